"""Checks that offered options are allowed, that others are denied with a reason, and that both have texts."""

import json
from collections.abc import Sequence
from typing import Any

import msgspec

from brassboard.catalogue import Catalogue, every_gate, game_gates
from brassboard.catalogue.gate_lint import SpoilerSearch, catalogue_spoilers
from brassboard.kernel import PASS, Action, Denial, Event, Kind, Match, RuleError, Seat, read_action, text_of
from brassboard.kernel.game import KERNEL_ACTIONS, LEDGER_ACTIONS, tag_of
from brassboard.kernel.rulebook import RULES
from brassboard.texts import LANGUAGES, TextError, Texts, text_folders, texts_for
from brassboard.texts.lint import lint, text_spoilers

from .verdict import KERNEL_DENIALS, Case, Verdict, walk


def check_legality(case: Case, verdict: Verdict) -> None:
    """Check that options, denials and fast generators agree, and that whatever is not offered has a reason."""
    catalogue = case.catalogue
    if catalogue is None:
        verdict.notes.append("the rule ids of denials are not looked up: the game has no catalogue")
    seen_actions: dict[str, Action] = {}
    for point in walk(case, verdict):
        match = point.match
        if point.action is None:
            continue
        for seat in [seat for seat in match.awaited if seat >= 0]:
            lens = match.lens(seat)
            for kind in case.game.kinds:
                for scene, name in ((match.position, "on the table"), (lens, "on the lens")):
                    _check_kind(kind, scene, seat, verdict, f"{point.where}, {name}")
                for candidate in _candidates(kind, lens, seat):
                    seen_actions.setdefault(text_of(candidate), candidate)
            _check_reasons(match, seat, seen_actions, catalogue, verdict, point.where)
        for seat in [seat for seat in range(match.setup.players) if seat not in match.awaited][:1]:
            for action in list(seen_actions.values())[:3]:
                denial = match.why_not(action, seat)
                if denial is None:
                    verdict.add(f"seat {seat} is not asked, yet nothing speaks against {text_of(action)}", point.where)


def _check_kind(kind: Kind, scene: Any, seat: Seat, verdict: Verdict, where: str) -> None:
    try:
        candidates = list(kind.candidates(scene, seat))
        allowed = kind.filtered(scene, seat)
    except RuleError:
        return  # The kind needs a rule that is not running.
    verdict.count("candidates", len(candidates))
    if kind.fast is not None and list(kind.fast(scene, seat)) != allowed:
        verdict.add(f"kind {kind.verb}: the fast list differs from the candidates nothing denies", where)
    for candidate in candidates:
        if (kind.denial(scene, seat, candidate) is None) != (candidate in allowed):
            verdict.add(f"kind {kind.verb}: {text_of(candidate)} is denied and allowed at once", where)
        if tag_of(type(candidate)) != kind.verb:
            verdict.add(f"kind {kind.verb}: {text_of(candidate)} has another verb", where)
    for requirement in [requirement for requirement in kind.requirements if requirement.once]:
        if len({requirement.check(scene, seat, action) is None for action in (PASS, *candidates)}) > 1:
            verdict.add(f"kind {kind.verb}: {requirement.rule} is declared `once`, yet looks at the candidate", where)


def _candidates(kind: Kind, scene: Any, seat: Seat) -> list[Action]:
    try:
        return list(kind.candidates(scene, seat))
    except RuleError:
        return []


def _check_reasons(
    match: Match,
    seat: Seat,
    seen_actions: dict[str, Action],
    catalogue: Catalogue | None,
    verdict: Verdict,
    where: str,
) -> None:
    ask = match.position.ask_of(seat)
    assert ask is not None
    for option in ask.options:
        if (denial := match.why_not(option, seat)) is not None:
            verdict.add(f"{text_of(option)} is on offer, yet {denial}", where)
    for text, action in seen_actions.items():
        if action in ask.options:
            continue
        verdict.count("denials")
        found = match.why_not(text, seat)
        if found is None:
            verdict.add(f"{text} is not on offer, yet nothing speaks against it", where)
        elif problem := _denial_problem(found, catalogue):
            verdict.add(f"{text}: {problem}", where)


def _denial_problem(denial: Denial, catalogue: Catalogue | None) -> str:
    if denial.key not in KERNEL_DENIALS:
        return f"{denial} has a key nobody knows"
    if denial.key == "denied" and not denial.rule:
        return f"{denial} names no rule"
    if catalogue is not None and denial.rule and denial.rule not in catalogue:
        return f"{denial} names a rule the catalogue does not have"
    return ""


