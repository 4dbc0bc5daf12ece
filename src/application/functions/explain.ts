import type { Text } from '../../sheet/wording';
import { heading, headingsOf } from '../../sheet/settings/headings';
import { isValue, parseTiebreak } from '../../sheet/settings/settingWords';
import { foldTitle } from '../../sheet/cells/titles';
import { explain } from '../../standings/explain/explain';
import { explainShown, type ShownColumn } from '../../standings/explain/explainShown';
import { explainPlayoff } from '../../standings/explain/explainPlayoff';
import type { Explanation, ExplainLine } from '../../standings/explanation';
import { primaryTiebreak } from '../../standings/tiebreaks/primaryScore';
import type { Event } from '../../standings/stages/event';
import type { Tiebreak } from '../../tournament/tiebreaks';
import { foldName } from '../../tournament/name/foldName';
import type { Player } from '../../tournament/wallList';
import type { Cell, Table } from '../catalogue/table';
import type { TournamentInput } from '../read/tournament';
import { singleText, readArguments, type Argument } from './argument';
import { badCellTexts, missingText } from './cellText';
import { answerOf } from './answer';

/** Explains one value: what it is, then a line for each round with the part it adds or leaves out. */
export function EXPLAIN(
  wallList: Argument,
  player: Argument,
  tiebreak: Argument,
  settings?: Argument,
): Table {
  const input = readArguments(wallList, settings);
  const answer = (list: Event): Table =>
    explained(input, subjectOf(list, singleText(player), singleText(tiebreak)), singleText(tiebreak));
  return answerOf(input, answer, 'list');
}

/** The player or team that a formula asks about, with the standing. */
interface Subject {
  readonly event: Event;
  /** -1 if there is none. */
  readonly index: number;
  readonly who: string;
}

/**
 * The subject of a question. In a team event this is a player, with the standing of the boards, or a team by
 * its name. A question about board wins is one about the player's team.
 */
function subjectOf(list: Event, who: string, what: string): Subject {
  const { players } = list.wallList;
  const index = findPlayer(players, who);
  const teamEvent = list.teams();
  const isOfTeam = teamEvent && (index < 0 || parseTiebreak(what) === 'BOARDWINS');
  if (!isOfTeam) return { event: list.singles(), index, who };
  const { teams, of } = teamEvent.teams;
  const team = of[index] ?? teams.findIndex(({ name }) => foldName(name) === foldName(who));
  return { event: list.contest(), index: team, who };
}

function explained(input: TournamentInput, { event, index, who }: Subject, what: string): Table {
  const { players } = event.wallList;
  if (index < 0) return [[input.text('problem.unknownPlayer', { text: who })]];
  if (isValue(what, 'Playoff')) return explainedPlayoff(input, event, index);
  const asked = findTiebreak(what) ?? scoreOf(event, what);
  const shown = explainShown(event, index, askedFor(what, asked, input.text));
  if (shown.length === 0 && !asked) return [[input.text('problem.unknownTiebreak', { text: what })]];
  const explanations = shown.length > 0 || !asked ? shown : [explain(event, index, asked.tiebreak, asked.k)];
  const bad = badCellTexts(event)(index);
  const tables = explanations.map((explanation): Table => {
    if (bad !== undefined)
      return [[heading(explanation.title, input.text), nameAndNo(players[index]), bad, '']];
    return [
      headline(input, players[index], explanation),
      ...explanation.lines.map(line => explainRow(input, line)),
    ];
  });
  // Wins inside groups and across them are the same wins.
  return [...new Map(tables.map(table => [JSON.stringify(table), table])).values()].flat();
}

/** A column of the standings by its title, by the score that it shows, or by the tiebreak. */
function askedFor(
  what: string,
  asked: ExplainQuestion | undefined,
  text: Text,
): (column: ShownColumn) => boolean {
  const title = foldTitle(what);
  return ({ tiebreak, column, k = 1, isScore }) => {
    const titles = [column.title, heading(column.title, text), ...headingsOf(column.title)];
    if (title !== '' && titles.some(columnTitle => foldTitle(columnTitle) === title)) return true;
    if (isScoreWord(what)) return isScore;
    if (asked === undefined) return isValue(what, tiebreak);
    if (asked.tiebreak !== tiebreak) return false;
    // The points of score pairing (R5.1) stand in the place of the wins, and a win is two of them.
    if (tiebreak === 'WINS' && column.unit !== HALVES) return false;
    // Asked for by the name of its function, SOSK is SOS-1.
    return tiebreak !== 'SOSK' || asked.k === k;
  };
}

