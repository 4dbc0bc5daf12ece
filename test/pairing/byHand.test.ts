import { describe, expect, test } from 'vitest';
import { pairedAsTies, roundByHand, type ByHand } from '../../src/pairing/byHand/byHand';
import { detailChanges, withDetailsOf } from '../../src/pairing/byHand/detailChanges';
import { colourOfHandPair } from '../../src/pairing/byHand/handPair';
import { makeEntries } from '../../src/sheet/cells/notation';
import { presetSettings } from '../../src/tournament/presets';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { wallListText } from '../wallListText';

/** Round 2 is being played; a game of round 1 still goes on. The numbers are not those of the rows. */
const LIST = `
  No | Name | Rank | R1 | R2
  11 | Ann  | 2d   | 12+ | 13?/b
  12 | Bo   | 1d   | 11- | 14?/w
  13 | Cy   | 1k   | 14? | 11?/w
  14 | Di   | 2k   | 13? | 12?/b
  15 | Ed   | 3k   | 16+ | 16+!/b
  16 | Flo  | 5k   | 15- | 15-!/w
  17 | Gil  | 9k   | 0=  | 0+`;
const [ANN, BO, CY, DI, ED, FLO, GIL] = [0, 1, 2, 3, 4, 5, 6] as const;

const PLAIN: ByHand = { round: 2, again: [], absent: [], pairs: [], forbidden: [], bye: undefined };

function byHand(hand: Partial<ByHand>, given: Partial<Settings> = {}, text = LIST) {
  const settings = { ...presetSettings('EGF', 'Swiss'), ...given };
  const { freed, released, event } = roundByHand(wallListText(text), settings, { ...PLAIN, ...hand });
  return {
    freed: column(freed, 2),
    released: [...released],
    first: column(event.wallList, 1),
    cells: column(event.wallList, 2),
    entriesOf: (player: number) => event.wallList.entries[player]?.[1],
    settings: event.settings,
    open: event.openRound().round,
  };
}

/** A round as it stands in the list. */
const column = (list: WallList, round: number): readonly string[] =>
  list.entries.map(row => makeEntries(row[round - 1] ?? []) || '.');

