import { rankOfScore, startingScores } from '../../standings/score/startingScore';
import type { Event } from '../../standings/stages/event';
import { stageSettings, type StageInForce } from '../../standings/stages/stage';
import { makeRank } from '../../tournament/rank';
import { eventRounds } from '../../tournament/playoffRounds';
import {
  atSetting,
  LIST,
  type ProblemPlace,
  type Problem,
  type ProblemCode,
  type Severity,
} from '../../tournament/problem';
import type { WallList } from '../../tournament/wallList';
import { barScore, topGroup, type Starting } from '../../standings/score/topGroup';
import { startWarnings } from './startWarnings';
import { SYSTEMS } from '../../tournament/systems';

/** Players that the British Go Association advises for the top group, by the number of rounds (R4.3). */
export const GUIDE: Readonly<Record<number, readonly [number, number]>> = {
  3: [4, 8],
  4: [5, 10],
  5: [6, 12],
  6: [7, 15],
  7: [8, 18],
  8: [9, 22],
  9: [10, 26],
};

/** A top group of a doubtful size: outside the guide, or so big that several players may win all their games (R4.3). */
export function topGroupWarnings(starting: Starting, rounds: number): readonly Problem[] {
  const group = topGroup(starting);
  const players = group.length;
  if (players === 0) return [];
  if (!starting.settings.upperBar && isSpread(starting, group)) return [];
  if (players > 2 ** rounds) {
    return [warning('topGroupTooBig', { players, rounds, to: 2 ** rounds })];
  }
  const guide = GUIDE[rounds];
  if (guide === undefined || (players >= guide[0] && players <= guide[1])) return [];
  return [warning('topGroupSize', { players, rounds, from: guide[0], to: guide[1] })];
}

/** Without a bar the group of those on top may be one of ranks all different: nobody starts together. */
const isSpread = ({ starts }: Starting, group: readonly number[]): boolean =>
  new Set(group.map(player => starts[player])).size === group.length;

export const roundsOfStage = ({ wallList, settings }: Event, { from, to }: StageInForce): number =>
  Math.min(to, settings.rounds ?? eventRounds(wallList, settings)) - from + 1;

/** A top group without a bar, its size, a bar that nobody reaches, odd starts; McMahon stages from `from` on. */
export function startProblems(event: Event, from = 1): readonly Problem[] {
  const { wallList, settings, stages } = event;
  return stages.flatMap(stage => {
    if (SYSTEMS[stage.system].score !== 'MMS' || stage.from < from || wallList.players.length < 2) return [];
    const rules = stageSettings(settings, stage);
    const starting = { wallList, settings: rules, starts: startingScores(wallList, rules) };
    return [
      ...unreachedBar(starting),
      ...namedGroup(starting),
      ...topGroupWarnings(starting, roundsOfStage(event, stage)),
      ...startWarnings(starting, hasBegun(wallList, stage.from) ? undefined : barScore(starting)),
    ];
  });
}

/** With games no start is moved for rounds that are missed. */
const hasBegun = ({ entries }: WallList, from: number): boolean =>
  entries.some(row => row[from - 1]?.some(({ kind }) => kind === 'game'));

/** Another zero, most often (R4.1); where others reach the bar by rank it may be meant. */
function unreachedBar(starting: Starting): readonly Problem[] {
  const { wallList, settings } = starting;
  const typed = wallList.players.flatMap(({ start }) => (start === undefined ? [] : [start]));
  const bar = barScore(starting);
  if (!settings.upperBar || bar === undefined || typed.length === 0) return [];
  const highest = Math.max(...typed);
  if (highest >= bar) return [];
  const values = { bar: makeRank(settings.upperBar), score: bar / 2, start: highest / 2 };
  return [warning('barAboveStarts', values, topGroup(starting).length === 0 ? 'warning' : 'note', UPPER_BAR)];
}

const UPPER_BAR: ProblemPlace = atSetting('Upper bar');
const MOST_NAMES = 8;

function namedGroup(starting: Starting): readonly Problem[] {
  const { wallList, settings } = starting;
  const score = barScore(starting);
  if (settings.upperBar || score === undefined) return [];
  const group = topGroup(starting);
  const names = group.slice(0, MOST_NAMES).map(player => {
    const { name = '', no = 0 } = wallList.players[player] ?? {};
    return name === '' ? `#${no}` : name;
  });
  const values = {
    players: group.length,
    score: score / 2,
    names: [...names, ...(group.length > MOST_NAMES ? ['…'] : [])].join(', '),
  };
  const rank = rankOfScore(score, settings);
  const isSame =
    rank && topGroup({ ...starting, settings: { ...settings, upperBar: rank } }).length === group.length;
  return rank && isSame
    ? [warning('topGroupOffered', { ...values, rank: makeRank(rank) }, 'note', UPPER_BAR)]
    : [warning('topGroupNamed', values, 'note', UPPER_BAR)];
}

const warning = (
  code: ProblemCode,
  values: Problem['values'],
  severity: Severity = 'warning',
  place: ProblemPlace = LIST,
): Problem => ({ code, severity, place, values });
