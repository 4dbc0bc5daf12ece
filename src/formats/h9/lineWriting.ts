import type { ExchangedTournament, FinalOrder } from '../exchange';
import type { LineGame } from './resultCell';
import type { Free } from '../../tournament/game';

/**
 * By player and round: the cell of a line, opponents by their places in the order given. Nothing entered is an
 * absence; rounds of which nobody has anything yet are left out.
 */
export function cellsInOrder(
  { players, games, free }: ExchangedTournament,
  { order }: FinalOrder,
): readonly (readonly (LineGame | Free)[])[] {
  const rounds = Math.max(0, ...[...games, ...free].map(({ round }) => round));
  const lineOf = new Map(order.map((player, index) => [player, index + 1]));
  const nothing: Free = { kind: 'free', as: 'absence', worth: 'nothing' };
  const cells = players.map(() => Array.from({ length: rounds }, (): LineGame | Free => nothing));
  const put = (player: number, round: number, entry: LineGame | Free): void => {
    const row = cells[player];
    if (row && round <= rounds) row[round - 1] = entry;
  };
  for (const { player, round, entry } of free) put(player, round, entry);
  for (const { black, white, round, colourKnown, handicap, byDefault, blackOutcome, whiteOutcome } of games) {
    const both = { kind: 'game', handicap, byDefault } as const;
    const colour = <T>(own: T): T | undefined => (colourKnown ? own : undefined);
    put(black, round, {
      ...both,
      opponentNo: lineOf.get(white) ?? 0,
      outcome: blackOutcome,
      colour: colour('black' as const),
    });
    put(white, round, {
      ...both,
      opponentNo: lineOf.get(black) ?? 0,
      outcome: whiteOutcome,
      colour: colour('white' as const),
    });
  }
  return cells;
}

/** A name as one word, since blanks part the columns; `;` begins a remark. */
export const oneWord = (name: string): string => name.trim().replace(/\s+/g, '_').replace(/[;|]/g, ',');

/** The inverse of `oneWord`. */
export const fromOneWord = (word: string): string => word.replace(/_/g, ' ').trim();

/** A name in capitals as names are written: `MÜLLER` becomes `Müller`. */
export const inLowerCase = (name: string): string =>
  /^[\p{Lu}'’\- ]{2,}$/u.test(name)
    ? name.replace(/(\p{Lu})(\p{Lu}*)/gu, (_all, first: string, rest: string) => first + rest.toLowerCase())
    : name;

/** A sentence as a remark of its own line, which no reader takes for a tag; none for ''. */
export const remarkLine = (sentence: string): readonly string[] => {
  const line = sentence.replace(/[\s;=[\]]+/g, ' ').trim();
  return line === '' ? [] : [`; ${line}`];
};
