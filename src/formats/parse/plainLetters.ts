/** Letters that no mark can be taken from, and signs, by what people write for them in plain Latin letters. */
const PLAIN: Readonly<Record<string, string>> = {
  ı: 'i',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  Ŧ: 'T',
  ŧ: 't',
  Ø: 'O',
  ø: 'o',
  Æ: 'AE',
  æ: 'ae',
  Œ: 'OE',
  œ: 'oe',
  Þ: 'Th',
  þ: 'th',
  Ð: 'D',
  ð: 'd',
  Ŋ: 'N',
  ŋ: 'n',
  ĸ: 'k',
  Ə: 'E',
  ə: 'e',
  Ɖ: 'D',
  ɖ: 'd',
  Ƈ: 'C',
  ƈ: 'c',
  ß: 'ss',
  ẞ: 'SS',
  '‘': "'",
  '’': "'",
  '‛': "'",
  ʼ: "'",
  ʻ: "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** The text in letters without marks: `Šimůnek Ł` is `Simunek L`; other scripts stay as they are. */
export const plainLetters = (text: string): string =>
  [...text.normalize('NFKD')]
    .filter(letter => !/\p{M}/u.test(letter))
    .map(letter => (Object.prototype.hasOwnProperty.call(PLAIN, letter) ? PLAIN[letter] : letter))
    .join('');
