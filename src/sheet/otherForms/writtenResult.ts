import type { Colour, Outcome } from '../../tournament/game';
import { once } from '../../tournament/once';

/** A written result: the opponent as a text, and the outcome as far as it says. */
export interface WrittenResult {
  /** '' where it names nobody. */
  readonly opponent: string;
  readonly outcome: Outcome | undefined;
  readonly colour: Colour | undefined;
  readonly byDefault: boolean;
  /** The colour that won, by a margin such as `B+3.5`. */
  readonly winner: Colour | undefined;
  /** The letter that says the outcome, '' for a sign or a word: W may also be White. */
  readonly letter: string;
}

const NOTHING: WrittenResult = {
  opponent: '',
  outcome: undefined,
  colour: undefined,
  byDefault: false,
  winner: undefined,
  letter: '',
};

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  '+': 'won',
  '1': 'won',
  '✓': 'won',
  '✔': 'won',
  '☑': 'won',
  w: 'won',
  won: 'won',
  win: 'won',
  beat: 'won',
  beats: 'won',
  '-': 'lost',
  '0': 'lost',
  '✗': 'lost',
  '✘': 'lost',
  l: 'lost',
  lost: 'lost',
  loss: 'lost',
  '=': 'jigo',
  '0.5': 'jigo',
  '0,5': 'jigo',
  '1/2': 'jigo',
  d: 'jigo',
  draw: 'jigo',
  jigo: 'jigo',
  '?': 'unknown',
};
/** Both players' points, ½ as `=`: 1:0, ½-½. */
const SCORES: Readonly<Record<string, Outcome>> = {
  '1:0': 'won',
  '0:1': 'lost',
  '=:=': 'jigo',
  '0.5:0.5': 'jigo',
};
const COLOURS: Readonly<Record<string, Colour>> = { b: 'black', w: 'white', black: 'black', white: 'white' };

/** Dashes, widths and ½ are made alike; capitals and accents of names stay. */
const plain = (text: string): string =>
  text
    .replace(/½/g, '=')
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212\uFE63\uFF0D]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** B+3.5, W+R, b+, W+Time: by which colour a game was won. */
const margin = once(() => /^([bw])\+(?:\d+(?:[.,]5)?|r|res|resign|t|time|f|forfeit)?$/i);

/** Bob B+3.5: an opponent and a margin. */
const marginLast = once(() => /^(.+?)[ ,;:]+([bw]\+(?:\d+(?:[.,]5)?|r|res|resign|t|time|f|forfeit)?)$/i);

/** w/o 3: a game won by default, or lost. */
const walkover = once(() => /^(?:w\/?o\.? (.+)|(.+) w\/?o\.?)$/i);

const WORD = '(won|win|beat|beats|lost|loss|draw|jigo|[wld])';
const AGAINST = '(?:vs\\.?|v\\.|against|to|over|gegen|contre|contra|:)';
const wordFirst = once(() => new RegExp(`^${WORD}(?: ${AGAINST})? (.+)$`, 'i'));
const signFirst = once(() => /^([+\-=?✓✔☑✗✘]) ?([^+\-=?✓✔☑✗✘].*)$/);
/** 7b1, 7w0: the colour and the points of a chess program. */
const pointsLast = once(() => /^(\d{1,6})([bw])([01])$/i);
/** Bob 1:0, 3 ½-½: an opponent and both players' points. */
const scoreLast = once(() => /^(.+?)[ ,;]+((?:[01=]|0[.,]5)[:-](?:[01=]|0[.,]5))$/);
/** D4 beside W2 and L3. */
const drawFirst = once(() => /^d(\d{1,6})$/i);
const against = once(() => new RegExp(`^${AGAINST} (.+)$`, 'i'));
const colourLast = once(() => /^(.+?)(?: ?\(([bw])\)| ?\/ ?([bw]))$/i);
const signLast = once(() => /^(.+?) ?([+\-=?✓✔☑✗✘])(!?)$/);
const wordLast = once(() => new RegExp(`^(.+?) (${WORD}|[01=]|0[.,]5|1/2|[✓✔☑✗✘])$`, 'i'));

