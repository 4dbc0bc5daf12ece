import { describe, expect, test } from 'vitest';
import { withRound } from '../../src/pairing/knockout/withRound';
import { makeEntries } from '../../src/sheet/cells/notation';
import { wallListText } from '../wallListText';
import { pairText } from './pairingText';

describe('a list with the round that was paired', () => {
  test('has the games without results, the bye and who is out; what stood there stays', () => {
    const list = `
      No | Name | Rating | Out | R1
      11 | Ann  | 2000   | .   | .
      12 | Bo   | 1900   | .   | .
      13 | Cy   | 1800   | .   | 14?/w
      14 | Di   | 1700   | .   | .
      15 | Ed   | 1600   | .   | .
      16 | Flo  | 1500   | 1   | .`;
    const round = pairText(list, { earlyRounds: 0, byeValue: 1 });
    const after = withRound(wallListText(list), round);
    expect(after.entries.map(row => row.map(makeEntries))).toEqual([
      ['12?/w'],
      ['11?/b'],
      ['14?/w'],
      ['13?/b'],
      ['bye='],
      ['0='],
    ]);
    expect(after.entries[4]).toEqual([[{ kind: 'free', as: 'bye', worth: 'half' }]]);
    const { byeWorth: _, ...plain } = round;
    expect(makeEntries(withRound(wallListText(list), plain).entries[4]?.[0] ?? [])).toBe('0+');
  });

  test('keeps what stands there, whatever was paired', () => {
    const list = wallListText('Name | R1\nAnn | 0=\nBo | 0-');
    const free = [{ player: 0, worth: 'win', as: 'bye' }] as const;
    const round = {
      kind: 'paired',
      round: 1,
      games: [],
      bye: 1,
      byeRemarks: [],
      free,
      late: [],
      warnings: [],
    } as const;
    expect(withRound(list, round).entries.map(row => row.map(makeEntries))).toEqual([['0='], ['0-']]);
  });

  test('gets the columns that the round needs', () => {
    const list = wallListText('Name | R1\nAnn | 2+\nBo | 1-\nCy | 0+');
    const after = withRound(list, {
      kind: 'paired',
      round: 3,
      games: [],
      bye: undefined,
      byeRemarks: [],
      free: [
        { player: 0, worth: 'win', as: 'walkOver' },
        { player: 1, worth: 'nothing' },
      ],
      late: [],
      warnings: [],
    });
    expect(after.entries.map(row => row.map(makeEntries))).toEqual([
      ['2+', '', '0+'],
      ['1-', '', '0-'],
      ['0+', '', ''],
    ]);
  });
});
