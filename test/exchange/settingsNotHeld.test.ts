import { expect, test } from 'vitest';
import { pageTexts } from '../../src/application/files/pageTexts';
import { writeFile } from '../../src/exchange/writeFile';
import { makeText } from '../../src/sheet/wording';
import { LANGUAGES } from '../../src/tournament/languages';
import { CHOICES, now } from './printed';

// N167
const LIST = `
  No | Name | Rank | Country | R1
  1 | Ada Berg | 2d | DE | 2+/b
  2 | Bob Cole | 1d | GB | 1-/w`;

test.each(LANGUAGES)('a setting that a result file does not hold has its name in %s', language => {
  const text = makeText(language);
  const { remarks } = writeFile('h9', { ...now(LIST), words: pageTexts(text) }, CHOICES, language);
  const said = remarks.map(({ sentence }) => sentence).find(one => one.includes(text('settingName.preset')));
  expect(said).toBeDefined();
  expect(said).not.toMatch(/\bpreset\b/);
});
