import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  argumentsBeforeSettings,
  customFunctions,
  standsBesideWallList,
} from '../../src/application/catalogue/catalogue';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import { makeDice } from '../pairing/simulatedEvent';
import { warmAddon, range, type Answer, type BuiltAddon } from './built';

/**
 * One bad cell never empties a column: for everybody else it counts as nothing entered, and every value of its player's row
 * names it. The functions are called as Google calls them.
 */

/** How many random events: few in the suite, more by the environment variable EVENTS. */
const EVENTS = 15 * Number(process.env['EVENTS'] ?? 1);

let addon: BuiltAddon;
beforeAll(() => (addon = warmAddon()));

type Row = readonly unknown[];
type Values = readonly Row[];

/** Functions that answer with a value beside each player, by the list and the settings alone. */
const BESIDE = customFunctions()
  .filter(one => standsBesideWallList(one) && argumentsBeforeSettings(one) === 1)
  .map(({ name }) => name);

const call = (name: string, ...given: readonly unknown[]): Answer => addon[name]!(...given);

const RULES = [
  'System=Swiss',
  'System=Swiss; Tiebreaks=DIRECTCOMPARISON, SODOS, SOSOS, CUSS, Rating',
  'System=McMahon; Upper bar=1d; Lower bar=5k',
  'System=McMahon; Preset=OpenGotha',
  'System=McMahon; Preset=AGA',
  'System=Swiss by categories',
  'System=Score pairing',
  'System=Round robin',
  'System=Round robin; Groups=apart',
  'System=Knock-out',
  'System=Groups + knock-out',
  'System=Diagonal',
  'Stages=R1-R2 Swiss; R3-R5 Knock-out',
  'Stages=R1-R2 McMahon; R3-R5 Swiss; Others=play on; Qualifiers=4',
  'System=Swiss; Playoff rounds=4-5; Playoff places=2',
  'System=Swiss; Team event=yes',
  'System=Round robin; Team event=yes',
] as const;

const TITLES = ['No', 'Name', 'Rank', 'Rating', 'Category', 'Group', 'Team', 'Board', 'Out'] as const;
const FIRST_ROUND = TITLES.length;

interface Event {
  readonly values: Values;
  readonly rules: string;
  readonly players: number;
  readonly rounds: number;
}

/** Any pairs, any results, some byes, absences and empty cells: nothing that a system would have to pair. */
function makeEvent(seed: number): Event {
  const dice = makeDice(seed);
  const upTo = (n: number): number => Math.floor(n * dice());
  const players = 4 + upTo(7);
  const rounds = 2 + upTo(4);
  const rules = RULES[upTo(RULES.length)]!;
  const cells = Array.from({ length: players }, () => Array.from({ length: rounds }, () => ''));
  for (let round = 0; round < rounds; round++) {
    const free = [...cells.keys()].sort(() => dice() - 0.5);
    while (free.length > 1) {
      const [a, b] = [free.pop()!, free.pop()!];
      const sign = upTo(10);
      const [own, theirs] = sign < 4 ? '+-' : sign < 8 ? '-+' : sign < 9 ? '==' : '??';
      if (dice() < 0.9) cells[a]![round] = `${b + 1}${own}/b`;
      if (dice() < 0.9) cells[b]![round] = `${a + 1}${theirs}/w`;
    }
    for (const one of free) cells[one]![round] = ['0+', '0=', '0-', ''][upTo(4)]!;
  }
  const rows = cells.map((row, i) => [
    i + 1,
    `Player ${i + 1}`,
    `${1 + upTo(9)}k`,
    dice() < 0.5 ? '' : 1200 + upTo(900),
    'AB'[i % 2],
    'AB'[i % 2],
    `Team ${Math.floor(i / 2)}`,
    1 + (i % 2),
    '',
    ...row,
  ]);
  const titles = [...TITLES, ...Array.from({ length: rounds }, (_, r) => `R${r + 1}`)];
  return { values: [titles, ...rows], rules: `${rules}; Seed=dice`, players, rounds };
}

/** What people leave in a cell, and how a text shows it. */
const BAD: readonly (readonly [unknown, string])[] = [
  ['7', '7'],
  [7, '7'],
  ['x', 'x'],
  [3.5, '3.5'],
  [-5, '-5'],
  [true, 'TRUE'],
  ['0', '0'],
  ['2++', '2++'],
  ['#REF!', '#REF!'],
  [new Date(2026, 2, 14), '2026-03-14'],
  ['=IMPORTXML("x")', '=IMPORTXML("x")'],
  ['<img onerror=1>', '<img onerror=1>'],
  ['a sentence that nobody meant', 'a sentence that nob…'],
];

