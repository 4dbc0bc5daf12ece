import fc from 'fast-check';
import type { Entry, Game, Outcome } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import { SETTINGS, type Settings } from '../../src/tournament/settings';
import { partsOf, SYSTEM_NAMES, SYSTEMS, type System } from '../../src/tournament/systems';
import { TIEBREAKS } from '../../src/tournament/tiebreaks';
import { UNKNOWN_PLAYER, type Out, type Player, type WallList } from '../../src/tournament/wallList';

export interface RandomEvent {
  readonly wallList: WallList;
  readonly settings: Settings;
}

const GROUPS = ['', 'A', 'B'] as const;

const outs: fc.Arbitrary<Out> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Out>({ rounds: [], from: undefined }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }).map((from): Out => ({ rounds: [], from })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }).map((one): Out => ({ rounds: [one], from: undefined })) }, // prettier-ignore
  { weight: 1, arbitrary: fc.constant<Out>({ rounds: [], from: undefined, isAwaited: true }) },
);

const player = (no: number): fc.Arbitrary<Player> =>
  fc
    .record({
      index: fc.option(fc.integer({ min: -20, max: 5 }), { nil: undefined, freq: 9 }),
      rating: fc.option(fc.integer({ min: 100, max: 2700 }), { nil: undefined }),
      start: fc.option(fc.integer({ min: 0, max: 80 }), { nil: undefined, freq: 2 }),
      category: fc.constantFrom('', '1', '2', 'Ü'),
      group: fc.constantFrom(...GROUPS),
      previousOrder: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
      team: fc.constantFrom('Oaks', 'Elms', 'Pines', ''),
      out: outs,
    })
    .map(({ index, ...given }) => ({
      ...UNKNOWN_PLAYER,
      ...given,
      no,
      name: `Player ${no}`,
      rank: index === undefined ? undefined : { kind: 'amateur', index },
    }));

/** What two players may have of a game; a referee may give any pair (R1.2). */
const outcomes = fc.constantFrom<readonly [Outcome, Outcome]>(
  ['won', 'lost'],
  ['lost', 'won'],
  ['won', 'lost'],
  ['jigo', 'jigo'],
  ['unknown', 'unknown'],
  ['lost', 'lost'],
  ['won', 'jigo'],
);

const free: fc.Arbitrary<readonly Entry[]> = fc.constantFrom<readonly Entry[]>(
  [{ kind: 'free', as: 'absence', worth: 'half' }],
  [{ kind: 'free', as: 'absence', worth: 'nothing' }],
  [{ kind: 'free', as: 'absence', worth: 'half' }],
  [{ kind: 'free', as: 'bye', worth: 'win' }],
  [{ kind: 'free', as: 'bye', worth: 'half' }],
  [{ kind: 'free', as: 'bye', worth: 'nothing' }],
  [],
);

interface Pairing {
  readonly order: readonly number[];
  readonly paired: number;
  readonly games: readonly (readonly [Outcome, Outcome])[];
  readonly stones: readonly number[];
  readonly defaults: readonly boolean[];
  readonly free: readonly (readonly Entry[])[];
}

const pairing = (count: number): fc.Arbitrary<Pairing> =>
  fc.record({
    order: fc.shuffledSubarray([...Array(count).keys()], { minLength: count }),
    paired: fc.integer({ min: 0, max: count }),
    games: fc.array(outcomes, { minLength: count, maxLength: count }),
    stones: fc.array(fc.constantFrom(0, 0, 0, 1, 3, 9), { minLength: count, maxLength: count }),
    defaults: fc.array(fc.constantFrom(false, false, false, true), { minLength: count, maxLength: count }),
    free: fc.array(free, { minLength: count, maxLength: count }),
  });

/** Neighbours in the order play; the others have byes, absences, games with somebody outside the list, or nothing. */
function entriesOf(count: number, { order, paired, ...one }: Pairing): readonly (readonly Entry[])[] {
  const cells: (readonly Entry[])[] = one.free.slice(0, count);
  for (let i = 0; i + 1 < paired; i += 2) {
    const [a, b] = [order[i]!, order[i + 1]!];
    const [handicap, byDefault, moves] = [one.stones[i]!, one.defaults[i]!, undefined];
    const [first, second] = one.games[i]!;
    const game = (opponent: number, outcome: Outcome, colour: Game['colour']): readonly Entry[] => [
      { kind: 'game', opponent, opponentNo: opponent + 1, outcome, colour, handicap, byDefault, moves },
    ];
    cells[a] = game(b, first, 'black');
    cells[b] = game(a, second, 'white');
  }
  return cells;
}

