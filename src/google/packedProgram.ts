import { readBlock } from '../text/packed';
import { once } from '../tournament/once';
import { htmlFile } from './htmlFile';
import { FILES, PAGE, PROGRAM } from './packedBlocks';
import type * as Parts from './program';

/** A script file for a script that may not evaluate text (build/release/). */
declare const WallistProgram: { readonly stamp: string; readonly program: typeof Parts } | undefined;

/**
 * The program of `program.html`, evaluated at the first call; `stamp` tells that it belongs to this bundle. Throws where it is missing
 * or another version. A script of Google may evaluate text of its own: developers.google.com/apps-script/reference/html/html-template,
 * `getCode`.
 */
export const unpackProgram = (stamp: string): (() => typeof Parts) =>
  once(() => {
    if (typeof WallistProgram !== 'undefined' && WallistProgram.stamp === stamp)
      return WallistProgram.program;
    const code = blockOf(PROGRAM, stamp);
    return evaluated(code);
  });

/** The page of the panel. Throws where it is missing or another version. */
export const unpackPage = (stamp: string): string => blockOf(PAGE, stamp);

/** The part of the page that reads and writes files; no script evaluates it. */
export const unpackFilesPart = (stamp: string): string => blockOf(FILES, stamp);

function blockOf(name: string, stamp: string): string {
  const block = readBlock(htmlFile(PROGRAM), name, stamp).join('');
  if (block === '')
    throw new Error('The file program.html is of another version than this script: copy all files again.');
  return block;
}

function evaluated(code: string): typeof Parts {
  try {
    return new Function(`${code}\nreturn Program;`)() as typeof Parts;
  } catch (refusal) {
    throw refused(refusal);
  }
}

const refused = (refusal: unknown): Error =>
  new Error(
    `Google did not evaluate program.html (${String(refusal)}): add the file spare/program-script.txt as a script.`,
  );

/**
 * Runs the self-test, and says above the sheet where it cannot even begin. Google finds the permission for the spreadsheet by this call:
 * without a manifest it looks for the names of services in script files, and program.html is none.
 */
export function beginAloud(action: () => void): void {
  try {
    action();
  } catch (error) {
    const message = String((error as { readonly message?: unknown }).message ?? error);
    SpreadsheetApp.getActiveSpreadsheet().toast(message, 'Wallist', -1);
    throw error;
  }
}