interface Bad {
  readonly player: number;
  readonly round: number;
  readonly value: unknown;
  readonly text: string;
}

function badCellsIn({ players, rounds, rules }: Event, seed: number): readonly Bad[] {
  const dice = makeDice(seed);
  const upTo = (n: number): number => Math.floor(n * dice());
  const cells = Array.from({ length: 1 + upTo(3) }, (): Bad => {
    const player = 1 + upTo(players);
    const round = 1 + upTo(rounds);
    const other = (player % players) + 1;
    // In the groups before a knock-out one game is allowed: as many rounds as the largest group needs.
    const half = Math.ceil(players / 2);
    const several =
      /System=(Knock-out|Diagonal)/.test(rules) ||
      (rules.includes('Groups + knock-out') && round >= half + (half % 2)) ||
      (rules.includes('R3-R5 Knock-out') && round >= 3);
    const own: readonly (readonly [unknown, string])[] = [
      [`${player}+`, `${player}+`],
      ...(several ? [] : [[`${other}+ ${other}-`, `${other}+ ${other}-`] as const]),
    ];
    const [value, text] = [...BAD, ...own, ...own][upTo(BAD.length + 2 * own.length)]!;
    return { player, round, value, text };
  });
  // One of each cell.
  return cells.filter(
    (one, i) => cells.findIndex(({ player, round }) => player === one.player && round === one.round) === i,
  );
}

/** The list with something else in some cells. */
const withCells = (values: Values, cells: readonly (Bad & { readonly column?: number })[]): Values =>
  values.map((row, r) =>
    row.map((cell, c) => {
      const bad = cells.find(one => one.player === r && (one.column ?? FIRST_ROUND + one.round - 1) === c);
      return bad ? bad.value : cell;
    }),
  );

/** What the row of each player with a bad cell says, of the first one up to a round. */
function textsOf(bad: readonly Bad[], through = Infinity): ReadonlyMap<number, string> {
  const first = [...bad].sort((a, b) => a.round - b.round).filter(({ round }) => round <= through);
  return new Map(
    [...first].reverse().map(({ player, round, text }) => [player, `R${round}: "${text}"?`] as const),
  );
}

/** What STANDINGS says of the whole stands behind the titles. */
const isNote = (title: string | number): boolean =>
  /Provisional|does not fit|for teams|By the rules/.test(String(title));

const seeds = fc.tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }));

/** Events with bad cells, and the same lists with these cells emptied. */
function everyEvent(
  check: (event: Event, bad: readonly Bad[], spoilt: Values, emptied: Values) => void,
): void {
  fc.assert(
    fc.property(seeds, ([one, other]) => {
      const event = makeEvent(one);
      const bad = badCellsIn(event, other);
      const spoilt = withCells(event.values, bad);
      const emptied = withCells(
        event.values,
        bad.map(cell => ({ ...cell, value: '' })),
      );
      check(event, bad, spoilt, emptied);
    }),
    { numRuns: EVENTS },
  );
}

