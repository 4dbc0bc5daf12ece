import { describe, expect, test } from 'vitest';
import { blockTitle, readBlock } from '../../src/text/packed';

const block = (language: 'de' | 'fr', stamp: string, texts: readonly (string | null)[]): string =>
  `${blockTitle(language, stamp, texts)}\n[\n${texts.map(text => JSON.stringify(text)).join(',\n')}\n]\n`;

const GERMAN = ['Runde {round}', null, 'Brett „[1]“'];
const file = `A heading.\n\n${block('fr', 'a1', ['Ronde {round}', 'x', 'y'])}\n${block('de', 'a1', GERMAN)}`;

describe('a block of the text file', () => {
  test('gives the texts of its language', () => {
    expect(readBlock(file, 'de', 'a1')).toEqual(GERMAN);
    expect(readBlock(file, 'fr', 'a1')).toEqual(['Ronde {round}', 'x', 'y']);
  });

  test('may have other ends of lines and blanks around it', () => {
    expect(readBlock(`  ${file.replace(/\n/g, '\r\n').trim()}`, 'de', 'a1')).toEqual(GERMAN);
  });

  test.each([
    ['no file', ''],
    ['a language that it lacks', block('fr', 'a1', GERMAN)],
    ['another version', block('de', 'b2', GERMAN)],
    ['a file that was cut', file.slice(0, -8)],
    ['a block that was cut', block('de', 'a1', GERMAN).replace('\n]', '')],
    ['a text that was changed', file.replace('Runde', 'Runde&nbsp;')],
    ['a text that is gone', file.replace('null,\n', '')],
    ['what is no JSON', file.replace('„[1]“', '"[1]"')],
    ['another page', '<html><body>[\n]</body></html>'],
  ])('gives nothing for %s', (_what, broken) => {
    expect(readBlock(broken, 'de', 'a1')).toEqual([]);
  });
});
