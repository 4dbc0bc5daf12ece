import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Column } from '../../src/standings/column';
import { makeStanding } from '../../src/standings/score/makeStanding';
import { cuss } from '../../src/standings/tiebreaks/cuss';
import { makePlacement } from '../../src/standings/placement/placement';
import { mms, wins } from '../../src/standings/tiebreaks/primaryScore';
import { sodos } from '../../src/standings/tiebreaks/sodos';
import { sosK } from '../../src/standings/tiebreaks/sosK';
import { sosos } from '../../src/standings/tiebreaks/sosos';
import type { Standing } from '../../src/standings/score/standing';
import type { Entry, Free } from '../../src/tournament/game';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { hasReference, inReference } from '../reference';
import { wallListText } from '../wallListText';
import { eventOf } from '../eventOf';

/**
 * 30 real events as OpenGotha 3.51 computed them, round by round. What it gives for a round without a game differs
 * between events, and in some between wins (W) and McMahon score (M): the settings say both.
 */
const FOLDER = inReference('opengotha/data');

interface Reference {
  readonly meta: { readonly slug: string; readonly roundsPlayed: number };
  readonly params: { readonly general: General };
  readonly players: readonly { readonly startMMS: number; readonly status: string }[];
  readonly rounds: readonly { readonly r: number; readonly games: readonly Played[] }[];
  readonly afterRound: readonly {
    readonly r: number;
    readonly criteria: Readonly<Record<string, readonly number[]>>;
    /** Players by number, best first, and the place of each of them in this order. */
    readonly order: readonly number[];
    readonly place: readonly number[];
  }[];
}
interface General {
  readonly absentNBW: number;
  readonly byeNBW: number;
  readonly absentMMS: number;
  readonly byeMMS: number;
  readonly roundDownUnplayed: boolean;
  readonly sosCountsUnplayedAsHalf: boolean;
}
interface Played {
  readonly black: number;
  readonly white: number;
  readonly handicap: number;
  readonly result: string;
}
type Side = 'W' | 'M';

const RESULTS: Readonly<Record<string, readonly [string, string]>> = {
  'B+': ['+', '-'],
  'W+': ['-', '+'],
  '=': ['=', '='],
  '--': ['-', '-'],
  '++': ['+', '+'],
  '?': ['?', '?'],
};
/** A bye and an agreed absence; whoever was there without a game, or not there at all, gets nothing. */
const FREE: Readonly<Record<string, Free>> = {
  B: { kind: 'free', as: 'bye', worth: 'win' },
  A: { kind: 'free', as: 'absence', worth: 'half' },
};

function cellsOf({ players, rounds }: Reference): string[][] {
  const cells = players.map(() => rounds.map(() => ''));
  const put = (player: number, round: number, cell: string) => {
    (cells[player - 1] as string[])[round - 1] = cell;
  };
  for (const { r, games } of rounds) {
    for (const { black, white, handicap, result } of games) {
      const byDefault = result.endsWith('!') ? '!' : '';
      const [blacks, whites] = RESULTS[result.replace('!', '')] as readonly [string, string];
      put(black, r, `${white}${blacks}${byDefault}/b${handicap}`);
      put(white, r, `${black}${whites}${byDefault}/w${handicap}`);
    }
  }
  return cells;
}

function listOf(reference: Reference): WallList {
  const text = cellsOf(reference).map((cells, player) =>
    [
      player + 1,
      `Player ${player + 1}`,
      reference.players[player]?.startMMS,
      ...cells.map(cell => cell || '.'),
    ].join('|'),
  );
  const header = ['No', 'Name', 'Start', ...reference.rounds.map(({ r }) => `R${r}`)].join('|');
  const list = wallListText([header, ...text].join('\n'));
  const free = (player: number, round: number): Entry[] => {
    const status = reference.players[player]?.status[round] ?? 'N';
    return [FREE[status] ?? { kind: 'free', as: 'absence', worth: 'nothing' }];
  };
  const entries = list.entries.map((row, player) =>
    row.map((round, index) => (round.length > 0 ? round : free(player, index))),
  );
  return { ...list, entries };
}

function settingsOf(reference: Reference, side: Side): Settings {
  const { general } = reference.params;
  const { roundDownUnplayed, sosCountsUnplayedAsHalf } = general;
  return {
    ...presetSettings('OpenGotha', side === 'M' ? 'McMahon' : 'Swiss'),
    byeValue: 2 * general.byeMMS,
    byeWins: 2 * general.byeNBW,
    absenceValue: 2 * general.absentMMS,
    absenceWins: 2 * general.absentNBW,
    rounding: roundDownUnplayed ? 'absences' : 'none',
    opponentsUnplayed: sosCountsUnplayedAsHalf ? 'half' : 'as scored',
  };
}

