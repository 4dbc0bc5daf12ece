// The program behind the panel, which no formula needs: it lies as text in program.html, and the bundle evaluates it on use.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { jsonForHtml } from './htmlText.mjs';
import { importCode, inPlaceOf } from './importCode.mjs';

const FOLDER = fileURLToPath(new URL('../src/addon/', import.meta.url));
const LINE = 240;
const HEADING = `The panel's part of Wallist. Its script reads this file; nobody need change it.\n`;

/** From the code, which declares `Program`: the module that stands for program.ts in the bundle, and the file. */
export async function packProgram(code) {
  const { blockTitle, PROGRAM } = await readFormat();
  const stamp = createHash('sha256').update(code).digest('hex').slice(0, 12);
  const lines = Array.from({ length: Math.ceil(code.length / LINE) }, (_, i) =>
    code.slice(i * LINE, (i + 1) * LINE),
  );
  return {
    module: `import { unpackProgram } from './packedProgram';
const program = unpackProgram('${stamp}');
export const sidebar = request => program().sidebar(request);
export const selfTest = () => program().selfTest();
`,
    file: `${HEADING}\n${blockTitle(PROGRAM, stamp, lines)}\n${jsonForHtml(lines)}\n`,
  };
}

/** In the bundle, src/addon/program.ts is what packProgram made of it. */
export const packedProgram = module =>
  inPlaceOf('packed program', /[\\/]src[\\/]addon[\\/]program\.ts$/, module, FOLDER);

const readFormat = () =>
  importCode(
    `export { PROGRAM } from './packedProgram'; export { blockTitle } from '../text/packed';`,
    FOLDER,
  );
