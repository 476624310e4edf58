# A story of several evenings: its page in the terminal and on the web, and what it refuses.

campaign-mode-cooperative = together
campaign-mode-competitive = against each other
campaign-members = Members: { $names }
campaign-member-wins = { $name }: { $wins ->
    [0] no win
    [one] 1 win
   *[other] { $wins } wins
}
campaign-stands-next = Next: chapter { $chapter }{ $failures ->
    [0] {""}
   *[other] {" "}({ NUMBER($failures) ->
        [one] 1 failure so far
       *[other] { $failures } failures so far
    })
}.
campaign-stands-running = Chapter { $chapter } is being played.
campaign-stands-won = All chapters are won, after { $failures ->
    [one] 1 failure.
   *[other] { $failures } failures.
}
campaign-stands-perfect = All chapters are won, and none was ever lost: the perfect result.
campaign-stands-rivals = All chapters are told. { $count ->
    [0] Nobody has won one.
    [one] { $names } has won the most of them.
   *[other] { $names } share the victory.
}
campaign-won = won
campaign-lost = lost
campaign-won-by = { $count ->
    [0] nobody won
   *[other] won by { $names }
}
campaign-out-of-order = (out of order)
campaign-begin = Play the first chapter with: flibuste campaign play { $name }
campaign-none = There is no campaign here yet. Begin one with: flibuste campaign new NAME
campaign-exported = The campaign and the records of its evenings are in { $file }
campaign-imported = The campaign is here now. Go on with: flibuste campaign play { $name }

terminal-column-campaign = Campaign
terminal-column-chapter = Chapter
terminal-column-evening = Evening
terminal-column-result = Result
terminal-column-stands = Where it stands
terminal-column-story = Missions

## The page of a campaign

campaign-name = Campaign
campaign-subtitle = Campaign of { $names } · one chapter an evening, 20 to 40 minutes
campaign-route = The route of the campaign: { $stops }
campaign-route-stop = chapter { $chapter } { $state }
campaign-state-won = told
campaign-state-next = to play
campaign-state-open = opened
campaign-state-future = to come
campaign-chapter = Chapter { $chapter }
campaign-hidden-title = title still hidden
campaign-stop-won = won at the { $attempt ->
    [1] first try
    [2] second try
    [3] third try
   *[other] { $attempt }th try
}{ $failures ->
    [0] {""}
    [one] {" "}· 1 failure
   *[other] {" "}· { $failures } failures
}
campaign-stop-next = { $failures ->
    [0] to play
    [one] to play · 1 failure: +{ $coins } coins
   *[other] to play · { $failures } failures: +{ $coins } coins
}
campaign-stop-open = played out of order
campaign-stop-future = opens after { $before }
campaign-stop-play = Play it
campaign-stop-play-again = Play it again
campaign-next = { $attempt ->
    [1] Next evening
    [2] Next evening · second try
    [3] Next evening · third try
   *[other] Next evening · { $attempt }th try
}
campaign-goal-missions = all
campaign-goal-missions-label = missions
campaign-goal-markers = { $count ->
    [1] markers alone
   *[other] markers among { $count }
}
campaign-goal-influence = influence points
campaign-goal-turns = turns, { $months } months
campaign-goal-rivals = { $influence } influence and the trophy announce the end.
campaign-extra = { $coins } coins more
campaign-extra-why = { $count ->
    [1] for { $failures ->
        [one] 1 failure
       *[other] { $failures } failures
    }
   *[other] to share, for { $failures ->
        [one] 1 failure
       *[other] { $failures } failures
    }
}
campaign-cards = { $cards } cards
campaign-cards-new = { $new ->
    [0] those of the base game
    [one] 1 of them new
   *[other] { $new } of them new
}
campaign-who-plays = Who plays?
campaign-who-everybody = Against each other everybody plays.
campaign-you = you
campaign-person = A person
campaign-not-come-yet = has not come yet
campaign-wins = { $wins ->
    [0] no win
    [one] 1 win
   *[other] { $wins } wins
}
campaign-adventurers = Adventurers
campaign-dealt = Adventurers dealt
campaign-drafted = chosen in turn
campaign-open = Open the table of chapter { $chapter }
campaign-running = Chapter { $chapter } is being played by { $names }.
campaign-to-table = To the table of chapter { $chapter }
campaign-break-off = Break this evening off
campaign-break-off-confirm = This evening will not count. Break it off?
campaign-log = Ship’s log
campaign-log-note = { $evenings ->
    [0] no evening yet
    [one] 1 evening
   *[other] { $evenings } evenings
}{ $failures ->
    [0] {""}
    [one] {" "}· 1 failure
   *[other] {" "}· { $failures } failures in all
}
campaign-log-empty = No evening yet. The first chapter waits.
campaign-entry = Chapter { $chapter } · { $result }
campaign-figures = { $done } of { $missions } missions · { $markers } of { $needed } markers · { $influence } of { $wanted } points
campaign-mission-done = Mission { $key } done
campaign-mission-missed = Mission { $key } not done
campaign-look-back = Look back
campaign-read-again = Read the story again
campaign-cards-read = { $count ->
    [0] nothing read yet
    [one] 1 card read
   *[other] { $count } cards read
}
campaign-story = The story so far
campaign-story-empty = Nothing has been read yet.
campaign-export = Take it along
campaign-export-help = The campaign and the records of its evenings in one file: another server takes it in, and the terminal with “flibuste campaign import”
campaign-import = Go on with a campaign from elsewhere
campaign-import-help = The .zip file of “Take it along”, or of “flibuste campaign export”. Its evenings are replayed and verified; every member gets a new link.
campaign-import-file = File
campaign-import-name = In it you are
campaign-import-go = Go on with it
campaign-crew = Members
campaign-crew-links = Secret links
campaign-crew-links-help = Whoever opens such a link is that member, from any device. Send each their own.
campaign-my-link = Your link, for your other devices
campaign-link-of = The link of { $name }
campaign-join = Add
campaign-join-title = A bot or somebody else
campaign-join-name = Name
campaign-leave = Leave
campaign-dismiss = Remove
campaign-leave-confirm = { $name } leaves the campaign. Sure?
campaign-hand-over = Hand the place over
campaign-hand-over-help = Somebody else, or a bot, has the place of { $name } from now on, wins included.
campaign-hand-over-to = To whom?
campaign-variable = The variable game
campaign-variable-help = All 39 new cards, four missions at random, against each other, without story.
campaign-invite-help = This secret link is { $name }’s place in the campaign of { $names }. Press the button on every device you play on.
campaign-out-title = Chapter { $chapter } out of order
campaign-out-warning = The next chapter is chapter { $next }. Chapter { $chapter } tells what happens later: its texts give away chapters you have not read.
campaign-out-again = Chapter { $chapter } was played already: this evening is for itself.
campaign-out-counts = It changes neither the next chapter, nor failures, nor wins; what is read stays in the journal.
campaign-out-open = Open chapter { $chapter } all the same
campaign-back = Back to the campaign
campaign-new = Begin a campaign
campaign-new-help = The five chapters of the story, one an evening. Each member gets a secret link and comes back with it from any device.
campaign-new-mode = How?
campaign-new-cooperative = For 1 to 4 an evening: all win or all lose, a lost chapter is played again. The crew may change.
campaign-new-competitive = For 2 to 4, always the same: whoever wins most chapters wins the campaign.
campaign-new-members = Who?
campaign-new-go = Begin
campaign-mine = Your campaigns
campaign-on-the-shelf = Campaign in five chapters: { $title }
campaign-set-up = The five chapters as a campaign, from one evening to the next
campaign-chapter-warning = From chapter 2 on a single chapter tells the story out of order. As a campaign it is told from the beginning.
campaign-next-chapter = To chapter { $chapter }
campaign-again = Chapter { $chapter } again
campaign-page-of = The campaign
campaign-told = told