const COLUMNS: Readonly<Record<string, (standing: Standing) => Column>> = {
  SOS: standing => sosK(standing, 0),
  'SOS-1': standing => sosK(standing, 1),
  'SOS-2': standing => sosK(standing, 2),
  SODOS: sodos,
  SOSOS: sosos,
  CUSS: cuss,
};
/** `SOSM-1`, `SODOSW`. */
const nameOn = (side: Side, name: string): string => name.replace(/^[A-Z]+/, letters => letters + side);

interface Difference {
  readonly criterion: string;
  readonly round: number;
  readonly player: number;
  readonly ours: number;
  readonly theirs: number;
}

function compared(reference: Reference): { differences: Difference[]; count: number } {
  const differences: Difference[] = [];
  let count = 0;
  const compare = (criterion: string, round: number, column: Column, theirs: readonly number[]) =>
    theirs.forEach((value, player) => {
      const ours = (column.values[player] ?? NaN) / column.unit;
      count++;
      if (ours !== value) differences.push({ criterion, round, player: player + 1, ours, theirs: value });
    });
  for (const side of ['W', 'M'] as const) {
    const list = listOf(reference);
    const settings = settingsOf(reference, side);
    for (const { r, criteria } of reference.afterRound) {
      const standing = makeStanding(list, { ...settings, throughRound: r });
      const score = side === 'W' ? 'NBW' : 'MMS';
      compare(score, r, (side === 'W' ? wins : mms)(standing), criteria[score] ?? []);
      for (const [name, column] of Object.entries(COLUMNS)) {
        const criterion = nameOn(side, name);
        compare(criterion, r, column(standing), criteria[criterion] ?? []);
      }
    }
  }
  return { differences, count };
}

/** Values compared, and those of them in which OpenGotha's defect shows. */
const COMPARED = 148_302;
const KNOWN = 1463;

const readReference = (file: string): Reference =>
  JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as Reference;
const files = hasReference ? readdirSync(FOLDER).sort() : [];

const isKnown = ({ criterion, round, theirs }: Difference): boolean =>
  criterion === 'SOSM-1' && round === 2 && theirs === 0;

describe.runIf(hasReference)('OpenGotha', () => {
  const results = files.map(file => ({ file, ...compared(readReference(file)) }));

  test.each(results)('$file is reproduced in every round', ({ differences }) => {
    expect(differences.filter(one => !isKnown(one))).toEqual([]);
  });

  test('the known divergence: it leaves SOSM-1 at 0 after round 2, where one value of two is left', () => {
    expect(results).toHaveLength(30);
    expect(results.map(({ count }) => count).reduce((sum, count) => sum + count, 0)).toBe(COMPARED);
    expect(results.flatMap(({ differences }) => differences.filter(isKnown))).toHaveLength(KNOWN);
  });

  describe('by categories: category, wins, SOS, SODOS', () => {
    const names = ['cat21-ppik2010-draw.json', 'cat26-ppik2011.json'];
    const placed = hasReference ? names.map(readReference) : [];
    test.each(placed)('$meta.slug has the places that OpenGotha gave', reference => {
      const list = listOf(reference);
      const { criteria } = reference.afterRound[0]!;
      const players = list.players.map((player, i) => ({ ...player, category: String(criteria.CAT?.[i]) }));
      const settings = {
        ...settingsOf(reference, 'W'),
        system: 'Swiss by categories',
        tiebreaks: ['SOS', 'SODOS'],
      } as const;
      for (const { r, order, place } of reference.afterRound) {
        const standing = makeStanding({ ...list, players }, { ...settings, throughRound: r });
        const ours = makePlacement(eventOf(standing), 'final').place;
        expect(order.map(no => ours[no - 1])).toEqual(place);
      }
    });

    test('four categories stand one after the other, with places of their own', () => {
      const reference = readReference('cat14-act2020.json');
      const list = listOf(reference);
      const { criteria, r } = reference.afterRound[2]!;
      const players = list.players.map((player, i) => ({ ...player, category: String(criteria.CAT?.[i]) }));
      const settings = {
        ...settingsOf(reference, 'W'),
        system: 'Swiss by categories',
        tiebreaks: [],
      } as const;
      const standing = makeStanding({ ...list, players }, { ...settings, throughRound: r });
      const { classes, place } = makePlacement(eventOf(standing), 'final');
      const rows = classes.map(group => group.map(player => [criteria.CAT![player], criteria.NBW![player]]));
      expect(rows.flat()).toEqual([...rows.flat()].sort((a, b) => a[0]! - b[0]! || b[1]! - a[1]!));
      expect(classes.map(([player]) => place[player!])).toEqual([1, 2, 3, 4, 1, 3, 1, 3, 4, 1, 2]);
    });
  });
});
