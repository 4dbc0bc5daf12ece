import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  CopyRows,
  MergeAnswer,
  MergeAnswers,
  MergeQuestion,
  View,
} from '../../../src/application/protocol/protocol';
import { openTournament } from '../../../src/application/read/openTournament';
import { makeText } from '../../../src/sheet/wording';
import { copyOfBook } from '../copyOfBook';
import type { MemoryWorkbook } from '../memoryWorkbook';
import { ask } from '../tournamentBook';
import { begin } from './begin';
import { mendTiebreaks } from './changes';
import { errorsOf } from './end';
import { anyKind, type Kind } from './kind';
import { STEPS } from './play';
import type { Step } from './step';
import { labelOf, plainList, roundOf, type PlainList, type Row } from './wallList';
import { send, sheetsOf, type World } from './world';
import { split } from './beside';
import { filtered, TOLD, type Told } from './toldOtherwise';

/** Pairs of copies of one event that both go on, and become one. `MERGES=500` merges as many; `SEED` begins elsewhere. */

const MERGES = Number(process.env['MERGES'] ?? 6);
const SEED = Number(process.env['SEED'] ?? 1);

/** Somebody new whom nobody has at the other place. */
const late =
  (place: string): Step =>
  (world, [die = 0]) => {
    const { rows, columns } = plainList(world.book);
    if (['team', 'category', 'group'].some(kind => columns[kind] !== undefined)) return false;
    const person = { name: `${place} ${rows.length + 1}`, rank: '3k', club: `${place}${rows.length + 1}` };
    send(world, { ask: 'enter person', source: { from: 'person', person, round: die % 2 === 0 ? '' : '2' } });
    return true;
  };

/** What is done at both places, each as often as against the others. */
const DONE = [
  'write',
  'write',
  'write',
  'record',
  'record',
  'enter',
  'enter',
  'write absence',
  'change players',
  'seat',
  'undo',
  'begin check-in',
  'publish',
  'resultInList',
  'resultInSheet',
  'pastResult',
  'rename',
  'rank',
  'ofRound',
  'outOf',
  'setting',
  'sortRows',
  'late',
  'late',
] as const;

const doings = (most: number) =>
  fc.array(
    fc.record({
      what: fc.constantFrom(...DONE),
      dice: fc.array(fc.nat(11), { minLength: 4, maxLength: 4 }),
    }),
    { maxLength: most, size: 'max' },
  );

interface Pair {
  readonly kind: Kind;
  readonly together: readonly Doing[];
  readonly hall: readonly Doing[];
  readonly outside: readonly Doing[];
  readonly answers: readonly number[];
  readonly told: Told;
}

interface Doing {
  readonly what: (typeof DONE)[number];
  readonly dice: readonly number[];
}

const anyPair: fc.Arbitrary<Pair> = fc.record({
  kind: anyKind,
  together: doings(6),
  hall: doings(5),
  outside: doings(5),
  answers: fc.array(fc.nat(1), { minLength: 5, maxLength: 5 }),
  told: fc.constantFrom(...(Object.keys(TOLD) as readonly Told[])),
});

const worldOf = (book: MemoryWorkbook, kind: Kind, before?: World): World => ({
  book,
  script: before ? [...before.script] : [],
  deeds: [],
  odd: new Set(),
  pairedFrom: new Map(before?.pairedFrom),
  view: { view: 'busy' },
  kind: kind.begins === 'bare' || kind.begins === 'in one column' ? { system: 'Swiss', stages: '' } : kind,
  foretold: new Map(before?.foretold),
});

function goOn(world: World, all: readonly Doing[], place: string): void {
  world.script.push(`— ${place}`);
  for (const { what, dice } of all) {
    const step = what === 'late' ? late(place) : STEPS.find(one => one.what === what)?.step;
    step?.(world, dice);
  }
}

type Merge = Extract<View, { readonly view: 'merge' }>;

