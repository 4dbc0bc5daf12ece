import { isBlank, textOf, type Values } from '../cells/cell';
import type { Frame } from '../frame/frame';
import { parseEntries } from '../cells/notation';
import { saysResult } from '../frame/roundTitle';
import { writtenResult } from './writtenResult';
import type { RoundNo } from '../../tournament/indices';

/** Fewer results are no column of them. */
const FEWEST = 2;

/**
 * Its title stands over both columns, as a merged cell, or says result alone: results alone, beside opponents
 * mostly without one; the colour may stand between.
 */
export function resultsBeside(
  values: Values,
  { header, rows, columns, rounds }: Frame,
  round: RoundNo,
): number | undefined {
  const colour = header?.colours.find(beside => beside.round === round)?.column;
  const column = colour === round + 1 ? round + 2 : round + 1;
  const isRead = [...Object.values(columns), ...rounds.flat()].includes(column);
  const title = header?.texts[column] ?? '';
  if (!header || isRead || (title !== '' && !saysResult(title))) return undefined;
  const results = rows.map(row => values[row]?.[column]).filter(value => !isBlank(value));
  const isResult = (value: unknown): boolean => writtenResult(textOf(value))?.opponent === '';
  if (results.length < FEWEST || !results.every(isResult)) return undefined;
  const opponents = rows.map(row => textOf(values[row]?.[round])).filter(text => text !== '');
  const open = opponents.filter(text => 'kind' in parseEntries(text));
  return 2 * open.length > opponents.length ? column : undefined;
}