describe('a round that is made anew by hand', () => {
  test('wholly: all open games and the bye, and no game that has a result', () => {
    const { freed, released } = byHand({ again: 'all' });
    expect(released).toEqual([ANN, BO, CY, DI, GIL]);
    expect(freed).toEqual(['.', '.', '.', '.', '16+!/b', '15-!/w', '.']);
  });

  test('in part: the games of those who are named, with their opponents', () => {
    const { freed, released } = byHand({ again: [BO, GIL] });
    expect(released).toEqual([BO, GIL, DI]);
    expect(freed).toEqual(['13?/b', '.', '11?/w', '.', '16+!/b', '15-!/w', '.']);
    expect(byHand({ again: [CY] }).released).toEqual([CY, ANN]);
    const outside = LIST.replace('13?/b', '99?/b').replace('11?/w', '.');
    expect(byHand({ again: [ANN] }, {}, outside).released).toEqual([ANN]);
  });

  test('an absence is no entry that is made anew, and an empty cell is none', () => {
    const absent = LIST.replace('0+', '0-');
    expect(byHand({ again: 'all' }, {}, absent).released).toEqual([ANN, BO, CY, DI]);
    const late = `${LIST}\n18 | Hal | 9k | . | .`;
    expect(byHand({ again: 'all' }, {}, late).released).toEqual([ANN, BO, CY, DI, GIL]);
  });

  test('is paired without its results, and with the games of before as ties', () => {
    const { first, cells } = byHand({ again: 'all' });
    expect(first).toEqual(['12+', '11-', '14=', '13=', '16+', '15-', '0=']);
    expect(cells).toEqual(['.', '.', '.', '.', '16?/b', '15?/w', '.']);
  });

  test('whoever does not come is absent without agreement', () => {
    const { cells, freed, entriesOf } = byHand({ again: [GIL], absent: [GIL] });
    expect(entriesOf(GIL)).toEqual([{ kind: 'free', as: 'absence', worth: 'nothing' }]);
    expect(byHand({}).entriesOf(GIL)).toEqual([{ kind: 'free', as: 'bye', worth: 'win' }]);
    expect(freed[GIL]).toBe('.');
    expect(cells[GIL]).toBe('0-');
  });

  test('a bye is typed, and whoever had it by the settings plays', () => {
    const { cells, settings } = byHand({ again: 'all', bye: CY }, { bye: 17 });
    expect(cells[CY]).toBe('0+');
    expect(settings.bye).toBe('automatic');
    expect(byHand({ again: 'all' }, { bye: 17 }).settings.bye).toBe(17);
    expect(byHand({ again: 'all', bye: CY }, { byeValue: 1 }).cells[CY]).toBe('bye=');
  });

  test('pairs that are forbidden are so by the numbers of the players, behind those of the settings', () => {
    const { settings } = byHand(
      { again: 'all', forbidden: [[ANN, DI]], tables: [[12, 3]] },
      { forbiddenPairs: [[15, 17]], fixedTables: [[16, 5]] },
    );
    expect(settings.forbiddenPairs).toEqual([
      [15, 17],
      [11, 14],
    ]);
    expect(settings.fixedTables).toEqual([
      [12, 3],
      [16, 5],
    ]);
    expect(byHand({}).settings.fixedTables).toEqual([]);
  });

  test('a pair has the colours and stones that were wanted', () => {
    const { cells, entriesOf } = byHand({ again: 'all', pairs: [{ players: [DI, ANN], stones: 3 }] });
    expect(entriesOf(DI)).toMatchObject([{ kind: 'game', opponent: ANN, opponentNo: 11 }]);
    expect(cells).toEqual(['14?/w3', '.', '.', '11?/b3', '16?/b', '15?/w', '.']);
  });

  test('and else those of the rules: the weaker has Black, with stones where they are given', () => {
    const { cells } = byHand(
      { again: 'all', pairs: [{ players: [ANN, DI], stones: undefined }] },
      { handicap: 'rank' },
    );
    expect([cells[ANN], cells[DI]]).toEqual(['14?/w1', '11?/b1']);
  });
});

test('games of earlier rounds that still go on are ties, those of the round and later ones are open', () => {
  const list = wallListText('Name | R1 | R2 | R3\nAnn | 2+ 3? | 2? | 3?\nBo | 1- | 1? | .\nCy | 1? | . | 1?');
  const tied = pairedAsTies(list, 2).entries.map(row => row.map(makeEntries).join(' | '));
  expect(tied).toEqual(['2+ 3= | 2? | 3?', '1- | 1? | ', '1= |  | 1?']);
});

test('where no round can be paired a pair by hand has the first as Black, without stones', () => {
  const closed = { kind: 'cannot pair', problems: [] } as const;
  expect(colourOfHandPair(closed, { players: [3, 1], stones: undefined })).toEqual({ black: 3, handicap: 0 });
});

describe('where all of a round is made by hand', () => {
  const all = [
    { players: [ANN, DI], stones: undefined },
    { players: [CY, BO], stones: 0 },
  ] as const;
  const without = LIST.replace('| 0+', '| 0-');

  test('the last pair is left to be found, for the two who remain are paired anyway', () => {
    const { cells, open } = byHand({ again: 'all', pairs: all }, {}, without);
    expect(open).toBe(2);
    expect(cells.filter(cell => cell === '.')).toHaveLength(2);
    // Of which the rules give colours: a wish for stones stays typed.
    expect([cells[BO], cells[CY]]).toEqual(['13?/w', '12?/b']);
    const turned = byHand({ again: 'all', pairs: [...all].reverse() }, {}, without);
    expect([turned.cells[BO], turned.cells[CY]]).toEqual(['13?/w', '12?/b']);
  });

  test('and of three the one that the rules give colours, wherever it stands', () => {
    const three = without.replace('16+!/b', '16?/b').replace('15-!/w', '15?/w');
    const ruled = { players: [ANN, DI], stones: undefined } as const;
    const wanted = [
      { players: [CY, BO], stones: 0 },
      { players: [FLO, ED], stones: 2 },
    ] as const;
    for (const at of [0, 1, 2]) {
      const pairs = [...wanted.slice(0, at), ruled, ...wanted.slice(at)];
      const { cells } = byHand({ again: 'all', pairs }, {}, three);
      expect(cells).toEqual(['.', '13?/w', '12?/b', '.', '16?/w2', '15?/b2', '0-']);
    }
  });

  test('the bye is a setting, so that somebody is left', () => {
    const { cells, settings, open } = byHand({ again: 'all', pairs: all, bye: GIL });
    expect(open).toBe(2);
    expect(settings.bye).toBe(17);
    expect(cells[GIL]).toBe('.');
    expect(cells.slice(ANN, ED)).not.toContain('.');
  });
});

