/** A page in another language says what the English one says: as many headings, steps and rows, the same links, pictures and numbers. */
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { lexer, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { IN_EVERY_LANGUAGE } from '../../build/site/contents.mjs';
import { englishOf, inLanguage } from '../../build/site/languages.mjs';
import { readPage } from '../../build/site/markdown.mjs';
import { LANGUAGE_FACTS, LANGUAGES, LANGUAGES_OF_DOCS } from '../../src/tournament/languages';

const OTHERS = LANGUAGES.filter(language => language !== 'en');
const fileOf = (page: string): string => `docs/${page}.md`;
const isThere = (page: string): boolean => existsSync(fileOf(page));
const textOf = (page: string): string => readFileSync(fileOf(page), 'utf8');

/** What a translation keeps of a piece of a page, and the line on which the piece begins. */
interface Piece {
  readonly line: number;
  readonly kept: string;
}

/** Where a link leads: the English page, and the number of its heading, which another language calls otherwise. */
function linkOf(page: string, href: string, english: (page: string) => string): string {
  if (/^https?:/.test(href)) return href;
  const [path = '', anchor = ''] = href.split('#', 2);
  const target = path === '' ? page : posix.join(posix.dirname(page), path).replace(/\.md$/, '');
  if (anchor === '') return english(target);
  const at = isThere(target)
    ? readPage(target, textOf(target)).headings.findIndex((heading: { id: string }) => heading.id === anchor)
    : -1;
  return `${english(target)}, heading ${at + 1}`;
}

/** Everything in a token that is of one type, in its order. */
const within = (token: Token, type: string): readonly Tokens.Generic[] => {
  const { tokens = [], items = [], header = [], rows = [] } = token as Tokens.Generic;
  const inside: readonly Token[] = [...tokens, ...items, ...[header, ...rows].flat()];
  return inside.flatMap(one => [...(one.type === type ? [one as Tokens.Generic] : []), ...within(one, type)]);
};

const numbersOf = (row: readonly Tokens.TableCell[]): string =>
  row
    .map(({ text }) => text)
    .filter(text => /^\d+$/.test(text))
    .join(' ');

/** The pieces of a page. `english` says which page a link into docs/ means. */
function piecesOf(page: string, markdown: string, english: (page: string) => string): readonly Piece[] {
  const pieces: Piece[] = [];
  let line = 1;
  for (const token of lexer(markdown)) {
    const add = (kept: string, from = line): unknown => pieces.push({ line: from, kept });
    if (token.type === 'heading') add(`heading ${'#'.repeat((token as Tokens.Heading).depth)}`);
    if (token.type === 'paragraph') add('paragraph');
    if (token.type === 'blockquote') add('quotation');
    if (token.type === 'code') add(`code ${(token as Tokens.Code).text}`);
    if (token.type === 'list') {
      const { items, ordered } = token as Tokens.List;
      add(`list of ${items.length}, ${ordered ? 'numbered' : 'not numbered'}`);
    }
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      add(`table of ${rows.length} rows, ${header.length} columns`);
      rows.forEach((row, at) => add(`row: ${numbersOf(row)}`, line + 2 + at));
    }
    for (const image of within(token, 'image'))
      add(`picture ${posix.join(posix.dirname(page), String(image['href']))}`);
    const links = within(token, 'link').map(({ href }) => linkOf(page, String(href), english));
    // Languages order their words otherwise.
    for (const link of links.sort()) add(`link to ${link}`);
    line += token.raw.split('\n').length - 1;
  }
  return pieces;
}

/** Where a page in another language differs first from the English one, or nothing. */
function difference(page: string, markdown: string, name: string, model: string): string | undefined {
  const language = page.split('/')[0] ?? '';
  const own = piecesOf(page, markdown, target =>
    // A link leads to the page in the reader's language wherever there is one.
    isThere(inLanguage(target, language)) ? `${target} in English` : englishOf(target),
  );
  const theirs = piecesOf(name, model, target => target);
  const at = theirs.findIndex((piece, index) => piece.kept !== own[index]?.kept);
  const first = at < 0 && own.length > theirs.length ? theirs.length : at;
  if (first < 0) return undefined;
  const say = (file: string, piece: Piece | undefined): string =>
    piece === undefined ? `${file} ends` : `${file}:${piece.line} has ${piece.kept}`;
  return `${say(fileOf(name), theirs[first])}; ${say(fileOf(page), own[first])}`;
}

const PAGES = OTHERS.flatMap(language =>
  IN_EVERY_LANGUAGE.map(name => inLanguage(name, language)).filter(isThere),
);