def check_texts(case: Case, verdict: Verdict) -> None:
    """Check that options parse back and are unique, and that all prompts, options, events and denials have texts."""
    game = case.game
    lookup = _TextLookup(case, verdict)
    for point in walk(case, verdict):
        match = point.match
        for seat in [seat for seat in match.awaited if seat >= 0]:
            decision = match.decision_of(seat)
            assert decision is not None
            texts = [option.text for option in decision.options]
            verdict.count("options", len(texts))
            if len(set(texts)) < len(texts):
                verdict.add(f"an option is there twice: {' '.join(texts)}", point.where)
            for option in decision.options:
                if read_action(option.text, game.verbs) != option.action:
                    verdict.add(f"{option.text} reads back as another action", point.where)
                lookup.option(option.action)
            lookup.prompt(*decision.prompt)
            lookup.phase(decision.path)
            json.dumps(decision.plain())
        if point.action is None:
            for seat in (*range(match.setup.players), None):
                for seen in match.events(0, seat):
                    lookup.event(seen.event)
    lookup.check_unmet()


class _TextLookup:
    """Looks up every text that a case needs, in both languages, with its arguments."""

    def __init__(self, case: Case, verdict: Verdict) -> None:
        self.game = case.game
        self.voice = case.voice or case.game.id
        self.verdict = verdict
        self.texts: list[Texts] = []
        self.seen_actions: set[str] = set()
        self.phases = {
            frame.__name__: [f"{self.voice}-phase-{path.replace('.', '-')}" for path in RULES[frame].paths]
            for frame in case.game.frames
        }
        if case.folder is None or not (case.folder / "texts").is_dir():
            verdict.notes.append("no texts were looked up: the game has no folder `texts`")
            return
        opened = every_gate(game_gates(case.folder))
        self.texts = [texts_for(case.folder, lang, strict=True, opened=opened) for lang in LANGUAGES]
        for problem in [problem for folder in text_folders(case.folder) for problem in lint(folder)]:
            verdict.add(str(problem))
        catalogue = case.catalogue if opened else None
        if catalogue is not None:
            in_texts = text_spoilers(case.folder, SpoilerSearch(catalogue.gates))
            for spoiler in [*catalogue_spoilers(catalogue), *in_texts]:
                verdict.add(str(spoiler))

    def prompt(self, key: str, args: dict[str, Any]) -> None:
        kind = key.removeprefix(f"{self.game.id}-ask-")
        self.look_up((key, f"ask-{kind}"), args)

    def option(self, action: Action) -> None:
        verb = tag_of(type(action))
        self.look_up((f"{self.voice}-do-{verb}", f"do-{verb}"), msgspec.structs.asdict(action))

    def event(self, event: Event) -> None:
        self.look_up((tag_of(type(event)).replace(".", "-"),), msgspec.structs.asdict(event))

    def phase(self, path: Sequence[str]) -> None:
        """Check the phase name of a path: the innermost rule with named phases needs a name for each of its steps."""
        for step in reversed(path):
            steps = self.phases.get(step.partition(".")[0], ())
            if any(texts.has(key) for texts in self.texts for key in steps):
                self.look_up((f"{self.voice}-phase-{step.replace('.', '-')}",), {})
                return

    def check_unmet(self) -> None:
        """Check texts that this run did not need, and that no text names a phase of a step that does not exist."""
        for moment in self.game.book.moments:
            self.look_up((f"{self.voice}-moment-{moment}",), {})
        known = [key for keys in self.phases.values() for key in keys]
        named = {key for texts in self.texts for key in texts.keys(f"{self.voice}-phase-")}
        for key in (
            sorted(named.difference(known)) if self.voice == self.game.id else ()
        ):  # A campaign shares its texts.
            self.verdict.add(f"{key}: no rule of the game has such a step")
        for requirement in {r.rule: r for kind in self.game.kinds for r in kind.requirements}.values():
            self.look_up((f"{self.voice}-denied-{requirement.rule.lower()}",), dict.fromkeys(requirement.args, "x"))
        for key in sorted(KERNEL_DENIALS - {"denied"}):
            self.look_up((f"denied-{key}",), {"given": 1, "number": 2, "seat": "x", "least": 2, "most": 4})
        for event in self.game.events:
            self.look_up((tag_of(event).replace(".", "-"),), dict.fromkeys(event.__struct_fields__, "x"))
        for verb, action in self.game.verbs.items():
            if action not in (*KERNEL_ACTIONS, *LEDGER_ACTIONS):
                self.look_up((f"{self.voice}-do-{verb}",), dict.fromkeys(action.__struct_fields__, "x"))
        self.verdict.count("texts", len(self.seen_actions))

    def look_up(self, keys: tuple[str, ...], args: dict[str, Any]) -> None:
        if not self.texts or keys[0] in self.seen_actions:
            return
        self.seen_actions.add(keys[0])
        plain = {name: value if isinstance(value, int | str) else str(value) for name, value in args.items()}
        for texts in self.texts:
            found = [key for key in keys if texts.has(key)]
            if not found:
                self.verdict.add(f"{texts.lang}: no text {' or '.join(keys)}")
                continue
            try:
                texts(found[0], **plain)
            except TextError as error:
                self.verdict.add(str(error))
