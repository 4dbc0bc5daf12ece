// The texts of the built add-on: the words that are read back and English in its programs, every other language as a block of
// texts.html, which a script reads only when that language is shown. What reads this is src/text/packed.ts.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { BuildProblem } from './problem.mjs';
import { jsonForHtml } from './htmlText.mjs';
import { importCode, inPlaceOf } from './importCode.mjs';

const FOLDER = fileURLToPath(new URL('../src/text/', import.meta.url));

/**
 * From the files of src/text: the modules that stand for source.ts in the program of the formulas and in that of the panel, which has
 * more of the English, and the text file.
 */
export async function packTexts() {
  const { DICTIONARIES, SETTING_NAMES, isReadKey, isOfPanel, isAside, inFileOrder, blockTitle } =
    await readTexts();
  const { en, ...others } = DICTIONARIES;
  const keys = inFileOrder(Object.keys(en));
  const stamp = createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 12);
  const inOrder = (dictionary, wanted) => wanted.map(key => dictionary[key] ?? null);
  const readKeys = keys.filter(isReadKey);
  // Nothing stands for the word of English.
  const wordOf = (words, key) => (words[key] === en[key] ? '' : (words[key] ?? ''));
  const wordsOf = some =>
    Object.values(others)
      .map(words => some.map(key => inLine(wordOf(words, key))).join('|'))
      .join('\n');
  const moduleWith = (wanted, words, english = en) => {
    const areas = JSON.stringify(byArea(wanted, english, SETTING_NAMES));
    return `import { unpack } from './packed';\nexport const source = unpack(${JSON.stringify({ stamp, english: areas, readWords: words })});\n`;
  };
  const ofFormulas = keys.filter(key => !isOfPanel(key));
  const aside = ofFormulas.filter(isAside).map(key => en[key]);
  const blocks = Object.entries(others).map(([language, dictionary]) => {
    const texts = inOrder(dictionary, keys);
    return `${blockTitle(language, stamp, texts)}\n${jsonForHtml(texts)}\n`;
  });
  return {
    formulas: moduleWith(
      ofFormulas,
      wordsOf(readKeys.filter(key => !isOfPanel(key))),
      // In the place of a text 1 says that the file has it.
      Object.fromEntries(ofFormulas.map(key => [key, isAside(key) ? 1 : en[key]])),
    ),
    panel: moduleWith(keys, wordsOf(readKeys)),
    files: moduleWith(keys.filter(isOfFiles), wordsOf([])),
    ofPanel: keys.filter(isOfPanel),
    file: [HEADING, `${blockTitle('en', stamp, aside)}\n${jsonForHtml(aside)}\n`, ...blocks].join('\n'),
  };
}

/**
 * The texts with the area of keys in a row written once, and no names where they are those of the area before, as mends are named after
 * their problems; src/text/packed.ts joins them again.
 */
function byArea(keys, texts, SETTING_NAMES) {
  const areas = [];
  for (const key of keys) {
    const dot = key.indexOf('.');
    const [area, name] = [key.slice(0, dot), key.slice(dot + 1)];
    if (areas.at(-1)?.[0] !== area) areas.push([area, {}]);
    areas.at(-1)[1][name] = texts[key];
  }
  return areas.map(([area, own], i) => {
    const before = Object.keys(areas[i - 1]?.[1] ?? {});
    const shared = before.filter(name => name in own);
    const isNamedAlike = shared.length > 1 && shared.join() === Object.keys(own).join();
    // The program has the names of the settings in their table.
    if (JSON.stringify(own) === JSON.stringify(SETTING_NAMES)) return [area, 0];
    return [area, isNamedAlike ? before.map(name => own[name] ?? 0) : withoutNames(own)];
  });
}

/** A word among others of its language. */
function inLine(word) {
  if (/[|\n]/.test(word))
    throw new BuildProblem([`“${word}” has a sign that parts the words that are read back`]);
  return word;
}

/** Files become sheets in English, which are read again: titles of columns, names of settings and values, and nothing else. */
const isOfFiles = key => /^(?:column|settingName|settings|value)\./.test(key);

/** 0 where a text is its own name, as values are. */
const withoutNames = texts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text === name ? 0 : text]));

const HEADING = `The texts of Wallist in other languages than English, and the English of which formulas rarely need. Its script reads this file; nobody need change it.\n`;

/** In a program, src/text/source.ts is what packTexts made of it. */
export const packedTexts = module =>
  inPlaceOf('packed texts', /[\\/]src[\\/]text[\\/]source\.ts$/, module, FOLDER);

const readTexts = () =>
  importCode(
    `export * from './dictionaries'; export * from './readKeys'; export * from './panelAreas'; export { SETTING_NAMES } from '../tournament/settings'; export { blockTitle } from './packed';`,
    FOLDER,
  );
