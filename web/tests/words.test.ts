// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { Texts } from '../src/lib/texts';
import { plain, refsIn, Words } from '../src/lib/words';
import { decision, duelTexts, option, step } from './fixtures';

const names = ['Olga', 'Ben'];
const words = (lang: 'en' | 'de' = 'en'): Words =>
  new Words('duel', new Texts(lang, duelTexts(lang)), (seat) => names[seat] ?? `Player ${seat + 1}`, { move: ['square'], play: ['card'], open: ['door'], strike: ['seat'], place: ['die', 'slot'] });

const seen = (key: string, args: object) => ({ n: 1, key, args: args as never, rule: '', withdrawn: false });

test('a game may say who reads the chat', () => {
  const heard = new Words('g', new Texts('en', 'g-page-chat = Everyone reads the chat.'), String);
  expect([heard.chatNote, words().chatNote]).toEqual(['Everyone reads the chat.', '']);
});

test('equal options are numbered', () => {
  const one = option('use:LAMP,0');
  const two = { ...one, text: 'use:LAMP,2' };
  const made = new Words('g', new Texts('en', 'duel-do-use = Use Lamp\nduel-do-end = End turn'), String);
  expect(made.options([one, option('end'), two]).map(plain)).toEqual(['Use Lamp (1)', 'End turn', 'Use Lamp (2)']);
});

describe('ids that are put together have names', () => {
  const source = [
    'g-turret-t-n = Turret { $n }', 'g-turret-t1 = Door turret', 'g-skill-gun-1 = Gun', 'g-skill-fire = fire', 'g-slot-of = { $owner }: { $part }',
    'g-hero-ada = Ada', '    .draft = Quick.', 'g-do-draft = Take { $hero }', 'g-die-R5 = red 5', 'g-rolled = Rolled { $dice }',
  ].join('\n');
  const made = new Words('g', new Texts('en', source), String, { place: ['die', 'slot'], use: ['turret', 'skill'], draft: ['hero'] });

  test('counted, with a dot, or a part of something', () => {
    expect(made.name('turret', 't07')).toBe('Turret 7');
    expect(made.name('turret', 't1')).toBe('Door turret');
    expect(made.name('skill', 'gun.1')).toBe('Gun');
    expect(made.name('slot', 'ada.gun.1')).toBe('Ada: Gun');
    expect(made.name('slot', 't07.fire')).toBe('Turret 7: fire');
    expect(made.name('square', 't07.fire')).toBe('t07.fire');
  });

  test('a way is told step by step, and a board may name what has no text', () => {
    const named = new Words('g', new Texts('en', `${source}\ng-moved = Goes { $way }\ng-opened = Opens door { $door }`), String, {}, (kind, id) => (kind === 'door' && id === 's1' ? 'B6–C6' : ''));
    const way = ['A1', 'A2', 'B3'].map((id) => ({ ref: 'square', id }));
    expect(plain(named.event(seen('g-moved', { way })))).toBe('Goes A1 → A2 → B3');
    expect(plain(named.event(seen('g-opened', { door: { ref: 'door', id: 's1' } })))).toBe('Opens door B6–C6');
    expect(named.name('door', 's2')).toBe('s2');
  });

  test('options of a new table say what they mean', () => {
    const options = new Words('g', new Texts('en', 'g-title = Smoke: A Game\ng-scenario-leak = The Leak\n    .text = Get out.\ng-option-defender = Defender\ng-option-defender-last = The last seat\n    .text = All others attack.'), String);
    expect(options.aboutChoice('scenario', 'leak')).toBe('Get out.');
    expect(options.aboutChoice('defender', 'last')).toBe('All others attack.');
    expect(options.aboutChoice('rounds', 4)).toBe('');
    expect(options.played({ defender: 'last', scenario: 'leak' })).toBe('The Leak');
    expect(options.played({ rounds: 4 })).toBe('');
    expect(options.shortTitle).toBe('Smoke');
  });

  test('what a thing says to one verb only', () => {
    const refs = ['hero:ada'];
    expect(made.aboutOption(option('draft:ada', {}, refs))).toBe('Quick.');
    expect(made.aboutOption(option('move:ada', {}, refs))).toBe('');
  });

  test('what the thing asked about says to one option', () => {
    const meeting = new Words('g', new Texts('en', 'g-encounter-4 = A Mill\n    .choose1 = Work: gain 2 food.\n    .choose2 = Buy: pay 2 coins.\ng-card-luck = Luck\n    .text = Again.\n    .mill = Grind.'), String);
    const asked = { encounter: { ref: 'encounter', id: 4 } };
    expect(meeting.aboutOption(option('choose:2', {}, ['offer:2']), asked)).toBe('Buy: pay 2 coins.');
    expect(meeting.aboutOption(option('choose:3', {}, ['offer:3']), asked)).toBe('');
    expect(meeting.aboutOption(option('choose:2', {}, ['offer:2']))).toBe('');
    expect(meeting.aboutOption(option('play:luck', {}, ['card:luck']), asked)).toBe('Again.');
    expect(meeting.aboutOption(option('play:luck', {}, ['card:luck']), { place: { ref: 'place', id: 'mill' } })).toBe('Grind.');
    meeting.event(seen('g-met', asked));
    expect(meeting.aboutOption(option('choose:1', {}, ['offer:1']), { encounter: 4, seat: 0 })).toBe('Work: gain 2 food.');
  });

  test('dice with a colour are named', () => {
    expect(plain(made.event(seen('g-rolled', { dice: [{ ref: 'die', id: 'R5' }] })))).toBe('Rolled red 5');
  });
});

