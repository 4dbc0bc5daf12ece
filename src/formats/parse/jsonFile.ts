import type { FileProblem } from '../../tournament/fileProblem';
import { fileError } from '../fileProblems';

export function jsonFile(text: string): FileProblem | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  const json = parsed(text);
  // A file that breaks off is JSON all the same.
  if (json === undefined && !/^\s*\{\s*"[^"]*"\s*:/.test(text)) return undefined;
  return fileError(isOfPairgoth(json, text) ? 'pairgothFile' : 'jsonFile');
}

/** Its tournaments say how they are paired and what board they are played on. */
const isOfPairgoth = (json: unknown, text: string): boolean =>
  typeof json === 'object' && json !== null
    ? 'pairing' in json && ('gobanSize' in json || 'players' in json)
    : /"gobanSize"\s*:/.test(text);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
