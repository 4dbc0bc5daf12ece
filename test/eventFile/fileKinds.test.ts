import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { checkedEvent } from '../../src/eventFile/checkedEvent';
import { openList, standingsOf } from '../../src/library/index';

const LIST = [
  ['No', 'Name', 'Rank', 'R1'],
  ['1', 'Ann', '3d', '2+/w'],
  ['2', 'Bo', '3d', '1-/b'],
];

const saved = (version: number): Uint8Array =>
  strToU8(
    JSON.stringify({
      format: 'wallist workbook',
      version,
      title: 'Cup',
      at: 0,
      workbook: {
        id: 'w',
        name: 'Cup',
        sheetOrder: ['a'],
        sheets: { a: { id: 'a', name: 'Wall list', cellData: LIST.map(line => line.map(v => ({ v }))) } },
      },
    }),
  );

/** As Google writes one: texts in the cells themselves. */
function spreadsheet(): Uint8Array {
  const rows = LIST.map((line, row) => {
    const cells = line.map(
      (text, column) =>
        `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${text}</t></is></c>`,
    );
    return `<row r="${row + 1}">${cells.join('')}</row>`;
  });
  return zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Hall" sheetId="1" r:id="r1" xmlns:r="r"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
  });
}

test('W7: what a newer version saved is refused, whatever it seems to hold', () => {
  expect(checkedEvent(saved(1), 'en')).toMatchObject({ kind: 'checked', players: 2 });
  expect(checkedEvent(saved(2), 'en')).toEqual({
    kind: 'refused',
    at: '',
    sentence: 'This tournament was saved by a newer version, which this one cannot read.',
  });
});

test('W8: the spreadsheet of an event is checked, and says that it has no seal', () => {
  expect(checkedEvent(spreadsheet(), 'en')).toMatchObject({
    kind: 'checked',
    verdict: 'best',
    sheet: 'Hall',
    players: 2,
    rounds: [{ round: 1, isLegal: true }],
    seal: { kind: 'unsealed' },
  });
  expect(checkedEvent(spreadsheet().slice(0, 200), 'en')).toEqual({ kind: 'noTournament' });
});

test('a picture is no text', () => {
  expect(checkedEvent(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13), 'en')).toEqual({
    kind: 'noText',
  });
});

test('N147: a list that somebody typed with blanks between its columns is read without a panel', () => {
  const typed = `No  Name       Grade  Club   1    2
 1  Anna Berg  3d     Bonn   2+   3-
 2  Bo Cho     2d     Bonn   1-   4+
 3  Cy Dee     1d     Köln   4+   1+
 4  Di Eff     1k     Köln   3-   2-`;
  expect(checkedEvent(strToU8(typed), 'en')).toMatchObject({ kind: 'checked', players: 4, rounds: [{}, {}] });
  const list = openList(typed, 'System=Swiss');
  expect(list.players.map(({ name }) => name)).toEqual(['Anna Berg', 'Bo Cho', 'Cy Dee', 'Di Eff']);
  const standings = standingsOf(list);
  if (standings.kind !== 'standings') throw new Error(JSON.stringify(standings));
  expect(standings.lines.map(({ name, scores }) => [name, scores[0]])).toEqual([
    ['Cy Dee', 2],
    ['Anna Berg', 1],
    ['Bo Cho', 1],
    ['Di Eff', 0],
  ]);
});
