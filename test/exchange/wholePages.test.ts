/** Pages and prints of small events, each as a whole: all lines of the page but its styles. */
import { describe, expect, test } from 'vitest';
import { crossRows } from '../../src/formats/html/crossTable';
import { escapeHtml, htmlTable } from '../../src/formats/html/markup';
import { SHOWN_NAMES, shownName } from '../../src/formats/html/shownName';
import { bracketSheets } from '../../src/formats/print/bracket';
import {
  fittedLine,
  fittedTable,
  fittedTables,
  fittedText,
  fittedTitle,
  lengthOf,
} from '../../src/formats/print/fittedTable';
import { pagesOf, sheetsOf } from '../../src/formats/print/sheets';
import { NOBODY } from '../../src/formats/exchange';
import type { FileKind } from '../../src/exchange/writeFile';
import { printWords } from '../../src/exchange/words/printWords';
import { makeText } from '../../src/sheet/wording';
import { now, page, playedNow } from './printed';

/** Cut before each part, with the ends of lines as they are; long styles are left out. */
const partsOf = (html: string): readonly string[] =>
  html
    .replace(/<style>[^<]{400,}<\/style>/g, '<style>…</style>')
    .replace(/<script>[^]*<\/script>/, '<script>…</script>')
    .replace(/'sha256-[^']+'/, "'sha256-…'")
    .split(/(?<=\n)|(?=<(?:section|tr|p|h[123]|div|path|text|colgroup|table)\b)/);
const mainOf = (html: string): readonly string[] =>
  partsOf(html.slice(html.indexOf('<main>'), html.indexOf('</main>')));

const EVENT = now(
  `
  No | Name | Rank | Country | Club | Category | Group | Out | R1 | R2
  1 | Ann <i>Ames | 3d | CZ | Plze | A | | | 2+/w2 | 3?/w
  2 | Bell, Bo Jr. | 2d | FR | 75Ju | B | X | | 1-/b2 | 4=/b
  3 | Cy Cole | 1d | | | A | X | | 4-!/w | 1?/b
  4 | Di Dean | | CZ | Brno | B | | | 3+!/b | 2=/w
  5 | Ed Ems | 5k | DE | Ulm | | | 3- | 0+ | 0-
  6 | Flo Finn | 6k | DE | | | | | 0= | 0=
  7 | Guy Gray | 7k | DE | | | | ? | |
`,
  {
    eventName: 'Cup & "Co"',
    eventPlace: 'Ulm',
    eventCountry: 'DE',
    eventBegins: '2024-07-06',
    eventEnds: '2024-07-07',
    eventDirector: 'Eva',
    komi: 14,
    rooms: [{ name: 'Hall <B>', tables: [2] }],
    rounding: 'none',
    handicap: 'rank',
  },
);

