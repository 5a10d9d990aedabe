### The page's own words about campaigns. campaign.de.ftl has the same keys with the same arguments.

## Lobby
nav = Lobby
nav-tables = Tables
nav-campaigns = Campaigns
campaigns-title = Campaigns
campaigns-mine = Your campaigns
campaigns-none = You have no campaign yet. Start one below, then invite the others.
campaigns-open = Open campaigns
campaigns-start = Start a campaign
campaigns-new = New campaign
campaigns-listed = List new campaigns in the lobby: anyone can take an open seat
campaign-played = { $played } of { $all } matches played
campaign-not-begun = not started yet
campaign-can-begin = The next match can start
campaign-waits-for = Waiting for { $who }, { $time }
campaign-gathers = Waiting for players
campaign-nobody-yet = no one else yet

## A campaign's home
campaign-loading = Loading the campaign …
campaign-missing = This campaign does not exist.
campaign-back-to-all = Back to the campaigns
campaign-about = { $people ->
    [one] 1 player
   *[other] { $people } players
} · started on { $date } · { $played } of { $all } matches played
campaign-about-new = { $people ->
    [one] 1 player
   *[other] { $people } players
} · created on { $date }
campaign-rail = Matches of the campaign
campaign-leg = Match { $number }
campaign-leg-next = next
campaign-leg-playing = being played
campaign-leg-done = played
campaign-leg-left-out = left out
campaign-leg-sealed = sealed
campaign-won = { $count ->
    [one] { $who } won
   *[other] { $who } shared the win
}
campaign-sheet = Whole sheet
campaign-sheet-close = Overview
campaign-party = Party
campaign-party-text = what everyone keeps
campaign-nothing-kept = Nothing yet.
campaign-save = Download the campaign

## Who is awaited
campaign-awaited = Awaited
campaign-awaited-text = before the next match
campaign-awaited-none = Nothing to decide before the next match.
campaign-awaited-match = A match is being played. Decisions follow after it.
campaign-awaited-days = You don't need to be here at the same time. Everyone can decide when it suits them.
campaign-decides = A decision
campaign-choosing = choosing for { $time }
campaign-committed = has chosen
campaign-later = later
campaign-proxy = { $votes ->
    [0] Let a bot decide this
    [one] Let a bot decide this (1 vote)
   *[other] Let a bot decide this ({ $votes } votes)
}
campaign-voted = Your vote is counted.

## Chronicle
campaign-chronicle = Chronicle
campaign-chronicle-empty = No match has been played yet.
campaign-recording = The result is being recorded.
campaign-look = Look at it
campaign-copy = Copy from here
campaign-copy-sure = Press again to copy
campaign-reset = Start over as a copy
campaign-copy-done = This is a copy. The other campaign is unchanged.
campaign-reset-done = A new campaign with the same players.

## People
campaign-people = Players
campaign-people-text = no account needed
campaign-online = here
campaign-at-match = plays the match
campaign-absent = not in the next match
campaign-absent-button = Skip next match
campaign-present-button = Play after all
campaign-absent-vote = { $votes ->
    [0] Play without them
    [one] Play without them (1 vote)
   *[other] Play without them ({ $votes } votes)
}
campaign-joins = joins before the next match
campaign-leaves = has left; a bot decides
campaign-invite = Invite
campaign-invite-link = Invite link
campaign-invite-text = Anyone with this link can take a free seat until the next match starts.
campaign-invite-new = Make a new link
campaign-leave = Leave the campaign
campaign-leave-sure = Press again to leave for good

## The next match
campaign-next = Next match
campaign-first = The first match
campaign-play = Play: { $title }
campaign-open-decisions = { $count ->
    [one] 1 decision is open
   *[other] { $count } decisions are open
}
campaign-ready = Ready: { $title }
campaign-ready-how = { $count ->
    [one] 1 player takes part.
   *[other] { $count } players take part. Anyone of you can start.
}
campaign-not-member = Only players of this campaign can start the match.
campaign-hour = Suggest a time
campaign-hour-set = Suggested: { $hour }.
campaign-on-table = The match is on the table.
campaign-on-table-others = The match is being played.
campaign-to-match = Go to the match
campaign-void = { $votes ->
    [0] Don't count this match
    [one] Don't count this match (1 vote)
   *[other] Don't count this match ({ $votes } votes)
}
campaign-void-sure = Press again to vote
campaign-void-done = This match does not count.

## On the page of a match
campaign-back = Back to the campaign
campaign-on = Continue the campaign
campaign-on-match = To the next match
campaign-voided = Everyone agreed that this match does not count.
campaign-take-back = Take your seat back

## An invitation
campaign-invited = You are invited: { $title }
campaign-with = With { $who }
campaign-so-far = So far
campaign-so-far-none = No match has ended yet.
campaign-sealed-note = Later matches stay sealed for everyone. Hands and plans of others stay hidden.
campaign-sit-later = You join before the next match. Until then you can watch.
campaign-just-look = Just look
campaign-full = All seats of this campaign are taken.

## The end
campaign-over = The campaign is over
campaign-again = New campaign, same players

## What goes wrong
error-not-member = Only players of this campaign may do that.
error-no-vote = Only the other players can vote on this seat.
error-not-asked = This seat has nothing to decide right now.
error-no-match = No match is being played.
error-not-playing = This campaign is not being played.
