import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { readBlock } from '../../src/text/packed';
import { LANGUAGES } from '../../src/tournament/settings';
import { DIST } from '../addon/built';

const file = readFileSync(join(DIST, 'texts.html'), 'utf8');
const stamp = /^Wallist fr (\w+) /m.exec(file)?.[1] ?? '';

describe('dist/texts.html', () => {
  it.each(LANGUAGES.filter(language => language !== 'en'))(
    'has every text in %s as it is typed',
    language => {
      expect(readBlock(file, language, stamp)).toEqual(Object.values(DICTIONARIES[language]));
    },
  );

  it('has nothing that HTML could take for a tag or an entity, and nothing invisible', () => {
    expect(file.match(/[<>&]|(?![ \n])[\p{Z}\p{C}]/gu)).toBeNull();
  });
});

it('what Google evaluates at each call of a formula stays small', () => {
  const bytes = ['bundle.js', 'globals.js'].map(name => statSync(join(DIST, name)).size);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(560_000);
});