/** Asks until everything is decided; undefined where the copy is refused, in one sentence. */
function decide(
  world: World,
  copy: CopyRows,
  dice: readonly number[],
): { view: Merge; answers: MergeAnswers } | undefined {
  let answers: MergeAnswers = {};
  for (let turn = 0; turn < 20; turn++) {
    const view = send(world, { ask: 'preview merge', copy, answers });
    if (view.view === 'stopped') {
      expect(view.reasons).toHaveLength(1);
      return undefined;
    }
    // A text in one column is no list yet.
    if (view.view === 'text') return undefined;
    if (view.view !== 'merge') throw new Error(`merge: ${JSON.stringify(view)}`);
    const open = view.questions.filter(({ taken }) => taken === undefined);
    expect(view.waiting).toBe(open.length);
    if (open.length === 0) return { view, answers };
    const blocked = ask(world.book, { ask: 'merge', copy, answers, seen: view.seen });
    expect(blocked.view, 'nothing is merged while something is to be decided').toBe('merge');
    answers = {
      ...answers,
      ...Object.fromEntries(open.map((one, i) => [one.key, answerOf(one, dice[i % dice.length] ?? 0)])),
    };
  }
  throw new Error('questions without an end');
}

/** Two who came in late at two places are two. */
const answerOf = ({ sentence, choices }: MergeQuestion, die: number): MergeAnswer =>
  choices.length === 3 && new Set(sentence.match(/(?:hall|outside|Late) \d+/g)).size === 2
    ? 'both'
    : (choices[die]?.answer ?? 'here');

/** A round of a player, whatever columns it has: by the marks of the opponents, in any order. */
const inRound = (row: Row | undefined, round: number) =>
  Object.entries(row?.rounds ?? {})
    .filter(([title]) => roundOf(title) === round)
    .map(([, fact]) => fact);
const textIn = (row: Row | undefined, round: number): string =>
  inRound(row, round)
    .map(({ text }) => text)
    .join(' ')
    .trim();
const playIn = (row: Row | undefined, round: number): string => {
  const facts = inRound(row, round);
  const games = facts.flatMap(fact => fact.games);
  return games.length > 0
    ? games.map(({ opponent }) => opponent).join()
    : facts.map(({ text }) => text).join('');
};

/** The same for a bye and for an absence: those are asked about cell by cell. */
const opponentsIn = (row: Row | undefined, round: number): string =>
  inRound(row, round)
    .flatMap(({ games }) => games)
    .map(({ opponent }) => opponent)
    .join();

const rowOf = ({ rows }: PlainList, mark: string): Row | undefined => rows.find(row => row.mark === mark);

