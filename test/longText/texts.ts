/** The most characters that a cell of Google Sheets holds. */
export const LONGEST = 50_000;

/** What a text repeats: blanks, digits, brackets, commas, signs of each notation, letters of any script. */
const UNITS = [
  ...[' ', '\t', '\n', '\r\n', '\u00a0', '\u200b', '\u3000'],
  ...['9', '0', '1 ', '0.', '-1', '½', '٣', '１'],
  ...[
    '(',
    ')',
    '()',
    '[',
    ']',
    '[1,',
    '{',
    '<',
    '<a>',
    '<a ',
    '</a',
    '<!--',
    '&',
    '&amp;',
    '&#9;',
    '"',
    "'",
    '""',
    '"a",',
  ],
  ...[',', ', ', ';', ';\n', ':', '=', 'a=b; ', '|', '/', '-', '+', '#', '?', '!', '.', '…', '–', '×'],
  ...['a', 'A ', 'B.', 'é', 'e\u0301', 'ß', 'İ', 'я ', '漢', '한 ', 'ا', '😀', '\u202e', 'von ', 'mc'],
  ...['1+/b ', '2-! ', '3?/w5 ', '0= ', '1+/b#9 ', '12=', 'R1 ', '3d ', '30k', '(D)', 'Haus ', 'b+1.5 '],
  ...[
    '3-14, ',
    '3×14; ',
    '3-14',
    'R1-R3 Swiss; ',
    'R1-',
    'SOS, ',
    'SOS2',
    'Rating ',
    '1-3,',
    '5-,',
    '[H 3] ',
    'S[1]',
    '; CL[A]\n',
  ],
] as const;

export const repeated = (unit: string, length: number): string =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** What the unit may stand behind: the beginnings of what readers know. */
const BEGINNINGS = [
  ...[
    '3d',
    '1+',
    '12',
    '1,5',
    '½',
    'R1',
    'R1-R3',
    '3-',
    '3×14',
    '12@4',
    'Ada',
    'Ada,',
    'bye',
    'B+',
    '60 min +',
    '10:00',
  ],
  ...[
    '(',
    '3d (',
    'SOS',
    '"Ada',
    '=SOS(',
    '<a b="',
    '; EV[',
    'TOURNEY ',
    '1 Ada 3d',
    '1 2 W 0 7 ',
    'Komi=',
    '{"a":',
    '1 Ada 3d FR P 0 0 0 0 2+',
  ],
] as const;
const BLANKS = [' ', '\r', '\u00a0', '9', '(', '-', ',', ' a', '=a'] as const;

/** Texts of 50,000 characters: each unit before something else, between two others, in one half, and in two lines. */
export function longTexts(
  units: readonly string[] = UNITS,
  length = LONGEST,
  beginnings: readonly string[] = BEGINNINGS,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  units.forEach((unit, i) => {
    const name = JSON.stringify(unit);
    const inner = repeated(unit, length - 4);
    const next = units[(i * 7 + 3) % units.length] ?? '';
    texts.set(`${name} x`, `${inner}x1`);
    texts.set(`x ${name} x`, `a${inner}z`);
    const half = repeated(unit, length / 2 - 8).replace(/\n/g, ' ');
    texts.set(`two lines of ${name}`, `1 Ada 3d ${half}\n2 Bob ${half}`);
    texts.set(`${name} ${JSON.stringify(next)}`, repeated(unit, length / 2) + repeated(next, length / 2));
  });
  for (const begin of beginnings)
    for (const unit of BLANKS) {
      const inner = repeated(unit, length - begin.length - 2);
      texts.set(`${begin} ${JSON.stringify(unit)} x`, `${begin}${inner}x\rx`.slice(0, length));
    }
  return texts;
}

/** One of each manner, for a test: the bench has all. */
export const fewTexts = (): ReadonlyMap<string, string> =>
  longTexts([' ', '(', '1+/b ', '; CL[A]\n'], LONGEST, ['3d']);

/** One sign over and over, and a few signs over and over: letters, figures, blanks, commas, brackets, semicolons, line feeds, accents. */
export const longCells = (): ReadonlyMap<string, string> =>
  new Map(
    [
      'a',
      '9',
      ' ',
      ',',
      '(',
      '()',
      ';',
      '=',
      '\n',
      '\u0301',
      'e\u0301',
      '\u6f22',
      '1+/b ',
      'a;b=',
      '3-14, ',
      'R1-R2 Swiss; ',
    ].map(unit => [JSON.stringify(unit), repeated(unit, LONGEST)]),
  );
