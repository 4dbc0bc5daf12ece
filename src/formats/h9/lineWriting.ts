import type { ExchangedTournament, FinalOrder } from '../exchange';
import type { LineGame } from './resultCell';
import type { Free } from '../../tournament/game';
import { parseRank } from '../../tournament/rank';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

/** By player and round, opponents by place; nothing entered is an absence, rounds without anything are left out. */
export function cellsInOrder(
  { players, games, free }: ExchangedTournament,
  { order }: FinalOrder,
): readonly (readonly (LineGame | Free)[])[] {
  const rounds = [...games, ...free].reduce((last, { round }) => Math.max(last, round), 0);
  const lineOf = new Map(order.map((player, index) => [player, index + 1]));
  const nothing: Free = { kind: 'free', as: 'absence', worth: 'nothing' };
  const cells = players.map(() => Array.from({ length: rounds }, (): LineGame | Free => nothing));
  const put = (player: PlayerIndex, round: RoundNo, entry: LineGame | Free): void => {
    const row = cells[player];
    if (row) row[round - 1] = entry;
  };
  for (const { player, round, entry } of free) put(player, round, entry);
  for (const { black, white, round, colourKnown, handicap, byDefault, blackOutcome, whiteOutcome } of games) {
    const both = { kind: 'game', handicap, byDefault } as const;
    const colour = <T>(value: T): T | undefined => (colourKnown ? value : undefined);
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

export const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** A name as one word, since blanks part the columns; `;` begins a remark. What reads as a rank gets a blank behind it. */
export const oneWord = (name: string): string => {
  const word = oneLine(name).replace(/ /g, '_').replace(/[;|]/g, ',');
  return parseRank(word) === undefined ? word : `${word}_`;
};

export const fromOneWord = (word: string): string => word.replace(/_/g, ' ').trim();

/** İ becomes i, without a dot of its own above it, which no file of a federation can hold. */
const smallLetters = (text: string): string => text.toLowerCase().replace(/i\u0307/g, 'i');

/** A name in capitals as names are written: `MÜLLER` becomes `Müller`. */
export const inLowerCase = (name: string): string =>
  /^[\p{Lu}'’\- ]{2,}$/u.test(name)
    ? name.replace(/(\p{Lu})(\p{Lu}*)/gu, (_all, first: string, rest: string) => first + smallLetters(rest))
    : name;

/** A sentence as a remark of its own line, which no reader takes for a tag; none for ''. */
export const remarkLine = (sentence: string): readonly string[] => {
  const line = oneLine(sentence.replace(/[;=[\]]+/g, ' '));
  return line === '' ? [] : [`; ${line}`];
};
