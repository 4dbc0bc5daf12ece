import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { en } from '../../src/text/en';
import { readBlock } from '../../src/text/packed';
import { inFileOrder, isAside, isOfPanel } from '../../src/text/panelAreas';
import { LANGUAGES } from '../../src/tournament/languages';
import { DIST } from '../application/built';

const file = readFileSync(join(DIST, 'texts.html'), 'utf8');
const stamp = /^Wallist fr (\w+) /m.exec(file)?.[1] ?? '';

describe('dist/texts.html', () => {
  it.each(LANGUAGES.filter(language => language !== 'en'))(
    'has every text in %s as it is typed',
    language => {
      const typed: Readonly<Record<string, string>> = DICTIONARIES[language];
      const keys = inFileOrder(Object.keys(en));
      expect(readBlock(file, language, stamp)).toEqual(keys.map(key => typed[key]));
    },
  );

  it('has what to do about a problem in English, which formulas rarely show', () => {
    const aside = inFileOrder(Object.keys(en)).filter(isAside) as (keyof typeof en)[];
    expect(readBlock(file, 'en', stamp)).toEqual(aside.map(key => en[key]));
    expect(aside.length).toBeGreaterThan(100);
    const bundle = readFileSync(join(DIST, 'bundle.js'), 'utf8');
    expect(aside.filter(key => en[key].length > 30 && bundle.includes(en[key]))).toEqual([]);
  });

  it.each(['texts.html', 'program.html'])(
    '%s has nothing that HTML could take for a tag, an entity or a comment, and nothing invisible',
    name => {
      const text = readFileSync(join(DIST, name), 'utf8');
      expect(text.match(/[<>&`]|\/[/*]|(?![ \n])[\p{Z}\p{C}]/gu)).toBeNull();
    },
  );
});

describe('what Google evaluates at each call of a formula', () => {
  it('stays small', () => {
    const bytes = ['bundle.js', 'globals.js'].map(name => statSync(join(DIST, name)).size);
    expect(bytes.reduce((sum, one) => sum + one)).toBeLessThan(420_000);
  });

  it('has no text that only the panel shows', () => {
    const bundle = readFileSync(join(DIST, 'bundle.js'), 'utf8');
    const shown = Object.entries(en).filter(([, text]) => text.length > 30 && bundle.includes(text));
    expect(shown.filter(([key]) => isOfPanel(key))).toEqual([]);
    expect(shown.length).toBeGreaterThan(100);
  });
});
