import { parseResult, type RoundResult } from '../../sheet/rounds/roundResult';
import type { Language } from '../../tournament/languages';
import { knownResults } from '../read/roundSheets';
import type { GameOfRound, ResultCode, TypedResult } from '../protocol/protocol';

/** A result typed by its table, with the game that it is of; `reason` where it is not taken. */
export type ReadResult =
  | { readonly kind: 'read'; readonly result: TypedResult; readonly table: string }
  | { readonly kind: 'refused'; readonly typed: string; readonly reason: Refused };

type Refused = 'no table' | 'no result' | 'in already';

/** `12b 7w 3= 9b! 15x`, with the words that the sheet of a round may have. */
export function typedResults(
  typed: string,
  round: number,
  games: readonly GameOfRound[],
  language: Language,
): readonly ReadResult[] {
  const parts = typed.match(/\d+\s*[.:)]?\s*[^\s\d,;]+(?:[-:]\d!?)?/g) ?? [];
  const rest = parts.reduce((left, part) => left.replace(part, ' '), typed);
  const strange = rest.split(/[\s,;]+/).filter(part => part !== '');
  return [
    ...parts.map((part): ReadResult => {
      const [, table = '', word = ''] = /^(\d+)\s*[.:)]?\s*(.+)$/.exec(part) ?? [];
      const refused = (reason: Refused): ReadResult => ({ kind: 'refused', typed: part, reason });
      const game = games.find(one => Number(one.table) === Number(table));
      if (!game) return refused('no table');
      const result = codeOf(word, language);
      if (result === undefined) return refused('no result');
      if (game.result !== undefined && game.result !== result) return refused('in already');
      return { kind: 'read', table, result: { round, black: game.black, white: game.white, result } };
    }),
    ...strange.map((part): ReadResult => ({ kind: 'refused', typed: part, reason: 'no result' })),
  ];
}

function codeOf(word: string, language: Language): ResultCode | undefined {
  const typed = word.toLowerCase();
  if (typed === 'x') return '0-0!';
  const read = parseResult(typed, language, knownResults());
  return read === undefined || read === 'none' ? undefined : CODES[keyOf(read)];
}

const keyOf = ({ black, white, byDefault }: RoundResult): string =>
  `${black} ${white}${byDefault ? '!' : ''}`;

const CODES: Readonly<Record<string, ResultCode>> = {
  'won lost': '1-0',
  'lost won': '0-1',
  'jigo jigo': '=',
  'won lost!': '1-0!',
  'lost won!': '0-1!',
  'lost lost': '0-0!',
  'lost lost!': '0-0!',
  'won won': '1-1!',
  'won won!': '1-1!',
};
