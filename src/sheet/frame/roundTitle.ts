import { once } from '../../tournament/once';
import { foldTitle } from '../cells/titles';
import type { RoundNo } from '../../tournament/indices';

/**
 * By a word (`R1`, `Runde 1`), a letter with other meanings (`T1`), a number (`1`, `1st`), a numeral (`I`); only
 * the surest style of a list counts.
 */
export const ROUND_STYLES = ['word', 'letter', 'number', 'numeral'] as const;
export type RoundStyle = (typeof ROUND_STYLES)[number];

/** The title of a round's column; `part` is the letter of R1a, R1b, …, '' where the round has one column. */
export interface RoundTitle {
  readonly round: RoundNo;
  readonly part: string;
  readonly style: RoundStyle;
  /** The half of an entry that the column holds, where the title says so: `R1 opp`, `R1 result`. */
  readonly half?: Half;
}

export type Half = 'opponent' | 'result';

const LONG_WORDS =
  'round|rounds|game|games|runde|runden|spiel|ronde|rondes|ronden|tour|tours|partie|ronda|rondas|partida|turno|kolo|runda|' +
  'rodada|rodadas|manche|manches|kierros|krs|omgang|omgangen|omg|rond|kor|fordulo|oyun|tur|raunt|krog|jogo|match|parti|partija|ottelu|peli|' +
  'spel|etap|hra|' +
  'тур|раунд|партия|라운드|회전|대국|ラウンド|回戦|回戰|局|戦|轮|輪|轮次|回合';
const WORDS = `r|rd|rnd|${LONG_WORDS}`;
const NUMBER = '\\d{1,2}|[一二三四五六七八九十]{1,3}';
const NUMERAL = 'x?(?:i{1,3}|iv|vi{0,3}|ix)|x';
const ORDINAL = 'st|nd|rd|th|er|ere|re|e|eme|nde|nd|a|o|й|и|ыи|ои|я';

const wordFirst = once(() => new RegExp(`^(?:${WORDS})(${NUMBER})([a-h])?$`));
const numberFirst = once(() => new RegExp(`^(?:第|제)?(${NUMBER})(?:${ORDINAL})?(?:${WORDS})目?([a-h])?$`));
const withNumeral = once(
  () => new RegExp(`^(?:(?:${LONG_WORDS})(${NUMERAL})|(${NUMERAL})(?:${LONG_WORDS}))$`),
);
const LETTER_FIRST = /^[tgkmo](\d{1,2})([a-h])?$/;
/** A number, perhaps with the letters of an ordinal. Other letters are none: `3d` is a rank. */
const NUMBER_ALONE = /^(\d{1,2})(?:st|nd|rd|th|er|e|re|eme)?$/;
const numeralAlone = once(() => new RegExp(`^(?:${NUMERAL})$`));

const wordAlone = once(
  () =>
    new RegExp(
      `^(?:${LONG_WORDS}|runds?|results?|resultate|ergebnisse|resultats|resultados|результаты|туры)$`,
    ),
);

const OPPONENT =
  'opponent|opp|vs|gegner|adversaire|adv|rival|oponente|adversario|соперник|противник|상대|相手|对手|對手|tegenstander|motstandare|' +
  'vastustaja|ellenfel|rakip|przeciwnik|souper|adversar|nasprotnik';
const RESULT =
  'result|res|ergebnis|erg|resultat|resultado|результат|рез|결과|結果|结果|uitslag|tulos|eredmeny|sonuc|wynik|vysledek|rezultat';
const resultAlone = once(() => new RegExp(`^(?:${RESULT})\\d{0,2}$`));
const halfLast = once(() => new RegExp(`^(.+?)(?:(${OPPONENT})|(${RESULT}))$`));
const halfFirst = once(() => new RegExp(`^(?:(${OPPONENT})|(${RESULT}))(.+)$`));

/** 1 to 99 from digits or Chinese numerals. */
function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (/^[ivx]+$/.test(text)) return 1 + NUMERALS.indexOf(text);
  const [tens, ones] = text.includes('十') ? text.split('十') : ['0', text];
  const digit = (numeral: string | undefined, blank: number): number =>
    numeral === undefined || numeral === '' ? blank : '0一二三四五六七八九'.indexOf(numeral);
  return digit(tens, 1) * 10 + digit(ones, 0);
}

const NUMERALS = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix'.split(' ');

/** The round that a title names; undefined where it names none. A remark or a day behind it is ignored: `R1 (Saturday)`, `R1 12.09.`. */
export const parseRoundTitle = (title: string): RoundTitle | undefined =>
  parseWhole(title) ??
  parseHalf(title) ??
  parseWhole(title.split(/[([（［\n:：–—,]| \d{1,2}[./]/, 1)[0] ?? '');

/** Whether a title says round without a number, as above several columns: `Rounds`. */
export const saysRounds = (title: string): boolean =>
  title.length <= LONGEST && wordAlone().test(foldTitle(title));

export const saysResult = (title: string): boolean =>
  title.length <= LONGEST && resultAlone().test(foldTitle(title));

const LONGEST = 20;

function parseWhole(title: string): RoundTitle | undefined {
  if (title.length > LONGEST) return undefined;
  const alone = title.replace(/[\sºª°.]/g, '').normalize('NFKC');
  const number = NUMBER_ALONE.exec(foldTitle(alone) === alone.toLowerCase() ? alone.toLowerCase() : '');
  if (number) return found(number[1], undefined, 'number');
  const folded = foldTitle(title);
  const worded = wordFirst().exec(folded) ?? numberFirst().exec(folded);
  if (worded) return found(worded[1], worded[2], 'word');
  const numeral = withNumeral().exec(folded);
  if (numeral) return found(numeral[1] ?? numeral[2], undefined, 'word');
  const letter = LETTER_FIRST.exec(folded);
  if (letter) return found(letter[1], letter[2], 'letter');
  // Small letters are not numerals.
  return numeralAlone().test(alone.toLowerCase()) && alone === alone.toUpperCase()
    ? found(alone.toLowerCase(), undefined, 'numeral')
    : undefined;
}

function found(
  number: string | undefined,
  part: string | undefined,
  style: RoundStyle,
): RoundTitle | undefined {
  const round = numberOf(number ?? '');
  return round >= 1 ? { round, part: part ?? '', style } : undefined;
}

/** A title such as `R1 opp` or `Result 1`: beside these words a number alone names a round. */
function parseHalf(title: string): RoundTitle | undefined {
  const folded = foldTitle(title.slice(0, 2 * LONGEST));
  const last = halfLast().exec(folded);
  const first = last ? null : halfFirst().exec(folded);
  const rest = last?.[1] ?? first?.[3];
  const round = rest === undefined ? undefined : parseWhole(rest);
  if (!round || round.style === 'numeral') return undefined;
  const half = (last?.[2] ?? first?.[1]) === undefined ? 'result' : 'opponent';
  return { ...round, style: round.style === 'number' ? 'word' : round.style, half };
}
