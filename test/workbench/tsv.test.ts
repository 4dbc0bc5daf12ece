import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOurs } from '../../src/exchange/ourTables';
import { fullName } from '../../src/formats/exchange';
import { separatorOf as separatorOfText } from '../../src/formats/parse/table';
import { makeTable, parseTable, separatorOf } from '../../workbench/tsv';
import { BEGINNINGS } from '../google/hostileEvent';

test.each(BEGINNINGS)(
  'a saved sheet has no formula of text that begins with %j, and has it again',
  beginning => {
    const text = `${beginning}IMPORTXML("x")`;
    for (const separator of ['\t', ','] as const) {
      const saved = makeTable([[text, '-3', '14+/w']], separator);
      expect(saved.replace(/^"/, '')[0]).not.toMatch(/[\s=+\-@＝＋]/);
      expect(parseTable(saved, separator)).toEqual([[text, '-3', '14+/w']]);
    }
  },
);

// N125
test('titles above a list, and commas in names, leave the separator that it has', () => {
  const titles = fc.constantFrom('Spring cup', 'Open, Paris, 2026', 'Wertung; Stand Sonntag', '');
  const names = fc.constantFrom('van der Berg, Jan', 'Ng Bo', '李 三', 'Łoś, Ż.');
  fc.assert(
    fc.property(
      fc.constantFrom(',', ';', '\t'),
      fc.array(titles, { maxLength: 1 }),
      fc.array(names, { minLength: 3, maxLength: 9 }),
      (separator, above, players) => {
        const cell = (text: string): string => (text.includes(separator) ? `"${text}"` : text);
        const list = [
          ['No', 'Name', 'Rank', 'R1'],
          ...players.map((name, i) => [String(i + 1), name, '3d', i === 0 ? '2+' : i === 1 ? '1-' : '0+']),
        ].map(row => row.map(cell).join(separator));
        const text = `${[...above, ...list].join('\n')}\n`;
        expect([separatorOfText(text), separatorOf('list.csv', text)]).toEqual([separator, separator]);
        const read = readOurs({ list: text, settings: undefined });
        expect(read.kind === 'read' && read.tournament.players.map(fullName)).toEqual(
          players.map(name => name.replace(',', '')),
        );
      },
    ),
  );
});
