import type { FileProblem } from '../../tournament/fileProblem';
import type { Outcome } from '../../tournament/game';
import type { Attributes, ExchangedGame } from '../exchange';
import { fileExcerpt, fileError, fileWarning } from '../fileProblems';
import type { XmlElement } from '../parse/xml';
import { attributeReader, FLAG, partReader, TEXT, wholeFrom, wordKind } from './attribute';
import { MOST_ROUNDS } from './participation';

type SideOutcomes = readonly [black: Outcome, white: Outcome];

const RESULTS = {
  UNKNOWN: ['unknown', 'unknown'],
  BLACKWINS: ['won', 'lost'],
  WHITEWINS: ['lost', 'won'],
  EQUAL: ['jigo', 'jigo'],
  BOTHWIN: ['won', 'won'],
  BOTHLOSE: ['lost', 'lost'],
} as const satisfies Readonly<Record<string, SideOutcomes>>;

interface ResultCodeOf {
  readonly sides: SideOutcomes;
  readonly byDefault: boolean;
}

const RESULT = wordKind<ResultCodeOf>(
  Object.fromEntries(
    Object.entries(RESULTS).flatMap(([name, sides]) => [
      [`RESULT_${name}`, { sides, byDefault: false }],
      [`RESULT_${name}_BYDEF`, { sides, byDefault: true }],
    ]),
  ),
);
const ROUND = wholeFrom(1, MOST_ROUNDS);
const TABLE = wholeFrom(1, 9999);
const HANDICAP = wholeFrom(0, 25);

export function readGame(
  element: XmlElement,
  playerOf: FindPlayer,
  problems: FileProblem[],
): ExchangedGame | undefined {
  const read = attributeReader(element, problems);
  const part = partReader(element, problems);
  const seat = (name: 'blackPlayer' | 'whitePlayer') => seatOf(element, name, playerOf, problems);
  const round = read('roundNumber', ROUND);
  const table = part('tableNumber', TABLE, undefined);
  const [black, white] = [seat('blackPlayer'), seat('whitePlayer')];
  const result = read('result', RESULT, RESULT.read('RESULT_UNKNOWN') as ResultCodeOf);
  const handicap = part('handicap', HANDICAP, 0);
  const colourKnown = part('knownColor', FLAG, true);
  if (round === undefined || black === undefined || white === undefined) return undefined;
  if (result === undefined) return undefined;
  if (black === white) {
    problems.push(
      fileError('againstSelf', element.place, { name: element.attributes['blackPlayer'] ?? '', round }),
    );
    return undefined;
  }
  const [blackOutcome, whiteOutcome] = result.sides;
  const { byDefault } = result;
  return {
    round,
    table,
    black,
    white,
    colourKnown,
    handicap,
    blackOutcome,
    whiteOutcome,
    byDefault,
    moves: undefined,
  };
}

export type FindPlayer = (key: string) => number | undefined;

export function seatOf(
  element: XmlElement,
  name: string,
  playerOf: FindPlayer,
  problems: FileProblem[],
  severity: 'error' | 'warning' = 'error',
): number | undefined {
  const key =
    severity === 'error' ? attributeReader(element, problems)(name, TEXT) : (element.attributes[name] ?? '');
  const player = key === undefined ? undefined : playerOf(key);
  if (key !== undefined && player === undefined) {
    const tell = severity === 'error' ? fileError : fileWarning;
    problems.push(tell('playerNotInFile', element.place, { text: fileExcerpt(key) }));
  }
  return player;
}

export const hasWord = ({ blackOutcome, whiteOutcome }: ExchangedGame): boolean =>
  wordOf(blackOutcome, whiteOutcome) !== undefined;

const wordOf = (black: Outcome, white: Outcome): string | undefined =>
  Object.entries(RESULTS).find(([, sides]) => sides[0] === black && sides[1] === white)?.[0];

/** A pair of results that OpenGotha has no word for is written as not known. */
export const gameAttributes = (game: ExchangedGame, keys: readonly string[], table: number): Attributes => ({
  blackPlayer: keys[game.black] ?? '',
  handicap: String(game.handicap),
  knownColor: String(game.colourKnown),
  result: `RESULT_${wordOf(game.blackOutcome, game.whiteOutcome) ?? 'UNKNOWN'}${game.byDefault ? '_BYDEF' : ''}`,
  roundNumber: String(game.round),
  tableNumber: String(game.table ?? table),
  whitePlayer: keys[game.white] ?? '',
});