const wallList: fc.Arbitrary<WallList> = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 }))
  .chain(([count, played, empty]) =>
    fc
      .tuple(
        fc.tuple(...Array.from({ length: count }, (_, index) => player(index + 1))),
        fc.array(pairing(count), { minLength: played, maxLength: played }),
      )
      .map(([players, rounds]): WallList => {
        const byRound = rounds.map(round => entriesOf(count, round));
        const blank = Array.from({ length: empty }, () => []);
        const entries = players.map((_, one) => [...byRound.map(round => round[one]!), ...blank]);
        return { players, rounds: played + empty, entries };
      }),
  );

const choices = fc.record({
  preset: fc.constantFrom(...SETTINGS.preset.kind.choices),
  system: fc.constantFrom(...SYSTEM_NAMES),
  later: fc.constantFrom<System | undefined>(...SYSTEM_NAMES.filter(one => partsOf(one)[1] === undefined), undefined, undefined), // prettier-ignore
  cut: fc.integer({ min: 1, max: 3 }),
  own: fc.record(
    {
      tiebreaks: fc.shuffledSubarray([...TIEBREAKS]),
      groups: fc.constantFrom(...SETTINGS.groups.kind.choices),
      leavers: fc.constantFrom(...SETTINGS.leavers.kind.choices),
      rounding: fc.constantFrom(...SETTINGS.rounding.kind.choices),
      sosFlavour: fc.constantFrom(...SETTINGS.sosFlavour.kind.choices),
      ownUnplayed: fc.constantFrom(...SETTINGS.ownUnplayed.kind.choices),
      opponentsUnplayed: fc.constantFrom(...SETTINGS.opponentsUnplayed.kind.choices),
      handicapInSos: fc.boolean(),
      roundDownDirectComparison: fc.boolean(),
      absencesInWins: fc.constantFrom(...SETTINGS.absencesInWins.kind.choices),
      absenceWins: fc.constantFrom(0, 1, 2),
      byeWins: fc.constantFrom(0, 1, 2),
      performance: fc.constantFrom(...SETTINGS.performance.kind.choices),
      throughRound: fc.integer({ min: 0, max: 6 }),
      globalTiebreaks: fc.shuffledSubarray([...TIEBREAKS], { maxLength: 3 }),
      qualifiers: fc.integer({ min: 1, max: 4 }),
      notQualified: fc.constantFrom(...SETTINGS.notQualified.kind.choices),
      seed: fc.string({ maxLength: 4 }),
    },
    { requiredKeys: ['tiebreaks'] },
  ),
});

type Choices = typeof choices extends fc.Arbitrary<infer Chosen> ? Chosen : never;

function settingsOf({ preset, system, later, cut, own }: Choices): Settings {
  const isOne = later === undefined || SYSTEMS[system].parts !== undefined;
  return {
    ...presetSettings(preset, system),
    stages: isOne
      ? []
      : [
          { from: 1, to: cut, system },
          { from: cut + 1, to: 999, system: later },
        ],
    ...own,
  };
}

const boards = fc.array(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 7, maxLength: 7 }), {
  minLength: 9,
  maxLength: 9,
});

/** Of a list of teams what their boards gave, for more teams and rounds than any list has; else undefined. */
const boardResults = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: boards },
);

/** Any event: the rounds need not be what its system would pair. */
export const randomEvent: fc.Arbitrary<RandomEvent> = fc
  .record({
    wallList,
    boardResults,
    settings: choices.map(settingsOf),
    playoff: fc.constantFrom(false, false, true),
  })
  .map(({ wallList: list, boardResults: results, settings, playoff }) => ({
    wallList: results === undefined ? list : { ...list, boardResults: results },
    settings:
      playoff && settings.stages.length === 0 && list.rounds > 1
        ? { ...settings, playoffRounds: [list.rounds], playoffPlaces: 3 }
        : settings,
  }));
