import { foldTitle } from './titles';

/** A column of a round; `part` is the letter of R1a, R1b, …, '' where the round has one column. */
export interface RoundTitle {
  readonly round: number;
  readonly part: string;
  /** Only a number, without a word that says round. */
  readonly bare: boolean;
}

const WORDS =
  'r|rd|rnd|round|rounds|game|runde|spiel|ronde|tour|partie|ronda|partida|turno|kolo|runda|' +
  'тур|раунд|партия|라운드|회전|대국|ラウンド|回戦|回戰|局|戦|轮|輪|轮次|回合';
const NUMBER = '\\d{1,2}|[一二三四五六七八九十]{1,3}';
const ORDINAL = 'st|nd|rd|th|er|ere|re|e|eme|nde|nd|a|o|й|и|ыи|ои|я';

/** Round 1, Runde 1, R1a, Тур 1, 라운드 1 … */
const WORD_FIRST = new RegExp(`^(?:${WORDS})(${NUMBER})([a-h])?$`);
/** 1st round, 1. Runde, 1re ronde, 第1回戦, 第一轮, 1라운드 … */
const NUMBER_FIRST = new RegExp(`^(?:第|제)?(${NUMBER})(?:${ORDINAL})?(?:${WORDS})目?([a-h])?$`);
/** Without a letter: `3d` is a rank. */
const BARE = /^(\d{1,2})$/;

/** 1 to 99 from digits or Chinese numerals. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['0', text];
  const digit = (numeral: string | undefined, blank: number): number =>
    numeral === undefined || numeral === '' ? blank : '0一二三四五六七八九'.indexOf(numeral);
  return digit(tens, 1) * 10 + digit(ones, 0);
}

/** The round that a title names; undefined where it names none. What stands behind it (`R1 (Saturday)`) is a remark. */
export const parseRoundTitle = (title: string): RoundTitle | undefined =>
  parseWhole(title) ?? parseWhole(title.split(/[([（［\n:：–—]/, 1)[0] ?? '');

function parseWhole(title: string): RoundTitle | undefined {
  if (title.length > 20) return undefined;
  const folded = foldTitle(title);
  const worded = WORD_FIRST.exec(folded) ?? NUMBER_FIRST.exec(folded);
  const match = worded ?? BARE.exec(title.normalize('NFKC').replace(/\s/g, '').toLowerCase());
  if (!match) return undefined;
  const round = numberOf(match[1] as string);
  return round >= 1 ? { round, part: match[2] ?? '', bare: worded === null } : undefined;
}
