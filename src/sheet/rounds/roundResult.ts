import { LANGUAGE_FACTS, type Language } from '../../tournament/languages';
import type { Outcome } from '../../tournament/game';
import { cleanUp } from '../cells/notation';
import type { TextKey } from '../../text/en';

/** A result as typed beside a game: the outcome for each side. Any pair is possible (R1.2). */
export interface RoundResult {
  readonly black: Exclude<Outcome, 'unknown'>;
  readonly white: Exclude<Outcome, 'unknown'>;
  readonly byDefault: boolean;
}

/** The choices of the dropdown, in their order. */
export const RESULTS = [
  { key: 'result.black', result: { black: 'won', white: 'lost', byDefault: false } },
  { key: 'result.white', result: { black: 'lost', white: 'won', byDefault: false } },
  { key: 'result.jigo', result: { black: 'jigo', white: 'jigo', byDefault: false } },
  { key: 'result.blackByDefault', result: { black: 'won', white: 'lost', byDefault: true } },
  { key: 'result.whiteByDefault', result: { black: 'lost', white: 'won', byDefault: true } },
  { key: 'result.bothLose', result: { black: 'lost', white: 'lost', byDefault: true } },
  { key: 'result.bothWin', result: { black: 'won', white: 'won', byDefault: true } },
] as const satisfies readonly { readonly key: TextKey; readonly result: RoundResult }[];

/** The word of a result under `result.` in the dictionaries; undefined for a pair that the dropdown does not have. */
export function resultWord({
  black,
  white,
  byDefault,
}: Readonly<Record<'black' | 'white', Outcome>> & { readonly byDefault: boolean }): string | undefined {
  const same = RESULTS.filter(({ result }) => result.black === black && result.white === white);
  const choice = same.find(({ result }) => result.byDefault === byDefault) ?? same[0];
  return choice?.key.slice('result.'.length);
}

const POINT: Readonly<Record<string, RoundResult['black']>> = {
  '1': 'won',
  '=': 'jigo',
  '0.5': 'jigo',
  '0,5': 'jigo',
  '0': 'lost',
};

const BLACK = /^(?:b|n|s|ч|흑|黒|黑)$/;
const WHITE = /^(?:w|б|백|白)$/;
const JIGO = /^(?:=|j|jigo|=-=|draw|tie|ジゴ)$/;

/**
 * A word of the dropdown (`words`, in any language), `b`, `w`, `=`, `1-0`, `0-1`, `½-½`, `0-0` with Black first;
 * `b+3.5`, `W+R`; a `!` at the end means by default. Blank or `?` is `none`; undefined: unreadable.
 */
export function parseResult(
  text: string,
  language: Language,
  words: ReadonlyMap<string, RoundResult>,
): RoundResult | 'none' | undefined {
  const clean = cleanUp(text).trim().replace(/\s+/g, ' ');
  if (clean === '' || clean === '?') return 'none';
  const word = words.get(clean);
  if (word) return word;
  const byDefault = clean.endsWith('!');
  const bare = clean.replace(/ ?!$/, '');
  const points = /^(1|=|0[.,]5|0) ?[-:] ?(1|=|0[.,]5|0)$/.exec(bare);
  if (points) {
    const [black, white] = [POINT[points[1] as string], POINT[points[2] as string]];
    return black && white ? { black, white, byDefault } : undefined;
  }
  if (JIGO.test(bare)) return { black: 'jigo', white: 'jigo', byDefault };
  return parseWinner(bare, byDefault, language);
}

/** Reads a winner: `b`, `w`, `b+`, `B+R`, `w+12.5`; `+F` is a win by forfeit. */
function parseWinner(bare: string, byDefault: boolean, language: Language): RoundResult | undefined {
  const match = /^(\p{L})(?:\+(f|forfeit|r|resign|t|time|\d+(?:[.,]5|=)?|=)?)?$/u.exec(bare);
  if (!match) return undefined;
  const winner = match[1] as string;
  const forfeit = byDefault || /^f/.test(match[2] ?? '');
  // An SGF result such as B+R names its colour in English whatever the language.
  // A lone b may stand for White then: blanc, blanco.
  if (winner === 'b' && !bare.includes('+') && LANGUAGE_FACTS[language].hasWhiteWithB) return undefined;
  if (BLACK.test(winner)) return { black: 'won', white: 'lost', byDefault: forfeit };
  if (WHITE.test(winner)) return { black: 'lost', white: 'won', byDefault: forfeit };
  return undefined;
}

export const resultWords = (
  texts: readonly ((key: (typeof RESULTS)[number]['key']) => string)[],
): ReadonlyMap<string, RoundResult> =>
  new Map(
    texts.flatMap(text => RESULTS.map(({ key, result }) => [cleanUp(text(key)).trim(), result] as const)),
  );
