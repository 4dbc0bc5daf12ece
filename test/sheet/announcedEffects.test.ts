import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairNextRound } from '../../src/pairing/nextRound';
import { makePlacement } from '../../src/standings/placement/placement';
import { presetSettings } from '../../src/tournament/presets';
import { withSetting, SETTINGS, type Settings, type SettingKey } from '../../src/tournament/settings';
import { SYSTEM_NAMES, type SingleSystem } from '../../src/tournament/systems';
import type { WallList } from '../../src/tournament/wallList';
import { openEventOf } from '../eventOf';
import { kindField } from '../pairing/everyKind';
import { withWritten } from '../pairing/playToTheEnd';
import { makeDice } from '../pairing/simulatedEvent';
import { announcedRows } from './announcedEvents';

// F6.8, N55, N107 of docs/faults.md

/**
 * What is announced counts: of whatever is printed, another value changes a pairing, a place or a problem of some event, and what has an
 * effect is printed. `EVENTS=30` takes two minutes.
 */

const rank = (index: number) => ({ kind: 'amateur', index }) as const;
const LISTS = [['SOS'], ['SOS2', 'Rating'], ['Rating'], ['Lottery'], ['Previous order'], []];

/** Other values of the settings that are no choice. */
const VALUES: Partial<Readonly<Record<SettingKey, readonly unknown[]>>> = {
  upperBar: [rank(-3), rank(0), rank(2), undefined],
  lowerBar: [rank(-12), rank(-5), rank(-2), undefined],
  komi: [1, 13],
  bye: ['automatic', 2, 4],
  forbiddenPairs: [[], [[1, 2]], [[2, 3]], [[4, 5]]],
  cycles: [1, 2],
  gamesPerOpponent: [1, 2],
  fewPlayersUpTo: [3, 6, 8],
  colourLimit: [undefined, 1],
  qualifiers: [2, 3, 4],
  playoffPlaces: [1, 2],
  globalTiebreaks: LISTS,
  tiebreaks: LISTS,
  pairingTiebreaks: LISTS,
  seedingTiebreaks: LISTS,
  prizeTiebreaks: LISTS,
  handicapReduction: [-1, 0, 1, 3, 5],
  handicapLimit: [0, 1, 2, 4, 9],
  handicapFrom: [rank(-20), rank(-5), rank(0), undefined],
  byeValue: [0, 1, 2],
  absenceValue: [0, 1, 2],
};

/** The settings that a label stands for; where it stands for none, a sentence is held to by announcementTrue.test.ts. */
const KEYS: Readonly<Record<string, SettingKey>> = {
  'system.standingsList': 'tiebreaks',
  'system.pairingList': 'pairingTiebreaks',
  'system.seedingList': 'seedingTiebreaks',
  'system.prizeList': 'prizeTiebreaks',
  'system.byesWorth': 'byeValue',
  'system.byesText': 'byeValue',
  'system.absencesWorth': 'absenceValue',
  'system.absencesHalf': 'absenceValue',
};

/** They are what the whole announcement is of; another value is another event. */
const WHOLE: readonly SettingKey[] = ['system', 'teams', 'boards', 'stages', 'rounds', 'playoffRounds'];

const keyOf = (label: string): SettingKey | undefined => {
  const key = KEYS[label] ?? /^settingName\.(.*)$/.exec(label)?.[1];
  return key !== undefined && key in SETTINGS ? (key as SettingKey) : undefined;
};

function otherValues(settings: Settings, key: SettingKey): readonly Settings[] {
  const { kind } = SETTINGS[key];
  const values =
    VALUES[key] ?? (kind.kind === 'choice' ? kind.choices : kind.kind === 'yes or no' ? [true, false] : []);
  const now = JSON.stringify(settings[key as keyof Settings]);
  return values.filter(one => JSON.stringify(one) !== now).map(one => withSetting(settings, key, one));
}

/** An event that was played by its settings: the list before each round, and at the end. */
type Played = readonly WallList[];

function play(settings: Settings, seed: number): Played {
  const dice = makeDice(seed);
  const players = 6 + Math.floor((seed % 4 === 0 ? 40 : 8) * dice());
  const rounds = settings.rounds ?? 5;
  const field = kindField([players, rounds, 2, ''], seed);
  let list: WallList = {
    ...field,
    players: field.players.map((player, i) => ({
      ...player,
      group: seed % 5 === 0 ? '' : player.group,
      supergroup: i === 3,
      previousOrder: players - i,
      maximumRating: (player.rating ?? 0) + Math.floor(400 * dice()),
      out: {
        rounds: dice() < 0.2 ? [1 + Math.floor(rounds * dice())] : [],
        from: i === 4 && seed % 2 === 0 ? 2 + Math.floor(rounds * dice()) : undefined,
      },
    })),
  };
  const lists = [list];
  for (let round = 1; round <= rounds; round++) {
    const paired = pairNextRound(openEventOf({ wallList: list, settings }));
    if (paired.kind === 'cannot pair') break;
    list = withWritten(list, paired, dice, 0.1, false);
    lists.push(list);
  }
  return lists;
}