describe('a bad cell of a round', () => {
  test('is nothing entered for everybody else, and named in the row of its player', () => {
    everyEvent(({ rules }, bad, spoilt, emptied) => {
      const texts = textsOf(bad);
      for (const name of [...BESIDE, 'CROSSTABLE'] as const) {
        const [now, without] = [call(name, spoilt, rules), call(name, emptied, rules)];
        const title = JSON.stringify([name, rules]);
        expect(now.length, title).toBe(without.length);
        now.forEach((row, r) => {
          const text = texts.get(r);
          if (text === undefined || r === 0) return expect(row, title).toEqual(without[r]);
          // No and Name of a crosstable are typed, and nobody plays himself.
          const computed = name === 'CROSSTABLE' ? row.filter((_, c) => c > 1 && c !== r + 1) : row;
          return expect(new Set(computed), title).toEqual(new Set([text]));
        });
      }
    });
  });

  test('EXPLAIN of others says the same, and of the player what the row says', () => {
    everyEvent(({ rules, players }, bad, spoilt, emptied) => {
      if (rules.includes('Team')) return;
      const texts = textsOf(bad);
      for (let player = 1; player <= players; player++) {
        const now = call('EXPLAIN', spoilt, player, 'SOS', rules);
        const text = texts.get(player);
        if (text === undefined) expect(now).toEqual(call('EXPLAIN', emptied, player, 'SOS', rules));
        else expect(now).toEqual([['SOS', `Player ${player} (${player})`, text, '']]);
      }
    });
  });

  test('STANDINGS has the player last, without a place', () => {
    everyEvent(({ rules, rounds }, bad, spoilt, emptied) => {
      const texts = textsOf(bad);
      const [now, without] = [call('STANDINGS', spoilt, rules), call('STANDINGS', emptied, rules)];
      const titles = [now, without].map(([header = []]) => header.filter(title => !isNote(title)));
      expect(titles[0]).toEqual(titles[1]);
      // Values of those who met the player may change.
      expect(now[0]!.some(isNote)).toBe(true);
      const nameColumn = now[0]!.indexOf('Name');
      const nameOf = (row: Answer[0]): string => String(row[nameColumn]);
      const isBad = (row: Answer[0]): boolean => texts.has(Number(nameOf(row).replace('Player ', '')));
      const firstComputed = now[0]!.indexOf(`R${rounds}`) + 1;
      const computed = (row: Answer[0]): Answer[0] => [
        row[0]!,
        ...row.slice(firstComputed, titles[0]!.length),
      ];
      const rows = now.slice(1);
      const firstBad = rows.findIndex(isBad);
      expect(rows.slice(firstBad).every(isBad)).toBe(true);
      expect(rows.length - firstBad).toBe(texts.size);
      for (const row of rows) {
        const before = without.find(one => nameOf(one) === nameOf(row))!;
        if (!isBad(row)) expect(computed(row)).toEqual(computed(before));
        else
          expect(new Set(computed(row))).toEqual(
            new Set([texts.get(Number(nameOf(row).replace('Player ', '')))]),
          );
      }
    });
  });

  test('TEAMSTANDINGS says whose cell it is, in the row of the team', () => {
    everyEvent(({ rules }, bad, spoilt, emptied) => {
      const [now, without] = [call('TEAMSTANDINGS', spoilt, rules), call('TEAMSTANDINGS', emptied, rules)];
      const teamOf = ({ player }: Bad): string => `Team ${Math.floor((player - 1) / 2)}`;
      const column = now[0]!.indexOf('Team');
      const titles = now[0]!.filter(title => !isNote(title)).length;
      for (const row of now.slice(1)) {
        const team = row[column];
        const cells = bad.filter(one => teamOf(one) === team);
        const before = without.find(one => one[column] === team)!;
        const last = (line: Answer[0]): Answer[0] => [line[0]!, line[titles - 1]!];
        if (cells.length === 0) expect(last(row)).toEqual(last(before));
        else
          expect(
            cells.map(({ round, text, player }) => `R${round}: "${text}"? (Player ${player})`),
          ).toContain(row[0]);
      }
    });
  });

  test('NEXTROUND, PRIZES and what speaks of the next round stop and name it; Check names every one', () => {
    everyEvent(({ rules }, bad, spoilt) => {
      const prizes = [
        ['Place', 'Prize'],
        [1, 100],
      ];
      const answers = [
        call('NEXTROUND', spoilt, rules),
        call('PRIZES', spoilt, prizes, rules),
        call('PAIRINGREPORT', spoilt, rules),
        call('WHYNOT', spoilt, 1, 2, rules),
      ];
      const places = bad.map(
        ({ player, round }) => `Row ${player + 1}, column ${FIRST_ROUND + round} (R${round}): `,
      );
      for (const answer of answers) {
        expect(answer.length * answer[0]!.length).toBe(1);
        expect(places.some(place => String(answer[0]![0]).startsWith(place))).toBe(true);
      }
      const told = call('CHECKWALLLIST', spoilt, rules).map(row => `${row[0]} ${row[1]}`);
      for (const { player, round } of bad)
        expect(told).toContain(`${player + 1} ${FIRST_ROUND + round} (R${round})`);
    });
  });

  test('leaves the rounds before it as they are', () => {
    everyEvent(({ rules, values }, bad, spoilt) => {
      const through = Math.min(...bad.map(({ round }) => round)) - 1;
      if (through === 0 || rules.includes('Playoff')) return;
      const asOf = `${rules}; Through round=${through}`;
      const before = values.map(row => row.slice(0, FIRST_ROUND + through));
      const prizes = [
        ['Place', 'Prize'],
        [1, 100],
      ];
      for (const name of [...BESIDE, 'CROSSTABLE', 'STANDINGS', 'TEAMSTANDINGS'] as const)
        expect(call(name, spoilt, asOf), name + asOf).toEqual(call(name, values, asOf));
      expect(call('PRIZES', spoilt, prizes, asOf)).toEqual(call('PRIZES', values, prizes, asOf));
      if (!/Knock-out|Stages/.test(rules))
        expect(call('WINS', spoilt, asOf)).toEqual(call('WINS', before, asOf));
    });
  });
});

