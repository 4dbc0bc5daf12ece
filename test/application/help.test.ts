import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { HelpAnswer } from '../../src/application/protocol/protocol';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { LANGUAGES, LANGUAGES_OF_DOCS } from '../../src/tournament/languages';
import { warmAddon } from './built';

// Asked without a spreadsheet: whatever is asked of one would be thrown.
const addon = warmAddon({});
const help = (language: unknown): HelpAnswer =>
  addon['sidebar']!({ ask: 'help', language }) as unknown as HelpAnswer;

describe('the help of the panel', () => {
  it.each(LANGUAGES)('has its topics in %s, and names buttons by their texts', language => {
    const { topics, others } = help(language);
    expect(topics).toHaveLength(10);
    const texts = [others, ...topics.flatMap(({ heading, lines, more }) => [heading, more, ...lines])];
    expect(texts.filter(text => text === '' || /\{\w/.test(text))).toEqual([]);
    if (language !== 'en')
      expect(
        texts.filter(text =>
          help('en')
            .topics.flatMap(({ lines }) => lines)
            .includes(text),
        ),
      ).toEqual([]);
    const words: Readonly<Record<string, string>> = DICTIONARIES[language];
    const pairing = topics.find(({ name }) => name === 'pairing')?.lines.join(' ');
    expect(pairing).toContain(words['menu.pair']);
    expect(pairing).toContain(words['sidebar.hand']);
  });

  it('says what does not work in Google, a sentence each', () => {
    const { lines = [] } = help('en').topics.find(({ name }) => name === 'google') ?? {};
    for (const limit of ['several Google accounts', 'Phones', '30 seconds', 'After an update'])
      expect(lines.filter(line => line.includes(limit))).toHaveLength(1);
  });

  it.each(LANGUAGES)('leads to pages that are there, in %s wherever there is one', language => {
    const inEnglish = help('en').topics.map(({ page }) => page);
    const translated = (page: string): boolean =>
      LANGUAGES_OF_DOCS.includes(language) && existsSync(`docs/${language}/${page}.md`);
    const { topics } = help(language);
    expect(topics.filter(({ page }) => !existsSync(`docs/${page}.md`))).toEqual([]);
    expect(topics.map(({ page }) => page)).toEqual(
      inEnglish.map(page => (translated(page) ? `${language}/${page}` : page)),
    );
    // Whoever reads another language is told of a page in English.
    const isEnglish = (page: string): boolean => inEnglish.includes(page);
    for (const { page, more, pageLanguage } of topics) {
      expect([page, pageLanguage]).toEqual([page, isEnglish(page) ? 'en' : language]);
      expect([page, more.endsWith(' (English)')]).toEqual([page, isEnglish(page) && language !== 'en']);
    }
  });

  it.each([['xx'], [undefined], [{ toString: 'de' }]])('is in English for %s', language => {
    expect(help(language)).toEqual(help('en'));
  });

  it('shows formulas that the page of functions knows', () => {
    const page = readFileSync('docs/functions.md', 'utf8');
    const named = help('ja').topics.flatMap(({ lines }) =>
      lines.flatMap(line => line.match(/(?<==)[A-Z]+\d?(?=\()/g) ?? []),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter(name => !page.includes(`## ${name}\n`))).toEqual([]);
  });
});
