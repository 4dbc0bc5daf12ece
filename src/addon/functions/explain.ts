import { isValue, parseTiebreak } from '../../sheet/settings/settingWords';
import { explain } from '../../standings/explain/explain';
import { explainPlayoff } from '../../standings/explain/explainPlayoff';
import type { Explanation, ExplainLine } from '../../standings/explain/explanation';
import { primaryTiebreak } from '../../standings/tiebreaks/primaryScore';
import type { Event } from '../../standings/stages/event';
import type { Tiebreak } from '../../tournament/tiebreaks';
import { foldName } from '../../tournament/foldName';
import type { Player } from '../../tournament/wallList';
import { singleText, readArguments, type Argument, type Cell, type Table } from './argument';
import { badCellTexts } from './cellText';
import { answered } from './answer';
import type { TournamentInput } from '../read/input';
import { SYSTEMS } from '../../tournament/systems';

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
  return answered(input, answer, 'list');
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
  const found = list.teams();
  const isOfTeam = found && (index < 0 || parseTiebreak(what) === 'BOARDWINS');
  if (!isOfTeam) return { event: list.singles(), index, who };
  const { teams, of } = found.teams;
  const team = of[index] ?? teams.findIndex(({ name }) => foldName(name) === foldName(who));
  return { event: list.contest(), index: team, who };
}

function explained(input: TournamentInput, { event, index, who }: Subject, what: string): Table {
  const { players } = event.wallList;
  if (index < 0) return [[input.text('problem.unknownPlayer', { text: who })]];
  if (isValue(what, 'Playoff')) return explainedPlayoff(input, event, index);
  const asked = findTiebreak(what) ?? findScore(event, what);
  if (!asked) return [[input.text('problem.unknownTiebreak', { text: what })]];
  const explained = explain(event, index, asked.tiebreak, asked.k);
  const explanation = asked.inPoints ? inPoints(explained) : explained;
  const bad = badCellTexts(event)(index);
  if (bad !== undefined) return [[explanation.title, nameAndNo(players[index]), bad, '']];
  return [
    headline(input, players[index], explanation),
    ...explanation.lines.map(line => explainRow(input, line)),
  ];
}

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

interface Question {
  readonly tiebreak: Tiebreak;
  readonly k: number;
  readonly inPoints?: boolean;
}

/**
 * The tiebreak in `SOS2`, `sos-2`, `Previous order`, in any language; SOSK with 3 for `SOS-3`. The title of a
 * column is read too, with the flavour that it names. Undefined for anything else.
 */
function findTiebreak(text: string): Question | undefined {
  const asked = text.replace(/\((?:EGF|WMSG)\)\s*$/i, '');
  const tiebreak = parseTiebreak(asked);
  if (tiebreak) return { tiebreak, k: 1 };
  const k = /^SOS-?K?\s*\(?(\d{1,2})\)?$/i.exec(asked.trim())?.[1];
  return k === undefined ? undefined : { tiebreak: 'SOSK', k: Number(k) };
}

/** The question for SCORE, or for Points in score pairing. A knock-out has none: what it ranks by is no sum. */
function findScore(event: Event, text: string): Question | undefined {
  const { score } = SYSTEMS[event.settings.system];
  const isPoints = score === 'POINTS';
  if (!(isPoints ? /^(SCORE|POINTS)$/i : /^SCORE$/i).test(text.trim()) || score === 'ROUNDS')
    return undefined;
  return { tiebreak: primaryTiebreak(event.standing()), k: 1, inPoints: isPoints };
}

/** An explanation in points: score pairing gives 2 for a win (R5.1). */
const inPoints = (wins: Explanation): Explanation => ({
  title: 'Points',
  total: wins.total && 2 * wins.total,
  lines: wins.lines.map(line => ({ ...line, value: line.value && 2 * line.value })),
});

/** The value, with its sum where it has one. */
function headline(
  { text }: TournamentInput,
  player: Player | undefined,
  explanation: Explanation,
): readonly Cell[] {
  const { title, total, lines } = explanation;
  const name = nameAndNo(player);
  if (total === undefined) return [title, name, text('problem.notComputable'), ''];
  const added = lines.flatMap(({ value, dropped }) => (value === undefined || dropped ? [] : [value]));
  const isSum = added.length > 1 && added.reduce((sum, value) => sum + value, 0) === total;
  return [title, name, total, isSum ? `${sumOf(added)} = ${total}` : ''];
}

const nameAndNo = (player: Player | undefined): string => (player ? `${player.name} (${player.no})` : '');

const sumOf = (values: readonly number[]): string =>
  values.map((value, index) => `${sign(value, index)}${Math.abs(value)}`).join('');

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