## What a campaign refuses

campaign-unknown = There is no campaign at this address.
campaign-not-yours = That is for members of the campaign: open the secret link you were sent.
campaign-no-game = This game has no campaign.
campaign-no-mode = There is no campaign “{ $mode }”: choose cooperative (together) or competitive (against each other).
campaign-no-few = Against each other it takes { $least } members or more, not { $count }.
campaign-no-places = A campaign against each other keeps its places: a place can only be handed over, its wins included.
campaign-no-many = The campaign has { $most } members already, and no place for more.
campaign-no-plays = { $name } is playing this evening: wait until it is over.
campaign-no-last = { $name } is the last member: a campaign needs somebody.
campaign-no-name = A member needs a name of 1 to { $longest } signs.
campaign-no-twice = { $name } is a member already: everybody needs a name of their own.
campaign-no-player-twice = A member cannot sit on two seats of one table.
campaign-no-absent = Against each other every member plays; let a bot have the place of whoever cannot come.
campaign-no-seats = A chapter is played by { $least } to { $most }, not by { $count }: choose who plays this evening.
campaign-no-chapter = There is no chapter { $chapter }: the chapters are 1 to { $last }.
campaign-no-spoilers = Chapter { $chapter } tells the story out of order: chapter { $next } is the next one; say so if you want it.
campaign-no-running = Chapter { $chapter } is being played already: one evening at a time.
campaign-no-finished = The campaign is over: its { $chapters } chapters are told.
campaign-no-idle = No chapter of the campaign is being played.
campaign-no-member = The campaign has no such member.
campaign-no-named = { $name } is not a member of this campaign; it has { $names }.
campaign-no-nobody = Only bots belong to this campaign: give one of their places to somebody first.
campaign-no-bot = { $name } is a bot of this campaign: say which of the people you are.
campaign-no-data = This campaign was played with other component data (a correction?) than this server knows.
campaign-no-corrupt = This file is no campaign that can be gone on with: what it says under “{ $path }” does not hold.
campaign-no-newer = The campaign was written by a newer Flibuste (version { $version } of the format, this one reads { $own }): update this one.
campaign-no-missing = The record of evening { $number } is missing: { $record } should be with the campaign.
campaign-no-bad-record = { $record }, the record of evening { $number }, cannot be replayed: the file was changed.
campaign-no-other-record = { $record } is not the record of evening { $number }: its chapter, its players or its end are others.
campaign-no-there = { $file } is there already: choose another name or folder.
campaign-no-no-file = There is no file { $file }.
campaign-no-no-zip = This file is no campaign that can be gone on with: it takes the .zip file that a campaign is taken along in, whole.
campaign-no-no-json = { $file } is no campaign: it is not JSON.
campaign-no-unreadable = { $file } cannot be read ({ $why }).
campaign-no-unwritable = { $file } cannot be written ({ $why }).
campaign-no-folder = The folder { $folder } does not exist: make it, or name another.
