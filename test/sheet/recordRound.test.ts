import { describe, expect, test } from 'vitest';
import { makeA1 } from '../../src/sheet/cells/cell';
import { readWallList } from '../../src/sheet/read/readWallList';
import { recordRound, type RoundRecord } from '../../src/sheet/rounds/recordRound';
import { resultWords } from '../../src/sheet/rounds/roundResult';
import { readRoundSheet } from '../../src/sheet/rounds/roundSheet';
import { EVERY_TEXT } from '../../src/text/vocabulary';
import { range, told } from './range';

const WORDS = resultWords(EVERY_TEXT);

/** What the sheet of round 1 has for a wall list that begins in A1. */
function recorded(list: string, sheet: string): RoundRecord {
  const values = range(list);
  const table = readRoundSheet(range(`Black | White | Handicap | Result | Moves\n${sheet}`), EVERY_TEXT);
  if (!table) throw new Error('no titles');
  return recordRound(readWallList(values), values, 1, table, 'en', WORDS);
}

/** The cells that change, `C2 2?/b → 2+/b`. */
const changes = (record: RoundRecord): readonly string[] =>
  record.changes.map(({ row, column, before, after }) => `${makeA1(row, column)} ${before} → ${after}`);

const list = `
  No | Name | R1
  1  | Ann  | 2?/b
  2  | Bo   | 1?/w`;

describe('the length of a game', () => {
  test('is recorded with the result, on both sides', () => {
    expect(changes(recorded(list, '1 Ann | 2 Bo | | b | 231'))).toEqual([
      'C2 2?/b → 2+/b#231',
      'C3 1?/w → 1-/w#231',
    ]);
  });

  test.each(['1', '9999'])('%s moves are a length', moves => {
    const record = recorded(list, `1 Ann | 2 Bo | | w | ${moves}`);
    expect(record.problems).toEqual([]);
    expect(changes(record)).toEqual([`C2 2?/b → 2-/b#${moves}`, `C3 1?/w → 1+/w#${moves}`]);
  });

  test.each(['0', '10000', '-5', 'many'])(
    '%s moves are none, and the result is not recorded either',
    moves => {
      const record = recorded(list, `1 Ann | 2 Bo | | b | ${moves}`);
      expect(told(record.problems)).toEqual(['D2 warning roundResultUnreadable']);
      expect(record.problems[0]?.values).toMatchObject({
        text: moves,
        round: 1,
        black: '1 Ann',
        white: '2 Bo',
      });
      expect([record.changes, record.typed.size]).toEqual([[], 0]);
    },
  );

  test('waits for a result', () => {
    const record = recorded(list, '1 Ann | 2 Bo | | | 231');
    expect([record.changes, record.problems]).toEqual([[], []]);
  });

  test('comes behind a result that the list has already', () => {
    const known = list.replace('2?/b', '2+/b').replace('1?/w', '1-/w');
    const record = recorded(known, '1 Ann | 2 Bo | | | 231');
    expect(changes(record)).toEqual(['C2 2+/b → 2+/b#231', 'C3 1-/w → 1-/w#231']);
    expect([...record.typed]).toEqual(['0,1']);
  });

  test('that the list has otherwise is reported; one that only one cell has is completed', () => {
    const known = list.replace('2?/b', '2+/b#200').replace('1?/w', '1-/w');
    const record = recorded(known, '1 Ann | 2 Bo | | b | 231');
    expect(told(record.problems)).toEqual(['D2 warning roundSheetDisagrees']);
    expect(record.problems[0]?.values).toMatchObject({ typed: '#231', listed: '#200' });
    expect(record.changes).toEqual([]);
    expect(changes(recorded(known, '1 Ann | 2 Bo | | b | 200'))).toEqual(['C3 1-/w → 1-/w#200']);
  });
});
