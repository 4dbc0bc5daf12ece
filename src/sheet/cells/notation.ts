import { freeEntry } from '../../tournament/game';
import { SIGN_OF } from '../../tournament/game';
import type { Absence, Bye, Colour, Free, Game, Outcome } from '../../tournament/game';

export type TypedGame = Omit<Game, 'opponent'>;
export type TypedEntry = TypedGame | Free;

export type Unreadable =
  /** `no result`: a bare `14`. `no worth`: a bare `0`. `no notation`: anything else; nothing is guessed. */
  | { readonly kind: 'unreadable'; readonly why: 'no result' | 'no worth' | 'no notation' }
  /** `2W`: won, or with White. The other cells of the column may decide. */
  | { readonly kind: 'unreadable'; readonly why: 'two meanings'; readonly opponentNo: number };

const ENTRY = /^(\d{1,6})([+\-=?])(!?)\/?([bw?]?)(\d{0,2})(!?)(?:#(\d{1,4}))?$/;
const SYMBOL_FIRST = /^([○◯〇●×△勝胜승負负패])(\d{1,6})(.*)$/;
const SYMBOL_LAST = /^(\d{1,6})([○◯〇●×△勝胜승負负패])(.*)$/;
const SYMBOLS: Readonly<Record<string, string>> = {
  '○': '+',
  '◯': '+',
  〇: '+',
  '●': '-',
  '×': '-',
  '△': '=',
  勝: '+',
  胜: '+',
  승: '+',
  負: '-',
  负: '-',
  패: '-',
};

const OUTCOME_OF: Readonly<Record<string, Outcome>> = {
  '+': 'won',
  '-': 'lost',
  '=': 'jigo',
  '?': 'unknown',
};
const COLOUR_OF: Readonly<Record<string, Colour | undefined>> = { b: 'black', w: 'white' };
const WORTH_OF = { won: 'win', jigo: 'half', lost: 'nothing', unknown: undefined } as const;
const BYE_TEXT: Readonly<Record<Bye['worth'], string>> = { win: '0+', half: 'bye=', nothing: 'bye-' };
const ABSENCE_TEXT: Readonly<Record<Absence['worth'], string>> = { half: '0=', nothing: '0-' };

const DASHES = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const SPACES = /[\s\u200B-\u200D\u2060\uFEFF]+/g;
/** The gaps between several entries of a cell; `split` with this pattern keeps the gaps. */
export const ENTRY_GAPS = /([\s\u200B-\u200D\u2060\uFEFF]+)/;

/** Characters that the clean-up leaves as they are, no spaces among them, as nearly all cells of rounds have no others. */
const CLEAN = /^[!-@[-~]*$/;

/** The clean-up of R9, in its order: ½ first, because NFKC would split it. Spaces stay. */
export const cleanUp = (text: string): string => (CLEAN.test(text) ? text : cleaned(text));

const cleaned = (text: string): string =>
  text.replace(/½/g, '=').normalize('NFKC').replace(DASHES, '-').toLowerCase();

/** Without spaces; each pattern works on the text that the earlier ones have left. */
const OTHER_FORMS: readonly (readonly [RegExp, string])[] = [
  // 2+(w)
  [/\(([bw]\d{0,2})\)$/, '$1'],
  // w2+, 2w+
  [/^([bw])(\d+)([+\-=?]!?)/, '$2$3$1'],
  [/^(\d+)([bw])([+\-=?]!?)/, '$1$3$2'],
  // +2
  [/^([+\-=])([1-9]\d*)(?![\d+\-=?])/, '$2$1'],
  // 2+R, 2+*; 2+d, 2=d and 2+f are by default
  [/^(\d+[+-])r/, '$1'],
  [/^(\d+[+\-=])[df]/, '$1!'],
  [/^(\d+[+\-=])\*/, '$1'],
  // 2+s, 2+ч: Black and White of other languages, as far as no other word begins so
  [/^(\d+[+\-=?]!?)\/?[sч黒黑흑]/, '$1b'],
  [/^(\d+[+\-=?]!?)\/?[б白백]/, '$1w'],
  // 2L
  [/^(?:([1-9]\d*)l|l([1-9]\d*))$/, '$1$2-'],
];

const inOurForm = (text: string): string =>
  OTHER_FORMS.reduce((form, [printed, ours]) => form.replace(printed, ours), text);

const WON_OR_WHITE = /^(?:(\d{1,6})w|w(\d{1,6}))$/;

const WORDS: Readonly<Record<string, Free>> = {
  'bye=': freeEntry({ worth: 'half', as: 'bye' }),
  'bye-': freeEntry({ worth: 'nothing', as: 'bye' }),
  absent: freeEntry({ worth: 'nothing' }),
};

/** Whoever has no opponent in other words. */
const BYE =
  /^(?:bye|free|(?:spiel)?frei|freilos|exempte?|exento|vrij|свободен|不戦勝|不战胜|轮空|輪空|부전승)$/;

const LOST = /^(?:\d{1,6}l|l\d{1,6})$/;
const BLACK = /^(?:\d{1,6}b|b\d{1,6})$/;

/** `W` means won where another cell of the round says `L` and none says Black. */
export function saysWon(texts: readonly string[]): boolean {
  const forms = texts.map(text => cleanUp(text).replace(SPACES, ''));
  return forms.some(form => LOST.test(form)) && !forms.some(form => BLACK.test(form));
}

function putSymbolBehind(text: string): string {
  const first = SYMBOL_FIRST.exec(text);
  if (first) return `${first[2]}${SYMBOLS[first[1] as string]}${first[3]}`;
  const last = SYMBOL_LAST.exec(text);
  return last ? `${last[1]}${SYMBOLS[last[2] as string]}${last[3]}` : text;
}

/** Reads one entry, cleaned up and without spaces. Undefined for anything that is not exactly R9. */
function readOne(text: string): TypedEntry | undefined {
  const free = Object.prototype.hasOwnProperty.call(WORDS, text) ? WORDS[text] : undefined;
  if (free) return free;
  if (BYE.test(text)) return freeEntry({ worth: 'win' });
  const match = ENTRY.exec(text) ?? ENTRY.exec(inOurForm(text)) ?? ENTRY.exec(putSymbolBehind(text));
  if (!match) return undefined;
  const outcome = OUTCOME_OF[match[2] as string] as Outcome;
  const opponentNo = Number(match[1]);
  if (opponentNo === 0) {
    const worth = WORTH_OF[outcome];
    return worth && freeEntry({ worth });
  }
  return {
    kind: 'game',
    opponentNo,
    outcome,
    colour: COLOUR_OF[match[4] as string],
    handicap: Number(match[5]),
    byDefault: match[3] === '!' || match[6] === '!',
    moves: match[7] === undefined ? undefined : Number(match[7]),
  };
}

function unreadable(text: string): Unreadable {
  if (/^0+$/.test(text)) return { kind: 'unreadable', why: 'no worth' };
  const white = WON_OR_WHITE.exec(text);
  const opponentNo = Number(white?.[1] ?? white?.[2]);
  if (opponentNo > 0) return { kind: 'unreadable', why: 'two meanings', opponentNo };
  return { kind: 'unreadable', why: /^\d{1,6}$/.test(text) ? 'no result' : 'no notation' };
}

const NOTHING = /^(?:|-{1,3}|\.)$/;

/** `2 1-0`: a win against 2 by points, or `21-` with the blank left out. */
const SCORE_BEHIND = /\d\s+[01]-[01]\s*$/;

/** No entry, one, or several separated by spaces (`5+/b#231 5-/w#187`); spaces inside an entry do not matter (R9). */
export function parseEntries(text: string): readonly TypedEntry[] | Unreadable {
  const isClean = CLEAN.test(text);
  const clean = isClean ? text : cleaned(text);
  const joined = isClean ? text : clean.replace(SPACES, '');
  if (!isClean && SCORE_BEHIND.test(clean)) return unreadable(joined);
  const wholeEntry = readOne(joined);
  if (wholeEntry) return [wholeEntry];
  if (NOTHING.test(joined)) return [];
  const parts = clean
    .split(SPACES)
    .filter(part => part !== '')
    .map(readOne);
  const entries = parts.filter((part): part is TypedEntry => part !== undefined);
  return parts.length > 1 && entries.length === parts.length ? entries : unreadable(joined);
}

export function parseEntry(text: string): TypedEntry | { readonly kind: 'nothing' } | Unreadable {
  const read = parseEntries(text);
  if ('kind' in read) return read;
  if (read.length > 1) return { kind: 'unreadable', why: 'no notation' };
  return read[0] ?? { kind: 'nothing' };
}

const freeText = (entry: Free): string =>
  entry.as === 'bye' ? BYE_TEXT[entry.worth] : ABSENCE_TEXT[entry.worth];

/** The inverse of `parseEntry`: `14+/w3`, `14?/w`, `5-!/b#187`, `0=`, `bye=`; for a list with other numbers that of the opponent there. */
export function makeEntry(entry: TypedEntry, opponentNo?: number): string {
  if (entry.kind === 'free') return freeText(entry);
  const stones = entry.handicap === 0 ? '' : String(entry.handicap);
  const colour = entry.colour === undefined ? '' : entry.colour.charAt(0);
  return (
    `${opponentNo ?? entry.opponentNo}${SIGN_OF[entry.outcome]}${entry.byDefault ? '!' : ''}` +
    (colour + stones === '' ? '' : `/${colour}${stones}`) +
    (entry.moves === undefined ? '' : `#${entry.moves}`)
  );
}

export const makeEntries = (entries: readonly TypedEntry[]): string =>
  entries.map(entry => makeEntry(entry)).join(' ');
