// The program behind the panel and the panel's page, which no formula needs: they lie as text in program.html, and the bundle reads them
// on use.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { jsonForHtml } from './htmlText.mjs';
import { importCode, inPlaceOf } from './importCode.mjs';

const FOLDER = fileURLToPath(new URL('../src/google/', import.meta.url));
const LINE = 240;
const HEADING = `The panel's part of Wallist. Its script reads this file; nobody need change it.\n`;

/** From the page: the module that stands for page.ts in both programs, and its block of program.html. */
export async function packPage(page) {
  const { PAGE } = await readFormat();
  const { stamp, block } = await pack(PAGE, page);
  return {
    module: `import { unpackPage } from './packedProgram';\nexport const page = () => unpackPage('${stamp}');\n`,
    block,
  };
}

/** From the part of the page that reads and writes files: the module that stands for filesPart.ts, and its block of program.html. */
export async function packPart(code) {
  const { FILES } = await readFormat();
  const { stamp, block } = await pack(FILES, code);
  return {
    module: `import { unpackFilesPart } from './packedProgram';\nexport const packedFilesPart = () => unpackFilesPart('${stamp}');\n`,
    block,
  };
}

/** From the code, which declares `Program`: the module that stands for program.ts in the bundle, its block, and the code as a script. */
export async function packProgram(code) {
  const { PROGRAM } = await readFormat();
  const { stamp, block } = await pack(PROGRAM, code);
  return {
    module: `import { beginAloud, unpackProgram } from './packedProgram';
const program = unpackProgram('${stamp}');
export const menuByAlerts = (opening, isRefused) => program().menuByAlerts(opening, isRefused);
export const sidebar = request => program().sidebar(request);
export const selfTest = () => {
  const began = Date.now();
  beginAloud(() => program().selfTest(Date.now() - began));
};
`,
    block,
    script: `${code}\nvar WallistProgram = { stamp: '${stamp}', program: Program };\n`,
  };
}

/** The text of program.html. */
export const programFile = blocks => [HEADING, ...blocks].join('\n');

async function pack(name, text) {
  const { blockTitle } = await readFormat();
  const stamp = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const lines = Array.from({ length: Math.ceil(text.length / LINE) }, (_, i) =>
    text.slice(i * LINE, (i + 1) * LINE),
  );
  return { stamp, block: `${blockTitle(name, stamp, lines)}\n${jsonForHtml(lines)}\n` };
}

/** In the bundle, src/google/program.ts is what packProgram made of it. */
export const packedProgram = module =>
  inPlaceOf('packed program', /[\\/]src[\\/]google[\\/]program\.ts$/, module, FOLDER);

/** In both programs, src/google/page.ts is what packPage made of it. */
export const packedPage = module =>
  inPlaceOf('packed page', /[\\/]src[\\/]google[\\/]page\.ts$/, module, FOLDER);

/** In the program, src/google/filesPart.ts is what packPart made of it. */
export const packedPart = module =>
  inPlaceOf('packed part', /[\\/]src[\\/]google[\\/]filesPart\.ts$/, module, FOLDER);

const readFormat = () =>
  importCode(
    `export { FILES, PAGE, PROGRAM } from './packedBlocks'; export { blockTitle } from '../text/packed';`,
    FOLDER,
  );
