// The texts of the built add-on: English and the words that are read back in its bundle, every other language as a block of texts.html,
// which a script reads only when that language is shown. What reads this is src/text/packed.ts.
import * as esbuild from 'esbuild';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../src/text/', import.meta.url));

/** Both halves, from the files of src/text: the module that stands for source.ts in the bundle, and the text file. */
export async function packTexts() {
  const { DICTIONARIES, isReadKey, blockTitle } = await readTexts();
  const { en, ...others } = DICTIONARIES;
  const keys = Object.keys(en);
  const stamp = createHash('sha256').update(keys.join('\n')).digest('hex').slice(0, 12);
  const inOrder = (dictionary, wanted) => wanted.map(key => dictionary[key] ?? null);
  const readKeys = keys.filter(isReadKey);
  const packed = {
    stamp,
    english: JSON.stringify(en),
    readWords: JSON.stringify([readKeys, ...Object.values(others).map(words => inOrder(words, readKeys))]),
  };
  const blocks = Object.entries(others).map(([language, dictionary]) => {
    const texts = inOrder(dictionary, keys);
    return `${blockTitle(language, stamp, texts)}\n${jsonForHtml(texts)}\n`;
  });
  return {
    module: `import { unpack } from './packed';\nexport const source = unpack(${JSON.stringify(packed)});\n`,
    file: [HEADING, ...blocks].join('\n'),
  };
}

const HEADING = `The texts of Wallist in other languages than English. Its script reads this file; nobody need change it.\n`;

/** A line for each text. Nothing that HTML could take for a tag or an entity, and nothing that cannot be seen. */
const jsonForHtml = texts =>
  `[\n${texts.map(text => JSON.stringify(text).replace(/[<>&]|(?! )[\p{Z}\p{C}]/gu, escaped)).join(',\n')}\n]`;

const escaped = text =>
  Array.from(
    { length: text.length },
    (_, i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`,
  ).join('');

/** In a bundle, src/text/source.ts is what packTexts made of it. */
export const packedTexts = module => ({
  name: 'packed texts',
  setup: build =>
    build.onLoad({ filter: /[\\/]src[\\/]text[\\/]source\.ts$/ }, () => ({
      contents: module,
      resolveDir: FOLDER,
    })),
});

async function readTexts() {
  const built = await esbuild.build({
    stdin: {
      contents: `export * from './dictionaries'; export * from './readKeys'; export { blockTitle } from './packed';`,
      resolveDir: FOLDER,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return import(`data:text/javascript,${encodeURIComponent(built.outputFiles[0].text)}`);
}