describe('details that have changed since a round was paired', () => {
  const then = wallListText(`
    No | Name | Rank | Rating | Start | R1
    1  | Ann  | 2d   | 2200   | .     | 2+
    2  | Bo   | .    | .      | 30    | 1-
    3  | Cy   | 1k   | 2000   | .     | .`);
  const now = wallListText(`
    No | Name | Rank | Rating | Start | R1
    1  | Bo   | 1d   | 2100   | 29.5  | 2-
    2  | Ann  | 2d   | 2210   | .     | 1+
    3  | Cy   | .    | 2000   | 31    | .
    4  | Di   | 5k   | .      | .     | .`);
  const told = (settings: Partial<Settings>) =>
    detailChanges(then, now, {
      ...presetSettings('EGF', 'Swiss'),
      tiebreaks: [],
      pairingTiebreaks: [],
      seedingTiebreaks: [],
      ...settings,
    }).map(
      ({ player, kind, before, now: is }) =>
        `${now.players[player]?.name} ${kind} ${before || '–'} ${is || '–'}`,
    );
  const ranks = ['Bo rank – 1d', 'Cy rank 1k –'];

  test('the rank in any event', () => expect(told({})).toEqual(ranks));

  test.each([
    ['tiebreaks', 'Rating'],
    ['pairingTiebreaks', 'Rating'],
    ['seedingTiebreaks', 'Rating'],
    ['prizeTiebreaks', 'Rating'],
  ] as const)('the rating where it orders anybody: %s', (setting, tiebreak) => {
    expect(told({ [setting]: ['SOS', tiebreak] })).toEqual([
      'Bo rank – 1d',
      'Bo rating – 2100',
      'Ann rating 2200 2210',
      'Cy rank 1k –',
    ]);
  });

  test('the rating in a Diagonal, be it a stage alone', () => {
    const stages = [
      { from: 1, to: 1, system: 'Swiss' },
      { from: 2, to: 2, system: 'Diagonal' },
    ] as const;
    for (const settings of [{ system: 'Diagonal' }, { stages }] as const)
      expect(told(settings)).toContain('Ann rating 2200 2210');
  });

  test('the start in a McMahon, be it a stage alone', () => {
    const starts = ['Bo rank – 1d', 'Bo start 30 29.5', 'Cy rank 1k –', 'Cy start – 31'];
    const stages = [
      { from: 1, to: 1, system: 'McMahon' },
      { from: 2, to: 2, system: 'Knock-out' },
    ] as const;
    expect([told({ system: 'McMahon' }), told({ stages })]).toEqual([starts, starts]);
  });

  test('go back to what they were, for those whose details have changed alone', () => {
    const settings = presetSettings('EGF', 'Swiss');
    const changes = detailChanges(then, now, { ...settings, pairingTiebreaks: [], seedingTiebreaks: [] });
    const { players, entries } = withDetailsOf(then, now, changes);
    expect(players.map(({ rating, start }) => [rating, start])).toEqual([
      [undefined, 60],
      [2210, undefined],
      [2000, undefined],
      [undefined, undefined],
    ]);
    expect(players.map(({ no, rank }) => [no, rank])).toEqual([
      [1, undefined],
      [2, then.players[0]?.rank],
      [3, then.players[2]?.rank],
      [4, now.players[3]?.rank],
    ]);
    expect(entries).toBe(now.entries);
  });
});
