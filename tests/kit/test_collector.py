"""Python's collector rests while games are stepped and bots think, and goes on afterwards."""

import gc

import pytest

from flibuste.kernel import IllegalAction
from flibuste.kit.collector import AtRest
from flibuste.kit.stepping import Batch
from flibuste.research.sights import sight_of


def test_it_rests_within_the_block_and_goes_on_after_an_error_too():
    with pytest.raises(ValueError, match="within"), AtRest():
        assert not gc.isenabled()
        raise ValueError("within")
    assert gc.isenabled()


def test_who_has_switched_it_off_finds_it_off():
    gc.disable()
    try:
        with AtRest():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_blocks_within_blocks_rest_until_the_outer_one_ends():
    with AtRest():
        with AtRest():
            pass
        assert not gc.isenabled()
    assert gc.isenabled()


def test_a_step_that_is_refused_leaves_it_running():
    batch = Batch(sight_of("port_royal", 2, {}), 1)
    batch.deal(0, 1)
    with pytest.raises(IllegalAction):
        batch.step([-1])
    assert gc.isenabled()