test('a bad cell elsewhere in a row is an empty one, whatever the function', () => {
  everyEvent((event, bad) => {
    const columns = ['Rank', 'Rating', 'Board', 'Out'].map(title => TITLES.indexOf(title as 'Rank'));
    const cells = bad.map((cell, i) => ({ ...cell, value: '?!', column: columns[(cell.round + i) % 4]! }));
    const spoilt = withCells(event.values, cells);
    const emptied = withCells(
      event.values,
      cells.map(cell => ({ ...cell, value: '' })),
    );
    for (const name of [...BESIDE, 'CROSSTABLE', 'STANDINGS', 'TEAMSTANDINGS', 'NEXTROUND'] as const)
      expect(call(name, spoilt, event.rules), name + event.rules).toEqual(call(name, emptied, event.rules));
    const told = call('CHECKWALLLIST', spoilt, event.rules).map(row => `${row[0]} ${row[1]}`);
    for (const { player, column } of cells)
      expect(told).toContain(`${player + 1} ${column + 1} (${TITLES[column]})`);
  });
});

/** The bare 7 that somebody types before the sign: all ranking columns were errors. */
test('a bare 7 in a round cell', () => {
  const list = range(`
    No | Name | R1 | R2 | R3
    1 | Ada | 2+ | 3+ | 7
    2 | Ben | 1- | 4+ | 3?
    3 | Cid | 4+ | 1- | 2?
    4 | Dee | 3- | 2- | `);
  const column = (name: string, settings = 'System=Swiss') => call(name, list, settings).map(row => row[0]);
  expect(column('WINS')).toEqual(['Wins', 'R3: "7"?', 1, 1, 0]);
  // Ada's two wins count for those who met her.
  expect(column('SOS')).toEqual(['SOS', 'R3: "7"?', 2, 2, 2]);
  expect(column('PLACE')).toEqual(['Place', 'R3: "7"?', 2, 2, 4]);
  expect(column('PLACE', 'System=Swiss; Through round=2; Tiebreaks=SOS')).toEqual(['Place', 1, 2, 2, 4]);
  expect(call('STANDINGS', list, 'System=Swiss; Tiebreaks=SOS').map(row => [row[0], row[2]])).toEqual([
    ['Place', 'Name'],
    [2, 'Ben'],
    [2, 'Cid'],
    [4, 'Dee'],
    ['R3: "7"?', 'Ada'],
  ]);
  expect(call('NEXTROUND', list, 'System=Swiss')).toEqual([
    ['Row 2, column 5 (R3): “7” names an opponent and no result.'],
  ]);
});

// D43
test('beside a list, where columns are narrow, a reason takes a word and never runs over its neighbour', () => {
  const list = range(`
    No | Name | Rank | R1 | R2
    1 | Ada | 1k | 2+ | hello there
    2 | Ben | 1k | 1- | 7
    3 | Cid |    | 4+ | 4-
    4 | Dee | 2k | 3- | 3+`);
  const names = 'PLACE, MMS, WINS, SOS, DIRECTCOMPARISON';
  for (const language of LANGUAGES) {
    const settings = `System=McMahon; Tiebreaks=SOS, DIRECTCOMPARISON; Language=${language}`;
    const [, ada, ben, cid, dee] = call('RANKING', list, names, settings);
    expect(ada).toEqual(['R2?', 'R2?', 'R2?', 'R2?', 'R2?']);
    expect(ben).toEqual(['R2: "7"?', 'R2: "7"?', 'R2: "7"?', 'R2: "7"?', 'R2: "7"?']);
    expect(cid).toEqual(['Rank?', '?', 1, expect.anything(), '?']);
    expect(dee?.[3]).toBe('?');
    // A column of its own has the reason.
    const alone = call('MMS', list, settings).map(row => row[0]);
    expect(alone).toContain(makeText(language)('missing.noStart'));
  }
});