/** Undefined where it is no result at all; a text is taken for the opponent only beside a result. */
export function writtenResult(text: string): WrittenResult | undefined {
  const whole = plain(text);
  if (whole === '') return undefined;
  const won = margin().exec(whole);
  if (won) return { ...NOTHING, winner: winnerOf(whole) };
  const beside = marginLast().exec(whole);
  if (beside) return { ...NOTHING, ...writtenOpponent(beside[1] ?? ''), winner: winnerOf(beside[2] ?? '') };
  const without = walkover().exec(whole);
  if (without) {
    const opponent = without[1] ?? without[2] ?? '';
    return { ...NOTHING, opponent, ...split(opponent), byDefault: true };
  }
  const alone = outcomeOf(whole);
  if (alone) return { ...NOTHING, outcome: alone, letter: letterOf(whole) };
  const points = pointsLast().exec(whole);
  if (points)
    return { ...NOTHING, ...matched(points[1], points[3]), colour: COLOURS[points[2]!.toLowerCase()] };
  const coloured = colourLast().exec(whole);
  const colour = COLOURS[(coloured?.[2] ?? coloured?.[3] ?? '').toLowerCase()];
  const rest = coloured ? (coloured[1] as string) : whole;
  const parts = split(rest);
  if (!parts) return undefined;
  const named = writtenOpponent(parts.opponent);
  return named.opponent === ''
    ? undefined
    : { ...NOTHING, ...parts, opponent: named.opponent, colour: colour ?? named.colour };
}

/** The opponent that a text alone names, with a colour where it has one: `Bob`, `vs Bob`, `Bob (W)`, `3/b`. */
export function writtenOpponent(text: string): Pick<WrittenResult, 'opponent' | 'colour'> {
  const whole = plain(text);
  const coloured = colourLast().exec(whole);
  return {
    opponent: withoutAgainst(coloured ? (coloured[1] as string) : whole),
    colour: COLOURS[(coloured?.[2] ?? coloured?.[3] ?? '').toLowerCase()],
  };
}

const winnerOf = (margin: string): Colour | undefined => COLOURS[margin.charAt(0).toLowerCase()];

const outcomeOf = (text: string): Outcome | undefined => {
  const folded = text.toLowerCase();
  if (Object.prototype.hasOwnProperty.call(OUTCOMES, folded)) return OUTCOMES[folded];
  const score = folded.replace('-', ':').replace(/,/g, '.');
  return Object.prototype.hasOwnProperty.call(SCORES, score) ? SCORES[score] : undefined;
};

function split(
  text: string,
): Pick<WrittenResult, 'opponent' | 'outcome' | 'byDefault' | 'letter'> | undefined {
  const score = scoreLast().exec(text);
  if (score && outcomeOf(score[2] ?? '')) return matched(score[1], score[2]);
  const draw = drawFirst().exec(text);
  if (draw) return matched(draw[1], 'd');
  const last = signLast().exec(text);
  if (last) return matched(last[1], last[2], last[3] === '!');
  const first = signFirst().exec(text) ?? wordFirst().exec(text);
  if (first) return matched(first[2], first[1]);
  const behind = wordLast().exec(text);
  return behind ? matched(behind[1], behind[2]) : undefined;
}

const matched = (opponent = '', sign = '', byDefault = false) => ({
  opponent,
  outcome: outcomeOf(sign),
  byDefault,
  letter: letterOf(sign),
});

const letterOf = (sign: string): string => (/^[a-z]$/i.test(sign) ? sign.toLowerCase() : '');

const withoutAgainst = (text: string): string => (against().exec(text)?.[1] ?? text).trim();