/** The unit of wins. */
const HALVES = 2;

const isScoreWord = (what: string): boolean => /^SCORE$/i.test(what.trim());

/** The score of somebody who is in no list, by the system of the event. */
const scoreOf = (event: Event, what: string): ExplainQuestion | undefined =>
  isScoreWord(what) ? { tiebreak: primaryTiebreak(event.standing()), k: 1 } : undefined;

function explainedPlayoff(input: TournamentInput, event: Event, index: number): Table {
  const player = event.wallList.players[index];
  const explanation = explainPlayoff(event, index);
  if (!explanation) return [[input.text('explain.noPlayoff', { name: player?.name ?? '' })]];
  return [headline(input, player, explanation), ...explanation.lines.map(line => explainRow(input, line))];
}

/** The index of a player by number, else by exact name; -1 if there is none. */
export function findPlayer(players: readonly Player[], text: string): number {
  const byNumber = players.findIndex(({ no }) => String(no) === text);
  if (byNumber >= 0) return byNumber;
  return players.findIndex(({ name }) => name.normalize('NFC') === text.normalize('NFC'));
}

interface ExplainQuestion {
  readonly tiebreak: Tiebreak;
  readonly k: number;
}

/**
 * The tiebreak in `SOS2`, `sos-2`, `Previous order`, in any language; SOSK with 3 for `SOS-3`. The title of a
 * column is read too, with the flavour that it names. Undefined for anything else.
 */
function findTiebreak(text: string): ExplainQuestion | undefined {
  const asked = text.replace(/\((?:EGF|WMSG)\)\s*$/i, '');
  const tiebreak = parseTiebreak(asked);
  if (tiebreak) return { tiebreak, k: 1 };
  const k = /^SOS-?K?\s*\(?(\d{1,2})\)?$/i.exec(asked.trim())?.[1];
  return k === undefined ? undefined : { tiebreak: 'SOSK', k: Number(k) };
}

function headline(
  { text }: TournamentInput,
  player: Player | undefined,
  explanation: Explanation,
): readonly Cell[] {
  const { total, missing, bound, lines } = explanation;
  const title = heading(explanation.title, text);
  const name = nameAndNo(player);
  // It is what the standings show, and all that there is to know.
  if (missing?.kind === 'not listed') return [title, name, missingText(missing, text), ''];
  if (total === undefined)
    return [title, name, text('problem.notComputable'), missing ? missingText(missing, text) : ''];
  const parts = lines.filter(({ value, dropped }) => value !== undefined && !dropped);
  const isSum = parts.length > 1 && addsUp(explanation, parts);
  const shown = explanation.name ?? (bound === undefined ? total : `${bound} ${total}`);
  return [title, name, shown, isSum ? `${sumOf(parts)} = ${total}` : ''];
}

const addsUp = ({ total = 0 }: Explanation, parts: readonly ExplainLine[]): boolean =>
  Math.abs(parts.reduce((sum, { value = 0, per = 1 }) => sum + value / per, 0) - total) < 1e-9;

const nameAndNo = (player: Player | undefined): string => (player ? `${player.name} (${player.no})` : '');

const sumOf = (parts: readonly ExplainLine[]): string =>
  parts
    .filter(({ per }) => per !== Infinity)
    .map(({ value = 0, per }, index) => {
      const number = per === undefined || per === 1 ? Math.abs(value) : `${Math.abs(value)}/${per}`;
      return `${sign(value, index)}${number}`;
    })
    .join('');

const sign = (value: number, index: number): string =>
  index === 0 ? (value < 0 ? '−' : '') : value < 0 ? ' − ' : ' + ';

function explainRow({ text }: TournamentInput, line: ExplainLine): readonly Cell[] {
  return [
    line.round === undefined ? '' : `R${line.round}`,
    text(`explain.${line.kind}`, line.values),
    line.value ?? '',
    line.dropped ? text(`explain.dropped.${line.dropped}`) : '',
  ];
}