test.each(PAGES)('%s says what the English page says', page => {
  expect(difference(page, textOf(page), englishOf(page), textOf(englishOf(page)))).toBeUndefined();
});

/** What stands between marks that are none shows itself: without blanks around it, `_` or `**` marks nothing. */
const marksShown = (page: string): readonly string[] => {
  const texts = lexer(textOf(page)).flatMap(token => within(token, 'text'));
  const leaves = texts.filter(({ tokens }) => tokens === undefined);
  return leaves.map(({ raw }) => raw).filter(raw => /(?<!\\)[_*]/.test(raw));
};

test.each(PAGES)('%s shows no mark of its markdown', page => {
  expect(marksShown(page)).toEqual([]);
});

describe('a page that falls behind is told of with its line', () => {
  const english = [
    '# Title',
    '',
    'Words, [a](round.md), [b](results.md#in-the-panel).',
    '',
    '| job | clicks |',
    '| --- | ------ |',
    '| one | 1      |',
    '| two | 2      |',
    '',
    '- item',
    '- item',
    '',
    '![p](tutorial/form.png)',
    '',
    '```',
    'npm test',
    '```',
  ].join('\n');
  const own = english
    .replaceAll('(round.md', '(../round.md')
    .replaceAll('(results.md', '(../results.md')
    .replace('(tutorial', '(../tutorial');
  // No page of this language is there, whatever else is.
  const differ = (text: string): string | undefined => difference('xx/day', text, 'day', english);

  test('as it is, and with its links the other way round', () => {
    expect(differ(own)).toBeUndefined();
    const turned = own.replace(
      /(\[a\]\S+), (\[b\]\S+)\./,
      (_, one: string, other: string) => `${other}, ${one}.`,
    );
    expect(turned).not.toBe(own);
    expect(differ(turned)).toBeUndefined();
  });

  test.each([
    ['# Title', '## Title', 'docs/day.md:1 has heading #; docs/xx/day.md:1 has heading ##'],
    [
      '| two | 2      |\n',
      '',
      'docs/day.md:5 has table of 2 rows, 2 columns; docs/xx/day.md:5 has table of 1 rows, 2 columns',
    ],
    ['| two | 2 ', '| two | 3 ', 'docs/day.md:8 has row: 2; docs/xx/day.md:8 has row: 3'],
    [
      '- item\n- item',
      '- item',
      'docs/day.md:10 has list of 2, not numbered; docs/xx/day.md:10 has list of 1, not numbered',
    ],
    [
      'form.png',
      'files.png',
      'docs/day.md:13 has picture tutorial/form.png; docs/xx/day.md:13 has picture tutorial/files.png',
    ],
    ['npm test', 'npm start', 'docs/day.md:15 has code npm test; docs/xx/day.md:15 has code npm start'],
    ['../round.md', '../rules.md', 'docs/day.md:3 has link to round; docs/xx/day.md:3 has link to rules'],
    [
      '#in-the-panel',
      '',
      'docs/day.md:3 has link to results, heading 3; docs/xx/day.md:3 has link to results',
    ],
    [
      '\n\n| job',
      '\n\nMore.\n\n| job',
      'docs/day.md:5 has table of 2 rows, 2 columns; docs/xx/day.md:5 has paragraph',
    ],
  ])('%j for %j', (was, now, said) => {
    expect(own).toContain(was);
    expect(differ(own.replace(was, now))).toBe(said);
  });

  test('what is missing at its end, and what is too much there', () => {
    expect(differ(own.split('\n```')[0] ?? '')).toBe('docs/day.md:15 has code npm test; docs/xx/day.md ends');
    expect(differ(`${own}\n\nMore.`)).toBe('docs/day.md ends; docs/xx/day.md:19 has paragraph');
  });
});
test.each(OTHERS)('%s has every page that each language has, or none where nothing leads to it', language => {
  const has = IN_EVERY_LANGUAGE.filter(name => isThere(inLanguage(name, language)));
  const isBegun = LANGUAGES_OF_DOCS.includes(language) || has.length > 0;
  expect(has).toEqual(isBegun ? IN_EVERY_LANGUAGE : []);
});

test.each(['README.md', 'docs/README.md'])(
  '%s leads to the tutorial in each of them, by its own name',
  file => {
    const folder = file === 'README.md' ? 'docs/' : '';
    const links = [
      ...readFileSync(file, 'utf8').matchAll(/\[([^\]]+)\]\((?:docs\/)?(\w\w)\/tutorial\.md\)/g),
    ];
    expect(links.map(([link]) => link)).toEqual(
      LANGUAGES_OF_DOCS.map(
        language => `[${LANGUAGE_FACTS[language].name}](${folder}${language}/tutorial.md)`,
      ),
    );
  },
);