describe('an event in its second round', () => {
  test('has a page for a website', () =>
    expect(partsOf(page('html', EVENT))).toEqual([
      '<!doctype html>\n',
      '<html lang="en">\n',
      '<head>\n',
      '<meta charset="utf-8">\n',
      '<meta name="viewport" content="width=device-width">\n',
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-…'\">\n",
      '<title>Cup &amp; &quot;Co&quot;</title>\n',
      '<style>body{font:16px/1.4 sans-serif;margin:1rem auto;max-width:70rem;padding:0 1rem}table{border-collapse:collapse;margin-bottom:1rem}th,td{padding:.2rem .5rem;border-bottom:1px solid #bbb;text-align:left}th{word-break:keep-all}div{overflow-x:auto}#find{font-size:16px;min-height:44px}#said{display:block;white-space:pre-line;font-weight:bold}.chosen{outline:2px solid;font-weight:bold}</style>\n',
      '</head>\n',
      '<body>\n',
      '<main>\n',
      '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
      '<p>Ulm, DE, 2024-07-06 – 2024-07-07</p>\n',
      '<p hidden><label>Find my table <input id="find" type="search" autocomplete="off"></label> <output id="said" for="find"></output></p>\n',
      '<h2 id="standings">Standings · Provisional, after round 2, 1 game open</h2>\n',
      '<div role="region" aria-labelledby="standings" tabindex="0">',
      '<table>\n',
      '<thead>',
      '<tr><th>Place</th><th>No</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th>R1</th><th>R2</th><th>NWS</th><th>DC</th><th>SOS-2 (EGF)</th></tr></thead>\n',
      '<tbody>\n',
      '<tr><td>1</td><td>1</td><td>Di Dean</td><td></td><td>CZ</td><td>Brno</td><td>5+!/b</td><td>4=/w</td><td>1½</td><td>0</td><td>0</td></tr>\n',
      '<tr><td>2</td><td>2</td><td>Ann &lt;i&gt;Ames</td><td>3d</td><td>CZ</td><td>Plze</td><td>4+/w2</td><td>5?/w</td><td>1</td><td>0</td><td>0</td></tr>\n',
      '<tr><td>2</td><td>3</td><td>Ed Ems</td><td>5k</td><td>DE</td><td>Ulm</td><td>0+</td><td>0-</td><td>1</td><td>0</td><td>0</td></tr>\n',
      '<tr><td>4</td><td>4</td><td>Bell Bo Jr.</td><td>2d</td><td>FR</td><td>75Ju</td><td>2-/b2</td><td>1=/b</td><td>½</td><td>0</td><td>0</td></tr>\n',
      '<tr><td>5</td><td>5</td><td>Cy Cole</td><td>1d</td><td></td><td></td><td>1-!/w</td><td>2?/b</td><td>0</td><td>0</td><td>0</td></tr>\n',
      '</tbody>\n',
      '</table></div>\n',
      '<h2 id="r1">Round 1</h2>\n',
      '<div role="region" aria-labelledby="r1" tabindex="0">',
      '<table>\n',
      '<thead>',
      '<tr><th>Table</th><th>Black</th><th>White</th><th>Handicap</th><th>Result</th></tr></thead>\n',
      '<tbody>\n',
      '<tr><td>1</td><td>Bell Bo Jr.</td><td>Ann &lt;i&gt;Ames</td><td>2</td><td>0-1</td></tr>\n',
      '<tr><td>2 · Hall &lt;B&gt;</td><td>Di Dean</td><td>Cy Cole</td><td></td><td>1-0!</td></tr>\n',
      '<tr><td>Bye</td><td>Ed Ems</td><td></td><td></td><td></td></tr>\n',
      '</tbody>\n',
      '</table></div>\n',
      '<h2 id="r2">Round 2</h2>\n',
      '<div role="region" aria-labelledby="r2" data-latest="" tabindex="0">',
      '<table>\n',
      '<thead>',
      '<tr><th>Table</th><th>Black</th><th>White</th><th>Handicap</th><th>Result</th></tr></thead>\n',
      '<tbody>\n',
      '<tr><td>1</td><td>Cy Cole</td><td>Ann &lt;i&gt;Ames</td><td></td><td></td></tr>\n',
      '<tr><td>2 · Hall &lt;B&gt;</td><td>Bell Bo Jr.</td><td>Di Dean</td><td></td><td>½-½</td></tr>\n',
      '</tbody>\n',
      '</table></div>\n',
      '<h2 id="cross">Cross table</h2>\n',
      '<div role="region" aria-labelledby="cross" tabindex="0">',
      '<table>\n',
      '<thead>',
      '<tr><td></td><td></td><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th></tr></thead>\n',
      '<tbody>\n',
      '<tr><td>1</td><td>Di Dean</td><td>–</td><td></td><td></td><td>=2</td><td>+1</td></tr>\n',
      '<tr><td>2</td><td>Ann &lt;i&gt;Ames</td><td></td><td>–</td><td></td><td>+1</td><td>?2</td></tr>\n',
      '<tr><td>3</td><td>Ed Ems</td><td></td><td></td><td>–</td><td></td><td></td></tr>\n',
      '<tr><td>4</td><td>Bell Bo Jr.</td><td>=2</td><td>−1</td><td></td><td>–</td><td></td></tr>\n',
      '<tr><td>5</td><td>Cy Cole</td><td>−1</td><td>?2</td><td></td><td></td><td>–</td></tr>\n',
      '</tbody>\n',
      '</table></div>\n',
      '</main>\n',
      '<script>…</script>\n',
      '</body>\n',
      '</html>\n',
    ]));
  test('has pages of paper and of a screen', () => {
    const head = (html: string) =>
      html
        .slice(0, html.indexOf('<main>'))
        .replace(/(--wide:\d+mm\}).*(?=<\/style>)/, '$1…')
        .replace(/html,body[^@]*(?=@key)|section:only[^<]*|(?<=sha256-)[^']*/g, '…')
        .split('\n');
    expect([
      head(page('print tables', EVENT)),
      head(page('print cross table', EVENT, { paper: 'letter' })),
      head(page('projector', EVENT)),
    ]).toEqual([
      [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
        '<title>Cup &amp; &quot;Co&quot; – Round 2 · by table</title>',
        '<style>@page{size:A4;margin:12mm}:root{--row:6.8mm;--half:134.5mm;--wide:210mm}…</style>',
        '</head>',
        '<body>',
        '',
      ],
      [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'">',
        '<title>Cup &amp; &quot;Co&quot; – Cross table</title>',
        '<style>@page{size:letter;margin:12mm}:root{--row:6.35mm;--half:125.5mm;--wide:210mm}…</style>',
        '</head>',
        '<body>',
        '',
      ],
      [
        '<!doctype html>',
        '<html lang="en">',
        '<head>',
        '<meta charset="utf-8">',
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-…'; frame-src 'self'\">",
        '<title>Cup &amp; &quot;Co&quot;</title>',
        '<style>…@keyframes turn{0%,32.667%{visibility:visible}33.333%,100%{visibility:hidden}}section{position:absolute;inset:0;padding:3vh 3vw;visibility:hidden;animation:turn 36s linear infinite}…</style>',
        '</head>',
        '<body>',
        '',
      ],
    ]);
  });
  test.each([
    [
      'print tables',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Round 2 · by table</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th>Table</th><th>Black</th><th>White</th><th>Result</th></tr></thead>\n',
        '<tbody>',
        '<tr><td>1</td><td>Cy Cole (1d)</td><td>Ann &lt;i&gt;Ames (3d)</td><td></td></tr>\n',
        '<tr><td>2 · Hall &lt;B&gt;</td><td>Bell Bo Jr. (2d)</td><td>Di Dean</td><td>½-½</td></tr></tbody></table></section>\n',
      ],
    ],
    [
      'print names',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Round 2 · by name</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th>Name</th><th>Table</th><td></td><th>Opponent</th></tr></thead>\n',
        '<tbody>',
        '<tr><td>Ann &lt;i&gt;Ames (3d)</td><td>1</td><td>White</td><td>Cy Cole (1d)</td></tr>\n',
        '<tr><td>Bell Bo Jr. (2d)</td><td>2 · Hall &lt;B&gt;</td><td>Black</td><td>Di Dean</td></tr>\n',
        '<tr><td>Cy Cole (1d)</td><td>1</td><td>Black</td><td>Ann &lt;i&gt;Ames (3d)</td></tr>\n',
        '<tr><td>Di Dean</td><td>2 · Hall &lt;B&gt;</td><td>White</td><td>Bell Bo Jr. (2d)</td></tr></tbody></table></section>\n',
      ],
    ],
    [
      'print slips',
      [
        '<main>\n',
        '<section class="sheet four">',
        '<div class="slip">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<p class="big">Round 2 · Table 1</p>\n',
        '<p>● Black</p>\n',
        '<p class="who">Cy Cole (1d)</p>\n',
        '<p>○ White</p>\n',
        '<p class="who">Ann &lt;i&gt;Ames (3d)</p>\n',
        '<p>Komi: 7</p>\n',
        '<p><b>Result</b></p>\n',
        '<p class="boxes"><span><span class="box"></span>Black</span><span><span class="box"></span>White</span><span><span class="box"></span>Jigo</span></p>\n',
        '<p>Signature of the winner</p>',
        '<div class="line"></div></div>\n',
        '<div class="slip">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<p class="big">Round 2 · Table 2 · Hall &lt;B&gt;</p>\n',
        '<p>● Black</p>\n',
        '<p class="who">Bell Bo Jr. (2d)</p>\n',
        '<p>○ White</p>\n',
        '<p class="who">Di Dean</p>\n',
        '<p>Komi: 7</p>\n',
        '<p><b>Result</b></p>\n',
        '<p class="boxes"><span><span class="box"></span>Black</span><span><span class="box"></span>White</span><span><span class="box"></span>Jigo</span></p>\n',
        '<p>Signature of the winner</p>',
        '<div class="line"></div></div></section>\n',
      ],
    ],
    [
      'print not playing',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Round 2 · not playing</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th>Name</th><th class="n">No</th><th>Rank</th><th>Remarks</th></tr></thead>\n',
        '<tbody>',
        '<tr><td>Ed Ems</td><td class="n">5</td><td>5k</td><td>absent</td></tr>\n',
        '<tr><td>Flo Finn</td><td class="n">6</td><td>6k</td><td>absent by agreement</td></tr>\n',
        '<tr><td>Guy Gray</td><td class="n">7</td><td>7k</td><td>not checked in</td></tr></tbody></table></section>\n',
      ],
    ],
    [
      'print list',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Wall list · every half counts</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th class="n">No</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th>R1</th><th>R2</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td>Ann &lt;i&gt;Ames</td><td>3d</td><td>CZ</td><td>Plze</td><td>2+/w2</td><td>3?/w</td></tr>\n',
        '<tr><td class="n">2</td><td>Bell Bo Jr.</td><td>2d</td><td>FR</td><td>75Ju</td><td>1-/b2</td><td>4=/b</td></tr>\n',
        '<tr><td class="n">3</td><td>Cy Cole</td><td>1d</td><td></td><td></td><td>4-!/w</td><td>1?/b</td></tr>\n',
        '<tr><td class="n">4</td><td>Di Dean</td><td></td><td>CZ</td><td>Brno</td><td>3+!/b</td><td>2=/w</td></tr>\n',
        '<tr><td class="n">5</td><td>Ed Ems</td><td>5k</td><td>DE</td><td>Ulm</td><td>0+</td><td>0-</td></tr>\n',
        '<tr><td class="n">6</td><td>Flo Finn</td><td>6k</td><td>DE</td><td></td><td>0=</td><td>0=</td></tr>\n',
        '<tr><td class="n">7</td><td>Guy Gray</td><td>7k</td><td>DE</td><td></td><td></td><td></td></tr></tbody></table></section>\n',
      ],
    ],
    [
      'print players',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Players · by name</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th>Name</th><th class="n">No</th><th>Rank</th><th>Rating</th><th>Country</th><th>Club</th></tr></thead>\n',
        '<tbody>',
        '<tr><td>Ann &lt;i&gt;Ames</td><td class="n">1</td><td>3d</td><td></td><td>CZ</td><td>Plze</td></tr>\n',
        '<tr><td>Bell Bo Jr.</td><td class="n">2</td><td>2d</td><td></td><td>FR</td><td>75Ju</td></tr>\n',
        '<tr><td>Cy Cole</td><td class="n">3</td><td>1d</td><td></td><td></td><td></td></tr>\n',
        '<tr><td>Di Dean</td><td class="n">4</td><td></td><td></td><td>CZ</td><td>Brno</td></tr>\n',
        '<tr><td>Ed Ems</td><td class="n">5</td><td>5k</td><td></td><td>DE</td><td>Ulm</td></tr>\n',
        '<tr><td>Flo Finn</td><td class="n">6</td><td>6k</td><td></td><td>DE</td><td></td></tr>\n',
        '<tr><td>Guy Gray</td><td class="n">7</td><td>7k</td><td></td><td>DE</td><td></td></tr></tbody></table></section>\n',
      ],
    ],
    [
      'print check-in',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Check-in</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th>Here</th><th>Name</th><th class="n">No</th><th>Rank</th><th>Country</th><th>Club</th></tr></thead>\n',
        '<tbody>',
        '<tr><td>☒</td><td>Ann &lt;i&gt;Ames</td><td class="n">1</td><td>3d</td><td>CZ</td><td>Plze</td></tr>\n',
        '<tr><td>☒</td><td>Bell Bo Jr.</td><td class="n">2</td><td>2d</td><td>FR</td><td>75Ju</td></tr>\n',
        '<tr><td>☒</td><td>Cy Cole</td><td class="n">3</td><td>1d</td><td></td><td></td></tr>\n',
        '<tr><td>☒</td><td>Di Dean</td><td class="n">4</td><td></td><td>CZ</td><td>Brno</td></tr>\n',
        '<tr><td>☒</td><td>Ed Ems</td><td class="n">5</td><td>5k</td><td>DE</td><td>Ulm</td></tr>\n',
        '<tr><td>☒</td><td>Flo Finn</td><td class="n">6</td><td>6k</td><td>DE</td><td></td></tr>\n',
        '<tr><td>☐</td><td>Guy Gray</td><td class="n">7</td><td>7k</td><td>DE</td><td></td></tr></tbody></table></section>\n',
      ],
    ],
    [
      'print standings',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Standings · Provisional, after round 2, 1 game open</h2>\n',
        '<table style="font-size:10.0pt"><thead>',
        '<tr><th class="n">Place</th><th class="n">No</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th>R1</th><th>R2</th><th class="n">NWS</th><th class="n">DC</th><th class="n">SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td class="n">1</td><td>Di Dean</td><td></td><td>CZ</td><td>Brno</td><td>5+!/b</td><td>4=/w</td><td class="n">1½</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">2</td><td class="n">2</td><td>Ann &lt;i&gt;Ames</td><td>3d</td><td>CZ</td><td>Plze</td><td>4+/w2</td><td>5?/w</td><td class="n">1</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">2</td><td class="n">3</td><td>Ed Ems</td><td>5k</td><td>DE</td><td>Ulm</td><td>0+</td><td>0-</td><td class="n">1</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">4</td><td class="n">4</td><td>Bell Bo Jr.</td><td>2d</td><td>FR</td><td>75Ju</td><td>2-/b2</td><td>1=/b</td><td class="n">½</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">5</td><td class="n">5</td><td>Cy Cole</td><td>1d</td><td></td><td></td><td>1-!/w</td><td>2?/b</td><td class="n">0</td><td class="n">0</td><td class="n">0</td></tr></tbody></table></section>\n',
      ],
    ],
    [
      'print groups',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Category B · Provisional, after round 2, 1 game open</h2>\n',
        '<table style="font-size:10.0pt"><thead>',
        '<tr><th class="n">Place</th><th class="n">No</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th>R1</th><th>R2</th><th class="n">NWS</th><th class="n">DC</th><th class="n">SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td class="n">1</td><td>Di Dean</td><td></td><td>CZ</td><td>Brno</td><td>5+!/b</td><td>4=/w</td><td class="n">1½</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">4</td><td class="n">4</td><td>Bell Bo Jr.</td><td>2d</td><td>FR</td><td>75Ju</td><td>2-/b2</td><td>1=/b</td><td class="n">½</td><td class="n">0</td><td class="n">0</td></tr></tbody></table></section>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Category A · Provisional, after round 2, 1 game open</h2>\n',
        '<table style="font-size:10.0pt"><thead>',
        '<tr><th class="n">Place</th><th class="n">No</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th>R1</th><th>R2</th><th class="n">NWS</th><th class="n">DC</th><th class="n">SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">2</td><td class="n">2</td><td>Ann &lt;i&gt;Ames</td><td>3d</td><td>CZ</td><td>Plze</td><td>4+/w2</td><td>5?/w</td><td class="n">1</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">5</td><td class="n">5</td><td>Cy Cole</td><td>1d</td><td></td><td></td><td>1-!/w</td><td>2?/b</td><td class="n">0</td><td class="n">0</td><td class="n">0</td></tr></tbody></table></section>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Group X · Provisional, after round 2, 1 game open</h2>\n',
        '<table style="font-size:10.0pt"><thead>',
        '<tr><th class="n">Place</th><th class="n">No</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th>R1</th><th>R2</th><th class="n">NWS</th><th class="n">DC</th><th class="n">SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">4</td><td class="n">4</td><td>Bell Bo Jr.</td><td>2d</td><td>FR</td><td>75Ju</td><td>2-/b2</td><td>1=/b</td><td class="n">½</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">5</td><td class="n">5</td><td>Cy Cole</td><td>1d</td><td></td><td></td><td>1-!/w</td><td>2?/b</td><td class="n">0</td><td class="n">0</td><td class="n">0</td></tr></tbody></table></section>\n',
      ],
    ],
    [
      'print cross table',
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
        '<h2>Cross table · Provisional, after round 2, 1 game open</h2>\n',
        '<div class="cross">',
        '<table style="font-size:11.0pt"><thead>',
        '<tr><td class="n"></td><td></td><th>1</th><th>2</th><th>3</th><th>4</th><th>5</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td>Di Dean</td><td>–</td><td></td><td></td><td>=2</td><td>+1</td></tr>\n',
        '<tr><td class="n">2</td><td>Ann &lt;i&gt;Ames (3d)</td><td></td><td>–</td><td></td><td>+1</td><td>?2</td></tr>\n',
        '<tr><td class="n">3</td><td>Ed Ems (5k)</td><td></td><td></td><td>–</td><td></td><td></td></tr>\n',
        '<tr><td class="n">4</td><td>Bell Bo Jr. (2d)</td><td>=2</td><td>−1</td><td></td><td>–</td><td></td></tr>\n',
        '<tr><td class="n">5</td><td>Cy Cole (1d)</td><td>−1</td><td>?2</td><td></td><td></td><td>–</td></tr></tbody></table></div></section>\n',
      ],
    ],
    [
      'print table cards',
      [
        '<main>\n',
        '<section class="sheet four">',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p>Table</p>',
        '<p class="seat">1</p></div>\n',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p>Table</p>',
        '<p class="seat">2</p>',
        '<p>Hall &lt;B&gt;</p></div></section>\n',
      ],
    ],
    [
      'print badges',
      [
        '<main>\n',
        '<section class="sheet four">',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p class="big">Ann &lt;i&gt;Ames</p>',
        '<p>3d</p>',
        '<p>Plze, CZ</p></div>\n',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p class="big">Bell Bo Jr.</p>',
        '<p>2d</p>',
        '<p>75Ju, FR</p></div>\n',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p class="big">Cy Cole</p>',
        '<p>1d</p>',
        '<p></p></div>\n',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p class="big">Di Dean</p>',
        '<p></p>',
        '<p>Brno, CZ</p></div></section>\n',
        '<section class="sheet four">',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p class="big">Ed Ems</p>',
        '<p>5k</p>',
        '<p>Ulm, DE</p></div>\n',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p class="big">Flo Finn</p>',
        '<p>6k</p>',
        '<p>DE</p></div>\n',
        '<div class="slip card">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p class="big">Guy Gray</p>',
        '<p>7k</p>',
        '<p>DE</p></div></section>\n',
      ],
    ],
    [
      'print certificates',
      [
        '<main>\n',
        '<section class="sheet certificate">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p>Certificate</p>',
        '<p class="big">Di Dean</p>',
        '<p class="field">Place 1</p>',
        '<p class="field">NWS: 1½</p>',
        '<p class="field">Provisional, after round 2, 1 game open</p>',
        '<p class="field">Ulm, 2024-07-06 – 2024-07-07</p>',
        '<div class="line"></div>',
        '<p>Event director: Eva</p></section>\n',
        '<section class="sheet certificate">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p>Certificate</p>',
        '<p class="big">Ann &lt;i&gt;Ames</p>',
        '<p>3d</p>',
        '<p class="field">Place 2</p>',
        '<p class="field">NWS: 1</p>',
        '<p class="field">Provisional, after round 2, 1 game open</p>',
        '<p class="field">Ulm, 2024-07-06 – 2024-07-07</p>',
        '<div class="line"></div>',
        '<p>Event director: Eva</p></section>\n',
        '<section class="sheet certificate">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p>Certificate</p>',
        '<p class="big">Ed Ems</p>',
        '<p>5k</p>',
        '<p class="field">Place 2</p>',
        '<p class="field">NWS: 1</p>',
        '<p class="field">Provisional, after round 2, 1 game open</p>',
        '<p class="field">Ulm, 2024-07-06 – 2024-07-07</p>',
        '<div class="line"></div>',
        '<p>Event director: Eva</p></section>\n',
        '<section class="sheet certificate">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p>Certificate</p>',
        '<p class="big">Bell Bo Jr.</p>',
        '<p>2d</p>',
        '<p class="field">Place 4</p>',
        '<p class="field">NWS: ½</p>',
        '<p class="field">Provisional, after round 2, 1 game open</p>',
        '<p class="field">Ulm, 2024-07-06 – 2024-07-07</p>',
        '<div class="line"></div>',
        '<p>Event director: Eva</p></section>\n',
        '<section class="sheet certificate">',
        '<h1>Cup &amp; &quot;Co&quot;</h1>',
        '<p>Certificate</p>',
        '<p class="big">Cy Cole</p>',
        '<p>1d</p>',
        '<p class="field">Place 5</p>',
        '<p class="field">NWS: 0</p>',
        '<p class="field">Provisional, after round 2, 1 game open</p>',
        '<p class="field">Ulm, 2024-07-06 – 2024-07-07</p>',
        '<div class="line"></div>',
        '<p>Event director: Eva</p></section>\n',
      ],
    ],
    [
      'projector',
      [
        '<main>\n',
        '<section style="animation-delay:0s">',
        '<h1>Round 2</h1>',
        '<table><thead>',
        '<tr><th>Table</th><th>Black</th><th>White</th></tr></thead><tbody>',
        '<tr><td>1</td><td>Cy Cole (1d)</td><td>Ann &lt;i&gt;Ames (3d)</td></tr>',
        '<tr><td>2 · Hall &lt;B&gt;</td><td>Bell Bo Jr. (2d)</td><td>Di Dean</td></tr></tbody></table></section>\n',
        '<section style="animation-delay:12s">',
        '<h1>Round 2 · results missing</h1>',
        '<table><thead>',
        '<tr><th>Table</th><th>Black</th><th>White</th></tr></thead><tbody>',
        '<tr><td>1</td><td>Cy Cole (1d)</td><td>Ann &lt;i&gt;Ames (3d)</td></tr></tbody></table></section>\n',
        '<section style="animation-delay:24s">',
        '<h1>Standings · Provisional, after round 2, 1 game open</h1>',
        '<table><thead>',
        '<tr><th>Place</th><th>Name</th><th>NWS</th></tr></thead><tbody>',
        '<tr><td>1</td><td>Di Dean</td><td>1½</td></tr>',
        '<tr><td>2</td><td>Ann &lt;i&gt;Ames</td><td>1</td></tr>',
        '<tr><td>2</td><td>Ed Ems</td><td>1</td></tr>',
        '<tr><td>4</td><td>Bell Bo Jr.</td><td>½</td></tr>',
        '<tr><td>5</td><td>Cy Cole</td><td>0</td></tr></tbody></table></section>\n',
      ],
    ],
  ] as readonly (readonly [FileKind, readonly string[]])[])('has the %s', (kind, expected) =>
    expect(mainOf(page(kind, EVENT))).toEqual(expected),
  );

  test('hides whom it should', () => {
    const hidden = page('html', EVENT, { names: 'short', club: false, pin: true, hide: '1, 3' });
    expect(partsOf(hidden).slice(10, 25)).toEqual([
      '<main>\n',
      '<h1>Cup &amp; &quot;Co&quot;</h1>\n',
      '<p>Ulm, DE, 2024-07-06 – 2024-07-07</p>\n',
      '<p hidden><label>Find my table <input id="find" type="search" autocomplete="off"></label> <output id="said" for="find"></output></p>\n',
      '<h2 id="standings">Standings · Provisional, after round 2, 1 game open</h2>\n',
      '<div role="region" aria-labelledby="standings" tabindex="0">',
      '<table>\n',
      '<thead>',
      '<tr><th>Place</th><th>No</th><th>Name</th><th>Rank</th><th>Country</th><th>PIN</th><th>R1</th><th>R2</th><th>NWS</th><th>DC</th><th>SOS-2 (EGF)</th></tr></thead>\n',
      '<tbody>\n',
      '<tr><td>1</td><td>1</td><td>Di D.</td><td></td><td>CZ</td><td></td><td>5+!/b</td><td>4=/w</td><td>1½</td><td>0</td><td>0</td></tr>\n',
      '<tr><td>2</td><td>2</td><td>A. i.</td><td>3d</td><td>CZ</td><td></td><td>4+/w2</td><td>5?/w</td><td>1</td><td>0</td><td>0</td></tr>\n',
      '<tr><td>2</td><td>3</td><td>Ed E.</td><td>5k</td><td>DE</td><td></td><td>0+</td><td>0-</td><td>1</td><td>0</td><td>0</td></tr>\n',
      '<tr><td>4</td><td>4</td><td>Bell B. J.</td><td>2d</td><td>FR</td><td></td><td>2-/b2</td><td>1=/b</td><td>½</td><td>0</td><td>0</td></tr>\n',
      '<tr><td>5</td><td>5</td><td>C. C.</td><td>1d</td><td></td><td></td><td>1-!/w</td><td>2?/b</td><td>0</td><td>0</td><td>0</td></tr>\n',
    ]);
  });
});

