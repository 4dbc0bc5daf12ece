import { expect, test } from 'vitest';
import { FILE_TEXTS, fileSentence } from '../../src/text/files';
import { IN_FILE } from '../../src/tournament/fileProblem';
import { LANGUAGES } from '../../src/tournament/languages';

const holesIn = (text: string): readonly string[] => (text.match(/\{[^}]*\}/g) ?? []).sort();

test.each(LANGUAGES)('the sentences about files in %s have the places of English', language => {
  const texts = Object.entries(FILE_TEXTS.en);
  expect(texts.length).toBeGreaterThan(70);
  for (const [key, english] of texts) {
    const text = FILE_TEXTS[language][key as keyof (typeof FILE_TEXTS)['en']];
    expect([key, holesIn(text)]).toEqual([key, holesIn(english)]);
    if (language !== 'en' && key.startsWith('file.')) expect([key, text]).not.toEqual([key, english]);
  }
});

test('a note names what it is about in the language of the reader', () => {
  const note = {
    code: 'notCarried',
    severity: 'note',
    place: IN_FILE,
    values: { what: 'tables', count: 3, example: '7' },
  } as const;
  expect(fileSentence('en', note)).toBe('Not carried over: tables (3), such as 7.');
  expect(fileSentence('de', note)).toBe('Nicht übernommen: Tische (3), etwa 7.');
});
