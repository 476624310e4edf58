"""On the path of a process, this sets its clock: the seconds in the file that FLIBUSTE_TEST_CLOCK names are added."""

import os
import time
from pathlib import Path

if "FLIBUSTE_TEST_CLOCK" in os.environ:
    _true, _file = time.time, Path(os.environ["FLIBUSTE_TEST_CLOCK"])
    time.time = lambda: _true() + float(_file.read_text())