/** All that the settings decide of it, in a text. */
function decided(lists: Played, settings: Settings): string {
  const pairings = lists.map(wallList => {
    const paired = pairNextRound(openEventOf({ wallList, settings }));
    return paired.kind === 'cannot pair'
      ? paired.problems.map(({ code, values }) => [code, values])
      : [paired.games, paired.bye, paired.free, paired.warnings];
  });
  const event = openEventOf({ wallList: lists[lists.length - 1]!, settings });
  const places = (['final', 'prizes'] as const).map(purpose => makePlacement(event, purpose).classes);
  return JSON.stringify([pairings, places]);
}

const STAGES: readonly SingleSystem[] = ['McMahon', 'Swiss', 'Score pairing', 'Round robin', 'Knock-out'];
const settings: fc.Arbitrary<Settings> = fc
  .record({
    system: fc.constantFrom(...SYSTEM_NAMES),
    later: fc.option(fc.constantFrom(...STAGES), { nil: undefined, freq: 3 }),
    upperBar: fc.constantFrom(undefined, rank(1), rank(-1)),
    lowerBar: fc.constantFrom(undefined, rank(-8)),
    supergroup: fc.boolean(),
    absentStart: fc.constantFrom(...SETTINGS.absentStart.kind.choices),
    handicap: fc.constantFrom(...SETTINGS.handicap.kind.choices),
    rounding: fc.constantFrom(...SETTINGS.rounding.kind.choices),
    earlyRounds: fc.integer({ min: 0, max: 2 }),
    earlySeeding: fc.constantFrom(...SETTINGS.earlySeeding.kind.choices),
    seeding: fc.constantFrom(...SETTINGS.seeding.kind.choices),
    geography: fc.constantFrom(...SETTINGS.geography.kind.choices),
    criteria: fc.constantFrom(...SETTINGS.criteria.kind.choices),
    groups: fc.constantFrom(...SETTINGS.groups.kind.choices),
    knockoutDraw: fc.constantFrom(...SETTINGS.knockoutDraw.kind.choices),
    thirdPlace: fc.boolean(),
    bye: fc.constantFrom('automatic' as const, 'automatic' as const, 3),
    playoff: fc.boolean(),
  })
  .map(({ system, later, playoff, ...own }): Settings => {
    const stages =
      later && system !== 'Groups + knock-out'
        ? [
            { from: 1, to: 3, system },
            { from: 4, to: 6, system: later },
          ]
        : [];
    const base = presetSettings('EGF', system);
    return {
      ...base,
      ...own,
      rounds: 6,
      stages,
      seed: 'dice 3',
      ...(playoff && stages.length === 0 && system === 'Swiss' && { playoffRounds: [6], playoffPlaces: 1 }),
    };
  });

/** Printed where they count: where they are not, no value of theirs changes anything. */
const ELSEWHERE: readonly SettingKey[] = [
  ...([
    'bye',
    'seedingTiebreaks',
    'earlySeeding',
    'seeding',
    'supergroup',
    'absentStart',
    'upperBar',
  ] as const),
  ...([
    'lowerBar',
    'geography',
    'criteria',
    'drawUpFrom',
    'drawDownFrom',
    'sectionSplit',
    'colourLimit',
  ] as const),
  ...(['cycles', 'leavers', 'thirdPlace', 'gamesPerOpponent', 'fewPlayersUpTo', 'middlePlayer'] as const),
  ...(['diagonalOrder', 'pairingTiebreaks', 'rounding', 'handicapReduction', 'handicapLimit'] as const),
];

/** How many events are tried for a line before it is said to have no effect. */
const TRIED = 80;

const changes = (played: Played, given: Settings, now: string, key: SettingKey): boolean =>
  otherValues(given, key).some(other => decided(played, other) !== now);

test('what is announced, and of these settings nothing else, changes a pairing, a place or a problem', () => {
  fc.assert(
    fc.property(settings, fc.nat({ max: 100_000 }), (given, seed) => {
      const open = new Set(
        announcedRows(given, 6)
          .flatMap(({ label, said }) => [label, ...said].map(keyOf))
          .filter(key => key !== undefined)
          .filter(key => !WHOLE.includes(key)),
      );
      const silent = ELSEWHERE.filter(key => !open.has(key) && (key !== 'bye' || given.bye !== 'automatic'));
      for (let event = 0; event < TRIED && open.size > 0; event++) {
        const played = play(given, seed + event);
        const now = decided(played, given);
        for (const key of open) if (changes(played, given, now, key)) open.delete(key);
        if (event > 1) continue;
        for (const key of silent)
          if (changes(played, given, now, key)) expect.fail(`${key} is not announced`);
      }
      expect([...open]).toEqual([]);
    }),
    { numRuns: Number(process.env['EVENTS'] ?? 2) },
  );
});