describe('keys and arguments become sentences', () => {
  test('an event names the seat and the square', () => {
    const said = words().event(seen('duel-moved', { seat: { ref: 'seat', id: 1 }, to: { ref: 'square', id: 'B2' } }));
    expect(plain(said)).toBe('Ben steps to B2.');
    expect(said[0]).toEqual({ text: 'Ben', ref: 'seat:1' });
  });

  test('in German as well', () => {
    expect(plain(words('de').event(seen('duel-moved', { seat: { ref: 'seat', id: 1 }, to: { ref: 'square', id: 'B2' } })))).toBe('Ben geht nach B2.');
  });

  test('dice stay dice', () => {
    const said = words().event(seen('duel-rolled', { seat: { ref: 'seat', id: 0 }, faces: [6, 5, 3] }));
    expect(plain(said)).toBe('Olga rolls 6, 5, 3.');
    expect(said.find((piece) => piece.dice)?.dice).toEqual([6, 5, 3]);
  });

  test('numbers choose plurals', () => {
    const struck = (damage: number) => plain(words().event(seen('duel-struck', { seat: { ref: 'seat', id: 0 }, target: { ref: 'seat', id: 1 }, dialled: 2, parried: 1, damage })));
    expect(struck(0)).toContain('no damage');
    expect(struck(2)).toContain('2 damage');
  });

  test('an option names the card, and knows its printed text', () => {
    const play = option('play:luck', { card: { ref: 'card', id: 'luck' } }, ['card:luck']);
    expect(plain(words().option(play))).toBe('Play Luck');
    expect(words().aboutOption(play)).toContain('reroll all three dice');
  });

  test('what the game does not say comes from the engine, then from the bare text', () => {
    expect(plain(words().option({ ...option('accept:1'), do: { key: 'duel-do-accept', args: { offer: { ref: 'seat', id: 1 } } } }))).toBe('Accept the offer from Ben');
    expect(plain(words().option(option('fly:moon')))).toBe('fly:moon');
  });

  test('a prompt with a bare seat number names the player', () => {
    const asked = decision({ kind: 'dial', prompt: { key: 'duel-ask-dial', args: { target: 1 } } });
    expect(plain(words().prompt(asked))).toBe('Secretly dial your stamina against Ben');
  });

  test('a refusal by its rule, by its key, or refusalText', () => {
    const w = words();
    w.option(step('B2'));
    expect(plain(w.denial({ rule: 'DU-MOVE-02', key: 'duel-denied-du-move-02', args: { to: 'B2' } }))).toBe('Someone is already on B2.');
    expect(plain(w.denial({ rule: 'DU-MOVE-02', key: 'denied', args: { to: 'B2' } }))).toBe('Someone is already on B2.');
    expect(plain(w.denial({ rule: '', key: 'denied-not-now', args: {} }))).toBe('This is not possible now.');
    expect(plain(w.denial({ rule: 'X', key: 'denied', args: {} }))).toBe('The rules do not allow this now.');
  });

  test('a choice that is not on offer is said like its siblings', () => {
    const take = option('take:iron', { upgrade: { ref: 'upgrade', id: 'iron' } }, ['upgrade:iron']);
    expect(plain(words().choiceText('take:boiler', [take]))).toBe('Take Second boiler');
    expect(plain(words().choiceText('done', []))).toBe('Done');
  });

  test('pointing at a thing means the actions that take one such thing', () => {
    expect(words().choicesAt('square:B2', [])).toEqual(['move:B2']);
    expect(words().choicesAt('slot:move', [])).toEqual([]);
    expect(words().choicesAt('square:B2', [option('lay:A1', { at: { ref: 'square', id: 'A1' } }, ['square:A1'])])).toEqual(['move:B2', 'lay:B2']);
  });

  test('an event nobody has worded still says what it is', () => {
    expect(plain(words().event(seen('duel-boiler_burst', { seat: { ref: 'seat', id: 0 } })))).toBe('boiler burst: Who Olga');
  });

  test('a log line points at what it speaks of', () => {
    expect(refsIn({ seat: { ref: 'seat', id: 0 }, squares: [{ ref: 'square', id: 'A1' }], n: 3 })).toEqual(['seat:0', 'square:A1']);
  });
});
