import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPage, checkPages } from '../../build/site/check.mjs';
import { CONTENTS, DOORS } from '../../build/site/contents.mjs';
import { WORDS } from '../../build/site/languages.mjs';
import { layout } from '../../build/site/layout.mjs';
import { readPage } from '../../build/site/markdown.mjs';
import { OTHER_WORDS } from '../../build/site/otherWords.mjs';
import { indexScript, searchIndex } from '../../build/site/searchIndex.mjs';
import { readDocs } from '../../build/site/site.mjs';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { WORKBENCH_TEXTS } from '../../src/text/workbench';
import { LANGUAGES, type Language } from '../../src/tournament/languages';

const htmlOf = (markdown: string): string => readPage('rules', markdown).html;

describe('the documentation', () => {
  test('has every page in its contents, and no link or picture that leads nowhere', async () => {
    const { pages, complaints } = await readDocs();
    expect(complaints).toEqual([]);
    expect(pages.length).toBeGreaterThan(40);
  });

  test('is led to by links of the pages beside it that are as whole', async () => {
    const { pages } = await readDocs();
    const byPath = new Map(pages.map(page => [`${page.page}.md`, page]));
    for (const name of ['README', 'CONTRIBUTING', 'ARCHITECTURE']) {
      // Read as if it stood in docs/, so that its links into docs/ are those of a page there.
      const text = readFileSync(`${name}.md`, 'utf8')
        .replace(/\]\(docs\//g, '](')
        .replace(/\]\((?=[A-Z]+\.md|LICENSE)/g, '](../');
      const page = readPage('rules', text);
      expect(page.links.length).toBeGreaterThan(1);
      expect(checkPage(page, byPath, target => existsSync(`docs/${target}`))).toEqual([]);
    }
  });

  test('L33: the README begins with a picture, three sentences, the own list, for whom, and the two ways in', () => {
    const [title, picture, first, own, whom = '', ways, ...rest] = readFileSync('README.md', 'utf8').split(
      /\n\n+/,
    );
    expect([title, ways]).toEqual(['# Wallist', '## Two ways in']);
    expect(own).toMatch(/^\*\*\[[^\]]+\]\(docs\/your-own-list\.md\)/);
    for (const said of ['**For you**', '**Not for you**', 'federation has approved', 'run it in Google yet'])
      expect(whom.replace(/\s+/g, ' ')).toContain(said);
    expect(existsSync(/^!\[[^\]]{20,}\]\((\S+)\)$/.exec(picture ?? '')?.[1] ?? '')).toBe(true);
    expect(first?.match(/[.!?](?=\s|$)/g)).toHaveLength(3);
    const untilNext = rest.slice(
      0,
      rest.findIndex(part => part.startsWith('## ')),
    );
    expect(untilNext.flatMap(part => /^\*\*(.+?)\*\*/.exec(part)?.[1] ?? [])).toEqual([
      'In Google Sheets',
      'On your own computer',
    ]);
  });

  test('L34: the contents have two doors, and the first page of each is named on the first page', () => {
    expect(DOORS.map(({ door }) => door)).toEqual(['Organise', 'How it is made']);
    const first = readFileSync('docs/README.md', 'utf8');
    expect([...first.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(
      DOORS.map(({ door }) => door),
    );
    expect(/\]\(([\w-]+\.md)\)/.exec(first)?.[1]).toBe('your-own-list.md');
    const [organise = '', made = ''] = first.split('## Organise')[1]?.split('## How it is made') ?? [];
    const insiders = DOORS[1]?.groups.flatMap(({ pages }) => pages) ?? [];
    expect(insiders.filter(page => !made.includes(`(${page}.md)`))).toEqual([]);
    expect(insiders.filter(page => organise.includes(`(${page}.md)`))).toEqual([]);
  });

  test('names buttons, entries and sheets by the words on the screen', async () => {
    const said = new Set(
      Object.values(DICTIONARIES.en).flatMap(text => [
        String(text),
        String(text).replace(/ ?[({].*$/, ''),
        String(text).replace('{count}', '11'),
      ]),
    );
    // Of the workbench's page and of the browser, which have no dictionary.
    const others = [
      'New tournament',
      'Save as a file',
      'Preview',
      'Write',
      'Save',
      'Show PLACE, MMS, WINS, DIRECTCOMPARISON, SOS beside the list',
    ];
    const wrong = ['tutorial', 'your-own-list', 'from-paper', 'round', 'corrections'].flatMap(page => {
      const text = readFileSync(`docs/${page}.md`, 'utf8');
      const named = [...text.matchAll(/(?<![\w*])_([^_\n]+)_(?!\w)/g)].map(([, words = '']) => words);
      return named
        .map(words => words.replace(/ (round )?(\d|n)( of \d| again| without waiting)?$/, ''))
        .filter(
          words =>
            !said.has(words) && !others.includes(words) && ![...said].some(one => one.startsWith(words)),
        )
        .map(words => `${page}: ${words}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the check of pages', () => {
  const page = (name: string, text: string) => readPage(name, text);
  const complaints = (text: string, pictures: readonly string[] = []) =>
    checkPages(
      CONTENTS.flatMap(({ pages }) => pages).map(name =>
        page(name, name === 'rules' ? text : `# ${name}\n\n## Here`),
      ),
      target => target === 'there.png' || target === '../LICENSE',
      pictures,
    );

  test.each([
    ['[x](nowhere.md)', 'docs/rules.md: nowhere.md is not there.'],
    ['[x](teams.md#gone)', 'docs/rules.md: teams.md has no heading #gone.'],
    ['[x](#gone)', 'docs/rules.md: rules.md has no heading #gone.'],
    ['[x](../src/gone.ts)', 'docs/rules.md: ../src/gone.ts is not there.'],
    ['![x](gone.png)', 'docs/rules.md: the picture gone.png is not there.'],
    ['![](there.png)', 'docs/rules.md: the picture there.png has no words.'],
    ['[x](javascript:alert(1))', 'docs/rules.md: javascript:alert(1) is no link that a page may have.'],
    ['# again', 'docs/rules.md: 2 titles.'],
  ])('%s', (text, complaint) => {
    expect(complaints(`# Rules\n\n${text}`)).toEqual([complaint]);
  });

  test('passes what is whole', () => {
    expect(
      complaints('# Rules\n\n[x](teams.md#here) ![y](there.png) [z](../LICENSE)', ['there.png']),
    ).toEqual([]);
  });

  test('a picture that no page shows, and a page outside the contents', () => {
    expect(complaints('# Rules', ['lost.png'])).toEqual(['No page shows docs/lost.png.']);
    for (const name of ['stray', 'de/stray', 'de/rules'])
      expect(checkPages([page(name, '# Stray')], () => true)).toContain(
        `docs/${name}.md is not in the contents.`,
      );
    expect(checkPages([page('de/round', '# Eine Runde')], () => true)).not.toContain(
      'docs/de/round.md is not in the contents.',
    );
  });
});

describe('a page', () => {
  test('shows markup as text', () => {
    const html = htmlOf(
      '# <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\na <b onclick="x">b</b> `<i>`',
    );
    expect(html).not.toMatch(/<(script|img|b|i)\b/);
    expect(html).toContain('&lt;script&gt;');
  });

  test('links to nothing but the web and the pages beside it', () => {
    const links =
      '[a](javascript:alert(1)) [b](//evil.example/x) [c](data:text/html,x) [d](file:///x) ![e](https://x.example/y.png)';
    expect(htmlOf(links)).not.toMatch(/<a|<img/);
    expect(htmlOf('[a](https://x.example/?a="b")')).toContain('href="https://x.example/?a=&quot;b&quot;"');
    expect(htmlOf('[a](teams.md#pairing)')).toContain('href="teams.html#pairing"');
    expect(readPage('glossary/de', '[a](../README.md)').html).toContain('href="../index.html"');
  });

  test('has anchors as repositories show them', () => {
    const { headings } = readPage(
      'rules',
      '# R\n\n### R4.7 The pairing\n\n## Why, and why not\n\n## Why, and why not',
    );
    expect(headings.map(({ id }) => id)).toEqual([
      'r',
      'r47-the-pairing',
      'why-and-why-not',
      'why-and-why-not-1',
    ]);
  });

  const titles = new Map(
    [...CONTENTS.flatMap(({ pages }) => pages), 'de/round', 'de/tutorial'].map(name => [name, `<${name}>`]),
  );

  test('says where it stands', () => {
    const html = layout(readPage('teams', '# Teams'), titles);
    expect(html).toContain('<title>Teams – Wallist</title>');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('href="site.css"');
    expect(html).toContain('&lt;tutorial&gt;');
    expect(html).not.toContain('&lt;de/tutorial&gt;');
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    // In one language there is none to choose.
    expect(html).not.toContain('hreflang');
  });

  test('in another language has its words, its pages first and then the rest in English', () => {
    const html = layout(readPage('de/round', '# Eine Runde'), titles, '../index.html?start');
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>Eine Runde – Wallist</title>');
    for (const words of ['>Suche</label>', '>Inhalt</a>', '>Turniere</a>', 'data-nothing="Nichts gefunden"'])
      expect(html).toContain(words);
    const [own = '', english = ''] = html.split('<nav id="contents"')[1]?.split('<div lang="en">') ?? [];
    const linksOf = (part: string) => [...part.matchAll(/href="([^"#]+)"/g)].map(([, href]) => href);
    expect(linksOf(own)).toEqual(['../de/tutorial.html', '../de/round.html', '../glossary/de.html']);
    const rest = linksOf(english);
    expect(rest).toContain('../registration.html');
    expect(rest.filter(href => href === '../round.html' || href === '../glossary/en.html')).toEqual([]);
    expect(html).toContain('<a href="../de/tutorial.html">← &lt;de/tutorial&gt;</a>');
    expect(html).toContain('<a href="../glossary/de.html">&lt;glossary/de&gt; →</a>');
  });

  test('leads to itself in its other languages, each by its own name', () => {
    const linksOf = (name: string) =>
      [...layout(readPage(name, '# X'), titles).matchAll(/<a [^>]*hreflang[^>]*>[^<]*<\/a>/g)].map(String);
    expect(linksOf('round')).toEqual([
      '<a href="round.html" lang="en" hreflang="en" aria-current="page">English</a>',
      '<a href="de/round.html" lang="de" hreflang="de">Deutsch</a>',
    ]);
    expect(linksOf('de/round')).toEqual([
      '<a href="../round.html" lang="en" hreflang="en">English</a>',
      '<a href="../de/round.html" lang="de" hreflang="de" aria-current="page">Deutsch</a>',
    ]);
    const glossaries = linksOf('glossary/ja');
    expect(glossaries).toHaveLength(LANGUAGES.length);
    expect(glossaries.filter(link => link.includes('aria-current'))).toEqual([
      '<a href="../glossary/ja.html" lang="ja" hreflang="ja" aria-current="page">日本語</a>',
    ]);
  });
});

test('the layout has words of its own in every language', () => {
  expect(Object.keys(WORDS).sort()).toEqual([...LANGUAGES].sort());
  for (const language of LANGUAGES) {
    expect(Object.keys(WORDS[language])).toEqual(Object.keys(WORDS.en));
    expect(WORDS[language].found).toContain('{count}');
    if (language !== 'en')
      expect(WORDS[language].tournaments).toBe(WORKBENCH_TEXTS[language]['workbench.tournaments']);
  }
});

test('the index of the search has every word of a section, and ends no script', () => {
  const index = searchIndex([
    readPage('teams', '# Teams\n\nBoards.\n\n## Boards </script>\n\nSOS-2, 上位バー, Ünde'),
  ]);
  expect(index.sections.map(String)).toEqual([
    'teams.html#teams,Teams,Teams,Boards.,en',
    'teams.html#boards-script,Teams,Boards </script>,SOS-2, 上位バー, Ünde,en',
  ]);
  expect(index.words).toMatchObject({ boards: [0, 1], 'sos-2': [1], 上位バー: [1], ünde: [1] });
  expect(indexScript(index)).not.toContain('</script');
});

test.each([
  ['late entry', 'registration', 'corrections'],
  ['rename', 'corrections'],
  ['latecomer'],
  ['withdraw', 'corrections'],
  ['misspelt name', 'corrections'],
])('N105: the search finds “%s” where the day of a tournament is told', async (wanted, ...pages) => {
  const { sections, words } = searchIndex((await readDocs()).pages);
  const has = (word: string): ReadonlySet<number> =>
    new Set(
      Object.entries(words).flatMap(([known, all]) => (known.startsWith(word) ? (all as number[]) : [])),
    );
  const all = wanted.split(' ').map(has);
  const found = [...(all[0] ?? [])].filter(section => all.every(one => one.has(section)));
  const addresses = found.map(section => String(sections[section]?.[0]).split('.html')[0]);
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses).toEqual(expect.arrayContaining(pages));
});

/** late, latecomer, rename, withdraw, forgot, wrong, undo, absent: as organisers type them. */
const HURRIED: Readonly<Record<Language, readonly string[]>> = {
  en: ['late', 'latecomer', 'rename', 'withdraw', 'forgot', 'wrong', 'undo', 'absent', 'typo'],
  de: ['verspätet', 'Nachzügler', 'umbenennen', 'abmelden', 'vergessen', 'falsch', 'rückgängig', 'krank'],
  fr: ['retard', 'retardataire', 'renommer', 'abandon', 'oublié', 'faux', 'annuler', 'absent'],
  es: ['tarde', 'tardío', 'renombrar', 'abandona', 'olvidado', 'equivocado', 'deshacer', 'enfermo'],
  ru: ['поздно', 'опоздавший', 'переименовать', 'снялся', 'забыл', 'неверный', 'отменить', 'болен'],
  ja: ['遅れ', '遅刻', '改名', '棄権', '忘れ', '間違い', '元に戻す', '病気'],
  ko: ['늦은', '지각', '개명', '기권', '잊', '틀린', '되돌리', '불참'],
  zh: ['迟到', '迟到', '改名', '退赛', '忘', '错误', '撤销', '生病'],
};

test.each(LANGUAGES)(
  'N196: in %s the search finds what somebody in a hurry types, on the pages for the day',
  async language => {
    const { sections, words } = searchIndex((await readDocs()).pages);
    const page = new RegExp(
      `^${language === 'en' ? '' : `${language}/`}(corrections|registration|results|round)\\.html#`,
    );
    const lost = HURRIED[language].filter(typed => {
      const found = Object.entries(words)
        .filter(([known]) => known.startsWith(typed.toLowerCase()))
        .flatMap(([, all]) => all as readonly number[]);
      return !found.some(section => page.test(String(sections[section]?.[0])));
    });
    expect(lost).toEqual([]);
  },
);

test('what somebody calls a thing otherwise leads to sections that are there, in every language', async () => {
  const { pages } = await readDocs();
  for (const { page, section, words } of OTHER_WORDS) {
    expect(Object.keys(words).sort()).toEqual([...LANGUAGES].sort());
    for (const language of LANGUAGES) {
      const own = pages.find(one => one.page === (language === 'en' ? page : `${language}/${page}`));
      expect([language, page, own?.sections[section]?.heading]).toEqual([
        language,
        page,
        expect.stringMatching(/./),
      ]);
    }
  }
});

test('N195: the README has a table beside the other programs, which says what they do better, too', () => {
  const readme = readFileSync('README.md', 'utf8');
  const lines = readme.split('\n').filter(line => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
  expect(head).toEqual(['', 'Wallist', 'OpenGotha', 'MacMahon', 'Pairgoth']);
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) expect([row[0], row.length, row.includes('')]).toEqual([row[0], 5, false]);
  // Honest: what somebody else has and Wallist has not.
  expect(
    rows.filter(([, ours = '', ...others]) => /^no/.test(ours) && others.some(one => /^yes/.test(one)))
      .length,
  ).toBeGreaterThan(3);
});