describe('other events', () => {
  test('cards of a round of Diagonal', () => {
    const diagonal = now(
      'No | Name | Rank | R1\n1 | Ann | 3d | 2+/b 2-/w 3?\n2 | Bo | | 1-/w 1+/b\n3 | Cy | | 1?',
      { system: 'Diagonal' },
    );
    expect(mainOf(page('print cards', diagonal))).toEqual([
      '<main>\n',
      '<section class="sheet four">',
      '<div class="slip">',
      '<h1>Cup</h1>',
      '<p class="big">1 Ann (3d)</p>',
      '<p>Round 1</p>',
      '<table>',
      '<colgroup><col><col style="width:20mm"><col style="width:20mm"></colgroup><thead>',
      '<tr><th>Opponent</th><td></td><th>Result</th></tr></thead><tbody>',
      '<tr><td class="name" rowspan="2">Bo</td><td>● Black</td><td></td></tr>',
      '<tr><td>○ White</td><td></td></tr>',
      '<tr><td class="name" rowspan="1">Cy</td><td></td><td></td></tr></tbody></table></div>\n',
      '<div class="slip">',
      '<h1>Cup</h1>',
      '<p class="big">2 Bo</p>',
      '<p>Round 1</p>',
      '<table>',
      '<colgroup><col><col style="width:20mm"><col style="width:20mm"></colgroup><thead>',
      '<tr><th>Opponent</th><td></td><th>Result</th></tr></thead><tbody>',
      '<tr><td class="name" rowspan="2">Ann (3d)</td><td>○ White</td><td></td></tr>',
      '<tr><td>● Black</td><td></td></tr></tbody></table></div>\n',
      '<div class="slip">',
      '<h1>Cup</h1>',
      '<p class="big">3 Cy</p>',
      '<p>Round 1</p>',
      '<table>',
      '<colgroup><col><col style="width:20mm"><col style="width:20mm"></colgroup><thead>',
      '<tr><th>Opponent</th><td></td><th>Result</th></tr></thead><tbody>',
      '<tr><td class="name" rowspan="1">Ann (3d)</td><td></td><td></td></tr></tbody></table></div></section>\n',
    ]);
  });

  test('matches of teams', () => {
    const teams = now(
      'No | Name | Team | Board | R1\n1 | Ann | A<b> | 1 | 3+/b\n2 | Bo | A<b> | 2 | 4=/w\n3 | Cy | B | 1 | 1-/w\n4 | Di | B | 2 | 2=/b',
      { teams: true, boards: 2 },
    );
    expect([
      mainOf(page('print matches', teams)),
      mainOf(page('print teams', teams)),
      mainOf(page('html', teams)),
    ]).toEqual([
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>Round 1 · matches</h2>\n',
        '<div class="match">',
        '<h3>A&lt;b&gt; – B &nbsp; 1½ : ½</h3>',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th class="n">Table</th><th>Black</th><th>White</th><th>Result</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td>Ann</td><td>Cy</td><td>1-0</td></tr>\n',
        '<tr><td class="n">2</td><td>Di</td><td>Bo</td><td>½-½</td></tr></tbody></table></div></section>\n',
      ],
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>Teams · Round 1</h2>\n',
        '<table style="font-size:10.0pt"><thead>',
        '<tr><th class="n">Place</th><th class="n">No</th><th>Team</th><th>R1</th><th class="n">Wins</th><th class="n">Board wins</th><th class="n">DC</th><th class="n">SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td class="n">1</td><td>A&lt;b&gt;</td><td>2+</td><td class="n">1</td><td class="n">1</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">2</td><td class="n">2</td><td>B</td><td>1-</td><td class="n">0</td><td class="n">0</td><td class="n">0</td><td class="n">0</td></tr></tbody></table></section>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>Teams</h2>\n',
        '<table style="font-size:10.0pt"><thead>',
        '<tr><th>Team</th><th class="n">Board</th><th>Name</th><th>Country</th><th>Club</th></tr></thead>\n',
        '<tbody>',
        '<tr><td>A&lt;b&gt;</td><td class="n">1</td><td>Ann</td><td></td><td></td></tr>\n',
        '<tr><td>A&lt;b&gt;</td><td class="n">2</td><td>Bo</td><td></td><td></td></tr>\n',
        '<tr><td>B</td><td class="n">1</td><td>Cy</td><td></td><td></td></tr>\n',
        '<tr><td>B</td><td class="n">2</td><td>Di</td><td></td><td></td></tr></tbody></table></section>\n',
      ],
      [
        '<main>\n',
        '<h1>Cup</h1>\n',
        '<p hidden><label>Find my table <input id="find" type="search" autocomplete="off"></label> <output id="said" for="find"></output></p>\n',
        '<h2 id="standings">Standings · Round 1</h2>\n',
        '<div role="region" aria-labelledby="standings" tabindex="0">',
        '<table>\n',
        '<thead>',
        '<tr><th>Place</th><th>No</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th>R1</th><th>Wins</th><th>DC</th><th>SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>\n',
        '<tr><td>1</td><td>1</td><td>Ann</td><td></td><td></td><td></td><td>3+/b</td><td>1</td><td>0</td><td>0</td></tr>\n',
        '<tr><td>2</td><td>2</td><td>Bo</td><td></td><td></td><td></td><td>4=/w</td><td>0</td><td>0</td><td>0</td></tr>\n',
        '<tr><td>2</td><td>3</td><td>Cy</td><td></td><td></td><td></td><td>1-/w</td><td>0</td><td>0</td><td>0</td></tr>\n',
        '<tr><td>2</td><td>4</td><td>Di</td><td></td><td></td><td></td><td>2=/b</td><td>0</td><td>0</td><td>0</td></tr>\n',
        '</tbody>\n',
        '</table></div>\n',
        '<h2 id="teams">Teams</h2>\n',
        '<div role="region" aria-labelledby="teams" tabindex="0">',
        '<table>\n',
        '<thead>',
        '<tr><th>Place</th><th>No</th><th>Team</th><th>R1</th><th>Wins</th><th>Board wins</th><th>DC</th><th>SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>\n',
        '<tr><td>1</td><td>1</td><td>A&lt;b&gt;</td><td>2+</td><td>1</td><td>1</td><td>0</td><td>0</td></tr>\n',
        '<tr><td>2</td><td>2</td><td>B</td><td>1-</td><td>0</td><td>0</td><td>0</td><td>0</td></tr>\n',
        '</tbody>\n',
        '</table></div>\n',
        '<h2 id="line-ups">Teams · Board</h2>\n',
        '<div role="region" aria-labelledby="line-ups" tabindex="0">',
        '<table>\n',
        '<thead>',
        '<tr><th>Team</th><th>Board</th><th>Name</th><th>Rank</th><th>Club</th></tr></thead>\n',
        '<tbody>\n',
        '<tr><td>A&lt;b&gt;</td><td>1</td><td>Ann</td><td></td><td></td></tr>\n',
        '<tr><td>A&lt;b&gt;</td><td>2</td><td>Bo</td><td></td><td></td></tr>\n',
        '<tr><td>B</td><td>1</td><td>Cy</td><td></td><td></td></tr>\n',
        '<tr><td>B</td><td>2</td><td>Di</td><td></td><td></td></tr>\n',
        '</tbody>\n',
        '</table></div>\n',
        '<h2 id="r1">Round 1</h2>\n',
        '<div role="region" aria-labelledby="r1" data-latest="" tabindex="0">',
        '<table>\n',
        '<thead>',
        '<tr><th>Table</th><th>Black</th><th>White</th><th>Handicap</th><th>Result</th></tr></thead>\n',
        '<tbody>\n',
        '<tr><td>1</td><td>Ann</td><td>Cy</td><td></td><td>1-0</td></tr>\n',
        '<tr><td>2</td><td>Di</td><td>Bo</td><td></td><td>½-½</td></tr>\n',
        '</tbody>\n',
        '</table></div>\n',
        '<h2 id="cross">Cross table</h2>\n',
        '<div role="region" aria-labelledby="cross" tabindex="0">',
        '<table>\n',
        '<thead>',
        '<tr><td></td><td></td><th>1</th><th>2</th><th>3</th><th>4</th></tr></thead>\n',
        '<tbody>\n',
        '<tr><td>1</td><td>Ann</td><td>–</td><td></td><td>+1</td><td></td></tr>\n',
        '<tr><td>2</td><td>Bo</td><td></td><td>–</td><td></td><td>=1</td></tr>\n',
        '<tr><td>3</td><td>Cy</td><td>−1</td><td></td><td>–</td><td></td></tr>\n',
        '<tr><td>4</td><td>Di</td><td></td><td>=1</td><td></td><td>–</td></tr>\n',
        '</tbody>\n',
        '</table></div>\n',
      ],
    ]);
    expect(
      mainOf(page('print matches', playedNow('Swiss', 42, 3, true))).filter(part =>
        /^<(?:h|section)/.test(part),
      ),
    ).toEqual([
      '<section class="sheet">',
      '<h1>Cup</h1>\n',
      '<h2>Round 3 · matches · 1/2</h2>\n',
      '<h3>Team 1 – Team 3 &nbsp; 2 : 1</h3>',
      '<h3>Team 2 – Team 7 &nbsp; 1 : 2</h3>',
      '<h3>Team 12 – Team 4 &nbsp; 0 : 3</h3>',
      '<h3>Team 10 – Team 5 &nbsp; 1 : 2</h3>',
      '<h3>Team 13 – Team 6 &nbsp; 1 : 2</h3>',
      '<section class="sheet">',
      '<h1>Cup</h1>\n',
      '<h2>Round 3 · matches · 2/2</h2>\n',
      '<h3>Team 14 – Team 8 &nbsp; 1 : 2</h3>',
      '<h3>Team 11 – Team 9 &nbsp; 2 : 1</h3>',
    ]);
  });

  test('before the first round', () => {
    const before = now('No | Name | R1\n1 | Ann | \n2 | Bo | \n3 | Cy | ');
    expect(
      (
        [
          'html',
          'print tables',
          'print table cards',
          'print standings',
          'print cross table',
          'projector',
          'print groups',
          'print teams',
          'print bracket',
        ] as const
      ).map(kind => mainOf(page(kind, before))),
    ).toEqual([
      [
        '<main>\n',
        '<h1>Cup</h1>\n',
        '<h2 id="standings">Standings</h2>\n',
        '<div role="region" aria-labelledby="standings" tabindex="0">',
        '<table>\n',
        '<thead>',
        '<tr><th>Place</th><th>No</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th>Wins</th><th>DC</th><th>SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>\n',
        '<tr><td>1</td><td>1</td><td>Ann</td><td></td><td></td><td></td><td>0</td><td>0</td><td>0</td></tr>\n',
        '<tr><td>1</td><td>2</td><td>Bo</td><td></td><td></td><td></td><td>0</td><td>0</td><td>0</td></tr>\n',
        '<tr><td>1</td><td>3</td><td>Cy</td><td></td><td></td><td></td><td>0</td><td>0</td><td>0</td></tr>\n',
        '</tbody>\n',
        '</table></div>\n',
        '<h2 id="cross">Cross table</h2>\n',
        '<div role="region" aria-labelledby="cross" tabindex="0">',
        '<table>\n',
        '<thead>',
        '<tr><td></td><td></td><th>1</th><th>2</th><th>3</th></tr></thead>\n',
        '<tbody>\n',
        '<tr><td>1</td><td>Ann</td><td>–</td><td></td><td></td></tr>\n',
        '<tr><td>2</td><td>Bo</td><td></td><td>–</td><td></td></tr>\n',
        '<tr><td>3</td><td>Cy</td><td></td><td></td><td>–</td></tr>\n',
        '</tbody>\n',
        '</table></div>\n',
      ],
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>Round 0 · by table</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th>Table</th><th>Black</th><th>White</th><th>Result</th></tr></thead>\n',
        '<tbody></tbody></table></section>\n',
      ],
      [
        '<main>\n',
        '<section class="sheet four">',
        '<div class="slip card">',
        '<h1>Cup</h1>',
        '<p>Table</p>',
        '<p class="seat">1</p></div></section>\n',
      ],
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>Standings</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><th class="n">Place</th><th>Name</th><th>Rank</th><th>Country</th><th>Club</th><th class="n">Wins</th><th class="n">DC</th><th class="n">SOS-2 (EGF)</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td>Ann</td><td></td><td></td><td></td><td class="n">0</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">1</td><td>Bo</td><td></td><td></td><td></td><td class="n">0</td><td class="n">0</td><td class="n">0</td></tr>\n',
        '<tr><td class="n">1</td><td>Cy</td><td></td><td></td><td></td><td class="n">0</td><td class="n">0</td><td class="n">0</td></tr></tbody></table></section>\n',
      ],
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>Cross table</h2>\n',
        '<div class="cross">',
        '<table style="font-size:11.0pt"><thead>',
        '<tr><td class="n"></td><td></td><th>1</th><th>2</th><th>3</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td>Ann</td><td>–</td><td></td><td></td></tr>\n',
        '<tr><td class="n">2</td><td>Bo</td><td></td><td>–</td><td></td></tr>\n',
        '<tr><td class="n">3</td><td>Cy</td><td></td><td></td><td>–</td></tr></tbody></table></div></section>\n',
      ],
      ['<main>\n', '\n'],
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>No player has a category or a group.</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><td></td></tr></thead>\n',
        '<tbody></tbody></table></section>\n',
      ],
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>No player has a team.</h2>\n',
        '<table style="font-size:12.0pt"><thead>',
        '<tr><td></td></tr></thead>\n',
        '<tbody></tbody></table></section>\n',
      ],
      [
        '<main>\n',
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>Bracket</h2>\n',
        '<p>There is no knock-out yet: it stands here as soon as its first round is paired.</p></section>\n',
      ],
    ]);
  });

  test('a large one: pages of tables and of the cross table', () => {
    const large = playedNow('Swiss', 84, 7);
    expect(
      (['print tables', 'print standings', 'print cross table'] as const).map(kind => {
        const parts = mainOf(page(kind, large));
        return [
          parts.filter(part => /^<h2/.test(part)),
          parts.filter(part => /^<table/.test(part)),
          parts.filter(part => part.startsWith('<tr>')).length,
          parts.filter(part => /^<(?:colgroup)/.test(part)),
          parts.find(part => part.startsWith('<tr><td>1<') || part.startsWith('<tr><td class="n">1<')),
        ];
      }),
    ).toEqual([
      [
        ['<h2>Round 7 · by table · 1/2</h2>\n', '<h2>Round 7 · by table · 2/2</h2>\n'],
        ['<table style="font-size:9.1pt">', '<table style="font-size:9.1pt">'],
        44,
        [
          '<colgroup><col style="width:8.3%"><col style="width:41.1%"><col style="width:41.1%"><col style="width:9.6%"></colgroup><thead>',
          '<colgroup><col style="width:8.3%"><col style="width:41.1%"><col style="width:41.1%"><col style="width:9.6%"></colgroup><thead>',
        ],
        '<tr><td class="n">1</td><td>Nguyễn Thị Phương Lan 2 (5d)</td><td><span style="font-size:79%">Papadimitriou-Konstantinou Alexandros 1 (5d)</span></td><td>0-1</td></tr>\n',
      ],
      [
        [
          '<h2>Standings · Round 7 · 1/4</h2>\n',
          '<h2>Standings · Round 7 · 2/4</h2>\n',
          '<h2>Standings · Round 7 · 3/4</h2>\n',
          '<h2>Standings · Round 7 · 4/4</h2>\n',
        ],
        [
          '<table style="font-size:8.8pt">',
          '<table style="font-size:8.8pt">',
          '<table style="font-size:8.8pt">',
          '<table style="font-size:8.8pt">',
        ],
        88,
        [
          '<colgroup><col style="width:5.5%"><col style="width:2.8%"><col style="width:26.8%"><col style="width:4.6%"><col style="width:7.4%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.6%"><col style="width:3.0%"><col style="width:11.9%"></colgroup><thead>',
          '<colgroup><col style="width:5.5%"><col style="width:2.8%"><col style="width:26.8%"><col style="width:4.6%"><col style="width:7.4%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.6%"><col style="width:3.0%"><col style="width:11.9%"></colgroup><thead>',
          '<colgroup><col style="width:5.5%"><col style="width:2.8%"><col style="width:26.8%"><col style="width:4.6%"><col style="width:7.4%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.6%"><col style="width:3.0%"><col style="width:11.9%"></colgroup><thead>',
          '<colgroup><col style="width:5.5%"><col style="width:2.8%"><col style="width:26.8%"><col style="width:4.6%"><col style="width:7.4%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.8%"><col style="width:4.6%"><col style="width:3.0%"><col style="width:11.9%"></colgroup><thead>',
        ],
        '<tr><td class="n">1</td><td class="n">1</td><td><span style="font-size:83%">Papadimitriou-Konstantinou Alexandros 1</span></td><td>5d</td><td>DE</td><td>26+/b</td><td>20+/w</td><td>42+/b</td><td>10+/b</td><td>9+/w</td><td>2+/b</td><td>3+/w</td><td class="n">7</td><td class="n">0</td><td class="n">26</td></tr>\n',
      ],
      [
        [
          '<h2>Cross table · Round 7 · 1/12</h2>\n',
          '<h2>Cross table · Round 7 · 2/12</h2>\n',
          '<h2>Cross table · Round 7 · 3/12</h2>\n',
          '<h2>Cross table · Round 7 · 4/12</h2>\n',
          '<h2>Cross table · Round 7 · 5/12</h2>\n',
          '<h2>Cross table · Round 7 · 6/12</h2>\n',
          '<h2>Cross table · Round 7 · 7/12</h2>\n',
          '<h2>Cross table · Round 7 · 8/12</h2>\n',
          '<h2>Cross table · Round 7 · 9/12</h2>\n',
          '<h2>Cross table · Round 7 · 10/12</h2>\n',
          '<h2>Cross table · Round 7 · 11/12</h2>\n',
          '<h2>Cross table · Round 7 · 12/12</h2>\n',
        ],
        [
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
          '<table style="font-size:9.8pt"><thead>',
        ],
        348,
        [],
        '<tr><td class="n">1</td><td><span style="font-size:84%">Papadimitriou-Konstantinou Alexandros 1 (5d)</span></td><td>–</td><td>+6</td><td>+7</td><td></td><td></td><td></td><td></td><td></td><td>+5</td><td>+4</td><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td>+2</td><td></td></tr>\n',
      ],
    ]);
    expect(mainOf(page('projector', large)).filter(part => /^<(?:h1|section)/.test(part))).toEqual([
      '<section style="animation-delay:0s">',
      '<h1>Standings · Round 7 · 1/9</h1>',
      '<section style="animation-delay:12s">',
      '<h1>Standings · Round 7 · 2/9</h1>',
      '<section style="animation-delay:24s">',
      '<h1>Standings · Round 7 · 3/9</h1>',
      '<section style="animation-delay:36s">',
      '<h1>Standings · Round 7 · 4/9</h1>',
      '<section style="animation-delay:48s">',
      '<h1>Standings · Round 7 · 5/9</h1>',
      '<section style="animation-delay:60s">',
      '<h1>Standings · Round 7 · 6/9</h1>',
      '<section style="animation-delay:72s">',
      '<h1>Standings · Round 7 · 7/9</h1>',
      '<section style="animation-delay:84s">',
      '<h1>Standings · Round 7 · 8/9</h1>',
      '<section style="animation-delay:96s">',
      '<h1>Standings · Round 7 · 9/9</h1>',
    ]);
  });
});

