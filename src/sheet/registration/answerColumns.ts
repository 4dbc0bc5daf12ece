import { isDate, nameOf, textOf, type Values } from '../cells/cell';
import { foldTitle, kindOfTitle } from '../cells/titles';
import { kindOfQuestion } from './question';
import { once } from '../../tournament/once';
import { isTimeTitle } from './timeTitle';
import type { RoundNo } from '../../tournament/indices';

/** Players send by a form of their own the result of a game, or that they are there. */
export interface AnswerRow {
  /** From 0, as the sheet has it. */
  readonly row: number;
  /** When it came; undefined where no date says so. */
  readonly time: Date | undefined;
  readonly round: string;
  readonly table: string;
  readonly result: string;
  readonly name: string;
}

/** Columns from 0; undefined for a question that the form does not ask. */
export interface AnswerColumns {
  readonly time: number;
  readonly round: number | undefined;
  readonly table: number | undefined;
  readonly result: number | undefined;
  readonly name: number | undefined;
}

/** The beginnings of words that a question is told by, in the languages of its askers; Chinese and its like have no blanks. */
const ASKED = {
  result: [
    'result, ergebnis, risultat, результат, uitslag, tulos, winner, gewinner, sieger, gagnant, vainqueur, ganador, победитель',
    '결과, 승자, 結果, 结果, 勝者, 胜者',
  ],
  table: ['table, tisch, mesa, стол, tavol, tafel, pöytä', '테이블, 卓, テーブル, 台次, 台号, 台號, 桌'],
  round: ['round, runde, ronde, ronda, runda, rodada, kierros', '라운드, 회전, ラウンド, 回戦, 回戰, 轮, 輪'],
} as const;
/** Words that others begin with, such as tournament. */
const WHOLE_WORDS: readonly string[] = ['tour', 'тур', 'тура', 'туре', 'turno', 'kolo'];

type AskedOfPlayers = keyof typeof ASKED;
const KINDS = Object.keys(ASKED) as readonly AskedOfPlayers[];

const BEGINNINGS = once((): readonly (readonly [string, AskedOfPlayers])[] =>
  KINDS.flatMap(kind => ASKED[kind][0].split(', ').map(word => [foldTitle(word), kind] as const)),
);

/** Not the Spanish `tablero`, which is a board. */
function kindOfWord(word: string): AskedOfPlayers | undefined {
  if (word.startsWith('tablero')) return undefined;
  if (WHOLE_WORDS.includes(word)) return 'round';
  return BEGINNINGS().find(([beginning]) => word.startsWith(beginning))?.[1];
}

/** Where a title has several of these words, the first kind is meant: the result at a table, the table in a round. */
function kindOfAnswer(title: string): AskedOfPlayers | undefined {
  const words = (title.match(/[\p{L}\p{M}]+/gu) ?? []).map(word => kindOfWord(foldTitle(word)));
  return KINDS.find(
    kind => words.includes(kind) || ASKED[kind][1].split(', ').some(part => title.includes(part)),
  );
}

/** The columns of a form's answers, by the titles in the first row; undefined where none is the time of the answers. */
export function answerColumns(values: Values): AnswerColumns | undefined {
  const titles = (values[0] ?? []).map(nameOf);
  const time = titles.findIndex(isTimeTitle);
  if (time < 0) return undefined;
  const columnOf = (kind: AskedOfPlayers): number | undefined => {
    const at = titles.findIndex(title => kindOfAnswer(title) === kind);
    return at < 0 ? undefined : at;
  };
  const isName = (title: string): boolean => [kindOfTitle(title), kindOfQuestion(title)].includes('name');
  const name = titles.findIndex(title => kindOfAnswer(title) === undefined && isName(title));
  return {
    time,
    round: columnOf('round'),
    table: columnOf('table'),
    result: columnOf('result'),
    name: name < 0 ? undefined : name,
  };
}

/** Whether a form asks for the results of games. */
export const asksResults = ({ table, result }: AnswerColumns): boolean =>
  table !== undefined && result !== undefined;

/** Whether a form asks for a name and for nothing else that a list has of a player: whoever answers is there. */
export function asksWhoIsThere(values: Values, columns: AnswerColumns): boolean {
  const isOther = (title: string): boolean =>
    [kindOfTitle(title), kindOfQuestion(title)].some(kind => kind !== undefined && kind !== 'name');
  const titles = (values[0] ?? []).map(nameOf);
  return (
    columns.name !== undefined &&
    [columns.table, columns.result].every(column => column === undefined) &&
    !titles.some((title, at) => at !== columns.time && at !== columns.round && isOther(title))
  );
}

/** The answers below the titles, in the order in which they came. */
export const answerRows = (values: Values, columns: AnswerColumns): readonly AnswerRow[] =>
  values.flatMap((line, row): readonly AnswerRow[] => {
    const text = (column: number | undefined): string =>
      column === undefined ? '' : textOf(line[column]).slice(0, LONGEST);
    const time = line[columns.time];
    const answer = {
      round: text(columns.round),
      table: text(columns.table),
      result: text(columns.result),
      name: nameOf(columns.name === undefined ? '' : line[columns.name]),
    };
    return row === 0 || [answer.table, answer.result, answer.name].every(cell => cell === '')
      ? []
      : [{ row, time: isDate(time) ? time : undefined, ...answer }];
  });

/** No table, no round and no result is longer. */
const LONGEST = 100;

const numbersIn = (text: string): readonly string[] => text.normalize('NFKC').match(/\d{1,6}/g) ?? [];

/** `12`, `Table 12` and `012` are one table; what has no number is as it is typed. */
export function tableKey(text: string): string {
  const numbers = numbersIn(text).map(Number);
  return numbers.length > 0 ? numbers.join('.') : foldTitle(text);
}

/** `2`, `Round 2`, `第 2 轮`; undefined for anything that says no round. */
export function roundSaid(text: string): RoundNo | undefined {
  const [number, ...others] = numbersIn(text);
  return number === undefined || others.length > 0 ? undefined : Number(number);
}
