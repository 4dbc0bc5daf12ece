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
  '‒': '-',
  '–': '-',
  '—': '-',
};

/** The text in letters without marks: `Šimůnek Ł` is `Simunek L`; other scripts stay as they are. */
export const plainLetters = (text: string): string =>
  OTHERS.test(text)
    ? [...text.normalize('NFKD')]
        .filter(letter => !/\p{M}/u.test(letter))
        .map(letter => (Object.prototype.hasOwnProperty.call(PLAIN, letter) ? PLAIN[letter] : letter))
        .join('')
    : text;

/** A text without marks and letters of other alphabets has none of these. */
const OTHERS = /[^ -~\s]|\u00a0/;