describe('parts of pages', () => {
  const say = makeText('en');
  const words = printWords('en', (key, values) => say(key as Parameters<typeof say>[0], values));
  const round = (number: number | null, names: readonly string[], through = 0) => ({
    round: number,
    places: names.map((name, at) => ({ name, isThrough: at === through })),
  });
  test('brackets', () => {
    expect(bracketSheets('Cup', undefined, words)).toEqual([
      '<section class="sheet"><h1>Cup</h1>\n<h2>Bracket</h2>\n<p>There is no knock-out yet: it stands here as soon as its first round is paired.</p></section>',
    ]);
    const four = {
      rounds: [round(1, ['Ann', 'Bo <b>', '', 'Di']), round(2, ['Ann', '']), round(null, [''])],
      third: round(2, ['Bo', '']),
      beside: [],
      winner: '',
    };
    expect(bracketSheets('Cup', four, words).map(partsOf)).toEqual([
      [
        '<section class="sheet">',
        '<h1>Cup</h1>\n',
        '<h2>Bracket</h2>\n',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 64" font-family="sans-serif" fill="none" stroke="#000" stroke-width=".3"><style>text{fill:#000;stroke:none}</style>',
        '<text x="0.5" y="5.1" font-size="4.24" font-weight="bold">Round 1</text>',
        '<path d="M0 19.6h78.33"/>',
        '<text x="0.5" y="18.7" font-size="4.24" font-weight="bold">Ann</text>',
        '<path d="M0 33.6h78.33"/>',
        '<text x="0.5" y="32.7" font-size="4.24">Bo &lt;b&gt;</text>',
        '<path d="M0 47.6h78.33"/>',
        '<path d="M0 61.6h78.33"/>',
        '<text x="0.5" y="60.7" font-size="4.24">Di</text>',
        '<path d="M78.33 19.6V33.6M78.33 26.6h5"/>',
        '<path d="M78.33 47.6V61.6M78.33 54.6h5"/>',
        '<text x="83.83" y="5.1" font-size="4.24" font-weight="bold">Round 2</text>',
        '<path d="M83.33 26.6h78.33"/>',
        '<text x="83.83" y="25.7" font-size="4.24" font-weight="bold">Ann</text>',
        '<path d="M83.33 54.6h78.33"/>',
        '<path d="M161.67 26.6V54.6M161.67 40.6h5"/>',
        '<text x="167.17" y="5.1" font-size="4.24" font-weight="bold">Winner</text>',
        '<path d="M166.67 40.6h78.33"/>',
        '<text x="167.17" y="48.1" font-size="4.24" font-weight="bold">Third place</text>',
        '<path d="M166.67 56h78.33"/>',
        '<text x="167.17" y="55.1" font-size="4.24" font-weight="bold">Bo</text>',
        '<path d="M166.67 63h78.33"/></svg></section>',
      ],
    ]);
    const many = (count: number): string[] =>
      Array.from({ length: count }, (_, i) => `Papadimitriou-Konstantinou ${i}`);
    const large = {
      rounds: [128, 64, 32, 16, 8, 4, 2]
        .map((count, i) => round(i + 1, many(count)))
        .concat([round(null, ['x'])]),
      third: round(7, ['a', 'b']),
      beside: [],
      winner: '',
    };
    expect(
      bracketSheets('Cup', large, words).map(sheet => [
        partsOf(sheet).length,
        ...partsOf(sheet)
          .filter(part => part.startsWith('<h2') || part.startsWith('<text'))
          .slice(0, 4),
        ...partsOf(sheet).slice(-3),
      ]),
    ).toEqual([
      [
        172,
        '<h2>Bracket · 1/5</h2>\n',
        '<text x="0.5" y="5.1" font-size="2.89" font-weight="bold">Round 3</text>',
        '<text x="0.5" y="10.29" font-size="2.08" font-weight="bold">Papadimitriou-Konstan…</text>',
        '<text x="0.5" y="14.95" font-size="2.08">Papadimitriou-Konstantin…</text>',
        '<text x="208.83" y="150.44" font-size="2.89" font-weight="bold">a</text>',
        '<path d="M208.33 156h36.67"/>',
        '<text x="208.83" y="155.1" font-size="2.89">b</text></svg></section>',
      ],
      [
        143,
        '<h2>Bracket · 2/5</h2>\n',
        '<text x="0.5" y="5.1" font-size="2.89" font-weight="bold">Round 1</text>',
        '<text x="0.5" y="10.29" font-size="2.89" font-weight="bold">Papadimitriou-Konstantinou 0</text>',
        '<text x="0.5" y="14.95" font-size="2.89">Papadimitriou-Konstantinou 1</text>',
        '<text x="167.17" y="129.03" font-size="2.89">Papadimitriou-Konstantinou 6</text>',
        '<path d="M166.67 148.55h78.33"/>',
        '<text x="167.17" y="147.65" font-size="2.89">Papadimitriou-Konstantinou 7</text></svg></section>',
      ],
      [
        143,
        '<h2>Bracket · 3/5</h2>\n',
        '<text x="0.5" y="5.1" font-size="2.89" font-weight="bold">Round 1</text>',
        '<text x="0.5" y="10.29" font-size="2.89">Papadimitriou-Konstantinou 32</text>',
        '<text x="0.5" y="14.95" font-size="2.89">Papadimitriou-Konstantinou 33</text>',
        '<text x="167.17" y="129.03" font-size="2.89">Papadimitriou-Konstantinou 14</text>',
        '<path d="M166.67 148.55h78.33"/>',
        '<text x="167.17" y="147.65" font-size="2.89">Papadimitriou-Konstantinou 15</text></svg></section>',
      ],
      [
        143,
        '<h2>Bracket · 4/5</h2>\n',
        '<text x="0.5" y="5.1" font-size="2.89" font-weight="bold">Round 1</text>',
        '<text x="0.5" y="10.29" font-size="2.89">Papadimitriou-Konstantinou 64</text>',
        '<text x="0.5" y="14.95" font-size="2.89">Papadimitriou-Konstantinou 65</text>',
        '<text x="167.17" y="129.03" font-size="2.89">Papadimitriou-Konstantinou 22</text>',
        '<path d="M166.67 148.55h78.33"/>',
        '<text x="167.17" y="147.65" font-size="2.89">Papadimitriou-Konstantinou 23</text></svg></section>',
      ],
      [
        143,
        '<h2>Bracket · 5/5</h2>\n',
        '<text x="0.5" y="5.1" font-size="2.89" font-weight="bold">Round 1</text>',
        '<text x="0.5" y="10.29" font-size="2.89">Papadimitriou-Konstantinou 96</text>',
        '<text x="0.5" y="14.95" font-size="2.89">Papadimitriou-Konstantinou 97</text>',
        '<text x="167.17" y="129.03" font-size="2.89">Papadimitriou-Konstantinou 30</text>',
        '<path d="M166.67 148.55h78.33"/>',
        '<text x="167.17" y="147.65" font-size="2.89">Papadimitriou-Konstantinou 31</text></svg></section>',
      ],
    ]);
  });

  test('texts that have to fit', () => {
    const place = { width: 60, size: 12 };
    expect(['', 'abc', 'ABC', '欧阳', 'ab—Ü'].map(lengthOf)).toEqual([0, 3, 3.5999999999999996, 3.4, 4.9]);
    expect([
      fittedTitle('h1', 'Cup <b>', place),
      fittedTitle('h2', 'x'.repeat(20), place),
      fittedLine('big', 'x'.repeat(19), place),
      fittedLine('big', '', place),
    ]).toEqual([
      '<h1>Cup &lt;b&gt;</h1>',
      '<h2 style="font-size:11.5pt">xxxxxxxxxxxxxxxxxxxx</h2>',
      '<p class="big">xxxxxxxxxxxxxxxxxxx</p>',
      '<p class="big"></p>',
    ]);
    expect(
      ['short', 'x'.repeat(22), 'x'.repeat(23), 'x'.repeat(28), 'x'.repeat(40), 'ab cd '.repeat(8)].flatMap(
        text => [false, true].map(isBold => fittedText(text, { ...place, isBold })),
      ),
    ).toEqual([
      { text: 'short', size: 12 },
      { text: 'short', size: 12 },
      { text: 'xxxxxxxxxxxxxxxxxxxxxx', size: 12 },
      { text: 'xxxxxxxxxxxxxxxxxxxxxx', size: 10.540184453227932 },
      { text: 'xxxxxxxxxxxxxxxxxxxxxxx', size: 11.594202898550725 },
      { text: 'xxxxxxxxxxxxxxxxxxxxxxx', size: 10.081915563957153 },
      { text: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxx', size: 9.523809523809524 },
      { text: 'xxxxxxxxxxxxxxxxxxxxxxxxx…', size: 8.64 },
      { text: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxx…', size: 8.64 },
      { text: 'xxxxxxxxxxxxxxxxxxxxxxxxx…', size: 8.64 },
      { text: 'ab cd ab cd ab cd ab cd ab cd…', size: 8.64 },
      { text: 'ab cd ab cd ab cd ab cd a…', size: 8.64 },
    ]);
    // A column in which nothing stands is none of numbers.
    expect(fittedTable(['No', 'Club'], [['1', '']], { width: 60, size: 12, around: 2 })).toContain(
      '<th>Club</th>',
    );
    const long = 'Papadimitriou-Konstantinou Alexandros the very long';
    expect(
      partsOf(
        fittedTable(
          ['No', '', 'Name'],
          [
            ['1', 'a', 'Ann'],
            ['10½', '', long],
          ],
          { width: 60, size: 12, around: 2 },
        ),
      ),
    ).toEqual([
      '<table style="font-size:8.6pt"><thead>',
      '<tr><th class="n">No</th><td></td><th>Name</th></tr></thead>\n',
      '<tbody>',
      '<tr><td class="n">1</td><td>a</td><td>Ann</td></tr>\n',
      '<tr><td class="n">10½</td><td></td><td><span style="font-size:45%">Papadimitriou-Konstantinou Alexandros the very long</span></td></tr></tbody></table>',
    ]);
    expect(
      fittedTables(['No', 'A'], [[['1', 'x']], [['2', '3']], []], { width: 60, size: 12, around: 2 }).map(
        partsOf,
      ),
    ).toEqual([
      [
        '<table style="font-size:12.0pt">',
        '<colgroup><col style="width:60.7%"><col style="width:39.3%"></colgroup><thead>',
        '<tr><th class="n">No</th><th>A</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">1</td><td>x</td></tr></tbody></table>',
      ],
      [
        '<table style="font-size:12.0pt">',
        '<colgroup><col style="width:60.7%"><col style="width:39.3%"></colgroup><thead>',
        '<tr><th class="n">No</th><th>A</th></tr></thead>\n',
        '<tbody>',
        '<tr><td class="n">2</td><td>3</td></tr></tbody></table>',
      ],
      [
        '<table style="font-size:12.0pt">',
        '<colgroup><col style="width:60.7%"><col style="width:39.3%"></colgroup><thead>',
        '<tr><th class="n">No</th><th>A</th></tr></thead>\n',
        '<tbody></tbody></table>',
      ],
    ]);
    expect(
      fittedTable(['A', 'B'], [['x'.repeat(14), 'y'.repeat(14)]], { width: 80, size: 12, around: 2 }),
    ).toEqual(
      '<table style="font-size:12.0pt"><thead><tr><th>A</th><th>B</th></tr></thead>\n<tbody><tr><td><span style="font-size:87%">xxxxxxxxxxxxxx</span></td><td>yyyyyyyyyyyyyy</td></tr></tbody></table>',
    );
  });

  test('tables on several pages', () => {
    const table = (rows: number, more = {}) => ({
      title: 'Cup',
      about: 'List',
      header: ['No'],
      rows: Array.from({ length: rows }, (_, i) => [String(i + 1)]),
      ...more,
    });
    const pages = [
      table(0),
      table(35),
      table(36, { below: 'Rules' }),
      table(22, { isOnSide: true, below: 'Rules' }),
      table(23, { isOnSide: true }),
    ];
    expect(
      pages.map(one => pagesOf(one).map(({ about, rows, below }) => `${about} ${rows.length} ${below}`)),
    ).toEqual([
      ['List 0 '],
      ['List 35 '],
      ['List · 1/2 35 ', 'List · 2/2 1 Rules'],
      ['List 22 Rules'],
      ['List · 1/2 22 ', 'List · 2/2 1 '],
    ]);
    expect(pagesOf(table(35), 2).map(({ rows }) => rows.length)).toEqual([33, 2]);
    expect(
      [
        table(1, { below: 'a<b' }),
        table(34, { below: 'x'.repeat(90) }),
        table(34, { below: 'x'.repeat(91) }),
        table(35, { isOnSide: true, below: 'x'.repeat(91) }),
      ].map(one => sheetsOf(one).map(sheet => [sheet.length, sheet.slice(0, 120), sheet.slice(-60)])),
    ).toEqual([
      [
        [
          217,
          '<section class="sheet"><h1>Cup</h1>\n<h2>List</h2>\n<table style="font-size:12.0pt"><thead><tr><th class="n">No</th></tr><',
          'd></tr></tbody></table><p class="below">a&lt;b</p></section>',
        ],
      ],
      [
        [
          1316,
          '<section class="sheet"><h1>Cup</h1>\n<h2>List</h2>\n<table style="font-size:12.0pt"><thead><tr><th class="n">No</th></tr><',
          'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx</p></section>',
        ],
      ],
      [
        [
          1227,
          '<section class="sheet"><h1>Cup</h1>\n<h2>List · 1/2</h2>\n<table style="font-size:12.0pt"><colgroup><col style="width:100.',
          'tr>\n<tr><td class="n">33</td></tr></tbody></table></section>',
        ],
        [
          356,
          '<section class="sheet"><h1>Cup</h1>\n<h2>List · 2/2</h2>\n<table style="font-size:12.0pt"><colgroup><col style="width:100.',
          'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx</p></section>',
        ],
      ],
      [
        [
          886,
          '<section class="sheet"><h1>Cup</h1>\n<h2>List · 1/2</h2>\n<table style="font-size:10.0pt"><colgroup><col style="width:100.',
          'tr>\n<tr><td class="n">22</td></tr></tbody></table></section>',
        ],
        [
          728,
          '<section class="sheet"><h1>Cup</h1>\n<h2>List · 2/2</h2>\n<table style="font-size:10.0pt"><colgroup><col style="width:100.',
          'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx</p></section>',
        ],
      ],
    ]);
  });

  test('names, signs and cross tables', () => {
    const names = [
      ['Novák', 'Jan'],
      ['van den Berg-Ž', "Ann 'Lee"],
      ['', 'Jan'],
      ['(Ng)', ''],
      ['李', ''],
    ].map(([surname = '', firstName = '']) => ({ ...NOBODY, surname, firstName }));
    expect(
      names.map(name => [...SHOWN_NAMES.map(shown => shownName(name, shown)), shownName(name, 'full', true)]),
    ).toEqual([
      ['Novák Jan', 'Novák J.', 'N. J.', 'N. J.'],
      ["van den Berg-Ž Ann 'Lee", 'van den Berg-Ž A. L.', 'v. d. B. Ž. A. L.', 'v. d. B. Ž. A. L.'],
      ['Jan', 'J.', 'J.', 'J.'],
      ['(Ng)', '(Ng)', 'N.', 'N.'],
      ['李', '李', '李.', '李.'],
    ]);
    expect([
      escapeHtml(`<a href="x">'&'</a>`),
      htmlTable(
        ['', 'A<'],
        [
          ['1', '<b>'],
          ['', '2'],
        ],
      ),
    ]).toEqual([
      '&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;',
      '<table>\n<thead><tr><td></td><th>A&lt;</th></tr></thead>\n<tbody>\n<tr><td>1</td><td>&lt;b&gt;</td></tr>\n<tr><td></td><td>2</td></tr>\n</tbody>\n</table>',
    ]);
    const game = (
      number: number,
      black: number,
      white: number,
      blackOutcome: 'won' | 'jigo' | 'unknown',
      whiteOutcome: 'lost' | 'jigo' | 'unknown',
    ) => ({
      round: number,
      black,
      white,
      blackOutcome,
      whiteOutcome,
      table: undefined,
      colourKnown: true,
      handicap: 0,
      byDefault: false,
      moves: undefined,
    });
    const event = {
      games: [
        game(1, 0, 1, 'won', 'lost'),
        game(2, 1, 0, 'jigo', 'jigo'),
        game(3, 2, 0, 'unknown', 'unknown'),
      ],
    } as unknown as Parameters<typeof crossRows>[0];
    expect(crossRows(event, { order: [1, 0, 2], places: [], criteria: [] }, player => `P${player}`)).toEqual({
      header: ['', '', '1', '2', '3'],
      rows: [
        ['1', 'P1', '–', '−1 =2', ''],
        ['2', 'P0', '+1 =2', '–', '?3'],
        ['3', 'P2', '', '?3', '–'],
      ],
    });
  });
});