/** Games without a result. */
const openIn = (cell = ''): number => [...cell.matchAll(/\?!?\//g)].length;

const gamesOf = (cell = ''): readonly string[] => cell.split(/\s+/);

/** Whatever either side had is there, or was asked and decided for the other. */
function expectNothingLost(
  here: PlainList,
  copy: PlainList,
  after: PlainList,
  { view, answers }: { view: Merge; answers: MergeAnswers },
  language: Kind['language'],
): void {
  const text = makeText(language);
  const asked = (beginning: string, ...names: readonly string[]): MergeQuestion[] =>
    view.questions.filter(
      ({ sentence }) => sentence.startsWith(beginning) && names.every(name => sentence.includes(name)),
    );
  const before = (key: 'merge.pairing' | 'merge.entry', round: number): string =>
    text(key, { round, players: '§', who: '§' }).split('§')[0] ?? '';
  const isCheckIn = [here, copy].every(({ rows }) => rows.some(({ out }) => out.includes('?')));
  const marks = new Set([...here.rows, ...copy.rows].map(({ mark }) => mark));
  expect(new Set(after.rows.map(({ mark }) => mark)), 'all players are there').toEqual(marks);
  const rounds = [
    ...new Set(
      Object.keys(here.columns)
        .filter(title => /^R\d/.test(title))
        .map(roundOf),
    ),
  ];
  for (const mark of marks) {
    const [own, theirs, now] = [here, copy, after].map(list => rowOf(list, mark));
    const label = now ? labelOf(own && now ? { ...own, no: now.no } : now) : '';
    for (const round of rounds) {
      const [h, c, a] = [own, theirs, now].map(row => textIn(row, round));
      const [pairing] = asked(before('merge.pairing', round));
      if (pairing) {
        const side = answers[pairing.key] === 'copy' ? theirs : own;
        const isBoth = h !== '' && c !== '';
        if (isBoth)
          expect(playIn(now, round), `${label} R${round} by the pairing that was chosen`).toBe(
            playIn(side, round),
          );
        continue;
      }
      if (h === '' || c === '') {
        expect(a, `${label} R${round}: what only one side has`).toBe(h || c);
        continue;
      }
      if (h === c) {
        expect(a).toBe(h);
        continue;
      }
      expect(opponentsIn(own, round), `${label} R${round}: another opponent is asked about`).toBe(
        opponentsIn(theirs, round),
      );
      const entries = asked(before('merge.entry', round), label);
      if (entries.length === 0) {
        // Nobody was asked: one side knew less.
        expect(openIn(h) + openIn(c), `${label} R${round}: ${h} against ${c} is asked`).toBeGreaterThan(0);
        expect(openIn(a), `${label} R${round}: a result is lost`).toBeLessThanOrEqual(
          Math.min(openIn(h), openIn(c)),
        );
      } else if (entries.length === 1)
        // Of two games in one cell only the one that differs is asked about.
        for (const [at, game] of gamesOf(a).entries())
          expect([gamesOf(h)[at], gamesOf(c)[at]], `${label} R${round}`).toContain(game);
    }
    if (!own || !theirs || !now) continue;
    const awaited = [own, theirs, now].map(row => row.out.includes('?'));
    expect(awaited[2], `${label}: not seen yet`).toBe(
      isCheckIn ? awaited[0] && awaited[1] : awaited[0] || awaited[1],
    );
    for (const kind of ['rank', 'out', 'name'] as const) {
      const [h, c, a] = [own, theirs, now].map(row => row.details[kind]?.replace(/\?[,\s]*/, ''));
      if (h === c || c === '') expect(a, `${label} ${kind}`).toBe(h);
      else if (h === '') expect(a, `${label} ${kind}`).toBe(c);
      else {
        expect([h, c], `${label} ${kind}`).toContain(a);
        const named = view.questions.filter(({ sentence }) => sentence.includes(own.name));
        expect(named.length, `${label} ${kind}: ${h} and ${c} are asked about`).toBeGreaterThan(0);
      }
    }
  }
}

/** Whoever meets somebody is met by that one. */
const halfGames = (list: PlainList): readonly string[] =>
  list.rows.flatMap(row =>
    Object.entries(row.rounds).flatMap(([title, { games }]) =>
      games.flatMap(({ opponent }) =>
        playIn(rowOf(list, opponent), roundOf(title)).split(',').includes(row.mark)
          ? []
          : [`${row.mark} ${title} ${opponent}`],
      ),
    ),
  );

/** Who came at one place may join a Diagonal that was drawn at the other, which has then to be drawn again: Check says so, rightly. */
const joinsDiagonal = ({ kind }: World, { rows }: PlainList): boolean =>
  kind?.system === 'Diagonal' &&
  rows.some(row => playIn(row, 1) === '') &&
  rows.some(row => inRound(row, 1).some(({ games }) => games.length > 0));

const languageOf = (book: MemoryWorkbook): Kind['language'] =>
  openTournament(book.workbook)?.settings.language ?? 'en';

/** Merges one book into the other and takes it back; the number of questions, undefined where it is refused. */
function mergeInto(world: World, other: World, dice: readonly number[], told: Told): number | undefined {
  const [here, copy] = [plainList(world.book), plainList(other.book)];
  const language = languageOf(world.book);
  const [mine, theirs] = [errorsOf(world, true), errorsOf(other, true)];
  const before = sheetsOf(world.book);
  const rows = toldAs(world, other, dice, told);
  const decided = decide(world, rows, dice);
  expect(sheetsOf(world.book), 'a preview writes nothing').toEqual(before);
  if (!decided) {
    world.script.push('refused');
    return undefined;
  }
  const { view, answers } = decided;
  if (view.changes === 0) {
    expectNothingLost(here, copy, here, decided, language);
    return view.questions.length;
  }
  const merged = send(world, { ask: 'merge', copy: rows, answers, seen: view.seen });
  if (merged.view !== 'merged') throw new Error(`not merged: ${JSON.stringify(merged)}`);
  const after = plainList(world.book);
  expectNothingLost(here, copy, after, decided, language);
  if (halfGames(here).length === 0 && halfGames(copy).length === 0) expect(halfGames(after)).toEqual([]);
  if (mine.length === 0 && theirs.length === 0 && !joinsDiagonal(world, after))
    expect(errorsOf(world, true), 'Check finds nothing new').toEqual([]);
  const again = send(world, { ask: 'preview merge', copy: rows, answers });
  expect(again, 'merged twice').toMatchObject({ view: 'merge', changes: 0, lines: [] });
  const action = merged.undo?.action ?? '';
  const undone = ask(world.book, { ask: 'undo', action });
  expect(undone.view).toBe('undone');
  expect(sheetsOf(world.book), 'undo gives back the first state').toEqual(before);
  const anew = ask(world.book, { ask: 'preview merge', copy: rows, answers });
  expect(anew, 'what was undone is there to be merged').toMatchObject({
    view: 'merge',
    waiting: 0,
    lines: view.lines,
    changes: view.changes,
  });
  return view.questions.length;
}

/** What is asked and taken, in any order; a list alone says nothing of settings, and a Round sheet is known by its name. */
function saidOf({ view }: { view: Merge }, language: Kind['language'], told: Told): readonly string[] {
  const text = makeText(language);
  const settings = [
    text('merge.setting', { name: '§' }),
    text('merge.settingTaken', { name: '§', value: '§' }),
  ];
  const sheets = [text('merge.sheet', { sheet: '§' })];
  const left = [
    ...(told === 'pasted' ? settings : []),
    ...(told === 'pasted' || told === 'with sheets renamed' ? sheets : []),
  ].map(one => one.split('§')[0] ?? '');
  const questions = view.questions.map(({ sentence, choices }) =>
    [sentence, ...choices.map(({ label }) => label)].join(' | '),
  );
  return [...questions, ...view.lines]
    .filter(said => !left.some(beginning => said.startsWith(beginning)))
    .sort();
}

/** The copy as it is told, once it is found to say the same as the workbook itself. */
function toldAs(world: World, other: World, dice: readonly number[], told: Told): CopyRows {
  const saved = copyOfBook(other.book);
  const copy = TOLD[told](other.book);
  if (!copy || told === 'saved') return saved;
  world.script.push(`copy ${told}`);
  const [one, two] = [saved, copy].map(rows => decide(world, rows, dice.slice(0, 1)));
  const language = languageOf(world.book);
  // Numbers of those who have to give theirs away go by the rows.
  const said = (decided: typeof one) =>
    decided && saidOf(decided, language, told).map(line => line.replace(/\d+ (hall|outside|Late) /g, '$1 '));
  expect(said(two), `a copy ${told} says the same`).toEqual(said(one));
  return copy;
}

/** What belongs to a workbook, and what follows from numbers, which whoever came late has from where the merge is. */
const OWN: readonly string[] = ['language', 'version', 'wallListSheet', 'lotNumbers'];

/** Merges a copy where one side is right whatever is asked; false where it is refused. */
function mergeWithOneRight(book: MemoryWorkbook, copy: CopyRows, right: 'here' | 'copy'): boolean {
  let answers: MergeAnswers = {};
  for (let turn = 0; turn < 20; turn++) {
    const view = ask(book, { ask: 'preview merge', copy, answers });
    if (view.view !== 'merge') return false;
    const open = view.questions.filter(({ taken }) => taken === undefined);
    if (open.length === 0) {
      if (view.changes > 0) ask(book, { ask: 'merge', copy, answers, seen: view.seen });
      return true;
    }
    const answerTo = (one: MergeQuestion): MergeAnswer =>
      answerOf(one, 0) === 'both'
        ? 'both'
        : (one.choices.find(({ answer }) => answer === right)?.answer ?? 'here');
    answers = { ...answers, ...Object.fromEntries(open.map(one => [one.key, answerTo(one)])) };
  }
  throw new Error('questions without an end');
}

/** Who is in an event and what was played, by marks, so that numbers and rows say nothing. */
function eventIn(book: MemoryWorkbook) {
  const people = plainList(book).rows.map(row => {
    const rounds = Object.entries(row.rounds).map(([title, { text }]) => `${title} ${text}`);
    return [row.mark, ...Object.values(row.details), row.team, row.group, ...rounds].join(' | ');
  });
  const settings = Object.entries(openTournament(book.workbook)?.settings ?? {});
  return { people: people.sort(), settings: settings.filter(([key]) => !OWN.includes(key)) };
}

/** Whoever merges, it is the same event; and so it is where a part of a list came first. */
function expectOneEvent(one: World, two: World, first: number): void {
  const [inHall, outside] = [one.book.copy(), two.book.copy()];
  const copy = copyOfBook(two.book);
  const isHere = mergeWithOneRight(inHall, copy, 'here');
  const isThere = mergeWithOneRight(outside, copyOfBook(one.book), 'copy');
  expect(isThere, 'refused at both places, or at none').toBe(isHere);
  if (!isHere) return;
  expect(eventIn(outside), 'whoever merges, it is the same event').toEqual(eventIn(inHall));
  // A check-in that comes in parts is begun in parts: whoever was not in the first has been seen.
  if (plainList(two.book).rows.some(({ out }) => out.includes('?'))) return;
  const part = filtered(two.book, first);
  const [slowly, atOnce] = [one.book.copy(), one.book.copy()];
  if (!part || !mergeWithOneRight(slowly, part, 'copy')) return;
  met.parts += 1;
  const isWhole = [plainList(one.book), plainList(two.book)].every(list => halfGames(list).length === 0);
  if (isWhole) expect(halfGames(plainList(slowly)), 'a part makes no half games').toEqual([]);
  mergeWithOneRight(slowly, copy, 'copy');
  mergeWithOneRight(atOnce, copy, 'copy');
  expect(eventIn(slowly), 'first a part, then the whole').toEqual(eventIn(atOnce));
}

const met = { merged: 0, refused: 0, asked: 0, parts: 0 };

function playPair({ kind, together, hall, outside, answers, told }: Pair): void {
  const first = worldOf(begin(kind), kind);
  split(first, []);
  mendTiebreaks(first, []);
  fc.pre(errorsOf(first).length === 0);
  const worlds: World[] = [];
  try {
    goOn(first, together, 'together');
    const [one, two] = [worldOf(first.book.copy(), kind, first), worldOf(first.book.copy(), kind, first)];
    worlds.push(one, two);
    goOn(one, hall, 'hall');
    goOn(two, outside, 'outside');
    // What is typed in a sheet is recorded by a look, as the panel does.
    for (const world of worlds) ask(world.book, { ask: 'record', look: true });
    expectOneEvent(one, two, answers.length + (hall[0]?.dice[0] ?? 0));
    for (const [here, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const questions = mergeInto(here, other, answers, told);
      met.merged += questions === undefined ? 0 : 1;
      met.refused += questions === undefined ? 1 : 0;
      met.asked += questions ?? 0;
    }
  } catch (error) {
    if (error instanceof fc.PreconditionFailure) throw error;
    const told = Object.entries(kind).filter(([, value]) => value !== '' && value !== false);
    const [said = ''] = String((error as Error).message).split('\n\n');
    const script = [
      told.map(([name, value]) => `${name} ${String(value)}`).join(', '),
      ...worlds.flatMap(({ script: own }) => own),
    ];
    throw new Error(`${said}\n  ${script.join('\n  ')}\n`, { cause: error });
  }
}

describe('two copies of an event', () => {
  test(`${MERGES} pairs become one: nothing is lost, and what both have otherwise is asked`, () => {
    fc.assert(fc.property(anyPair, playPair), {
      numRuns: MERGES,
      seed: SEED,
      includeErrorInReport: true,
      // To make one of many small takes longer than to read it.
      endOnFailure: MERGES >= 20,
    });
    expect(met.merged, JSON.stringify(met)).toBeGreaterThan(MERGES);
    if (MERGES >= 50) console.log(JSON.stringify(met));
  });
});
