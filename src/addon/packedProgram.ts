import { readBlock } from '../text/packed';
import { once } from '../tournament/once';
import { htmlFile } from './google/htmlFile';
import type * as Program from './program';

/** The block of program.html that holds the code, in lines. */
export const PROGRAM = 'program';

/**
 * The program of `program.html`, evaluated at the first call; `stamp` tells that it belongs to this bundle. Throws where it is missing
 * or another version. A script of Google may evaluate text of its own: developers.google.com/apps-script/reference/html/html-template,
 * `getCode`.
 */
export const unpackProgram = (stamp: string): (() => typeof Program) =>
  once(() => {
    const code = readBlock(htmlFile(PROGRAM), PROGRAM, stamp).join('');
    if (code === '')
      throw new Error('The file program.html is of another version than this script: copy all files again.');
    return new Function(`${code}\nreturn Program;`)() as typeof Program;
  });
