import { stageAt, stageSettings, stagesOf, type StageInForce } from '../../standings/stages/stage';
import { extendedStage, listOfStage } from '../../standings/stages/stagedOrder';
import { playingOn } from '../../standings/stages/stageMembers';
import type { Standing } from '../../standings/score/standing';
import { startingScores } from '../../standings/score/startingScore';
import { unknownStarts } from '../../standings/score/unknownStart';
import { isError, LIST, type Problem, type ProblemCode } from '../../tournament/problem';
import { eventRounds } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import { isOut, type WallList } from '../../tournament/wallList';
import type { Round } from '../game/round';
import { readRoundSoFar, type RoundSoFar } from '../game/fixedPairs';
import { makeRound } from './makeRound';
import { nobodyLeft } from './nobodyLeft';
import { missingResults } from './missingResults';
import { findOpenRound, isUnknown, entriesOf, withUnwritten, type OpenRound } from './openRound';
import { makePlays } from './eligibility';
import { SYSTEMS } from '../../tournament/systems';

/** The round to be paired, with the stage that it belongs to. */
export interface OpenStage {
  readonly kind: 'open';
  readonly stages: readonly StageInForce[];
  /** Position of the stage that is played, and the stage. */
  readonly index: number;
  readonly stage: StageInForce;
  /** The settings as typed; those of the stage are in the standing of `round`. */
  readonly settings: Settings;
  /** Every round, cells of late entries filled in. */
  readonly wallList: WallList;
  readonly open: OpenRound;
  readonly round: Round;
  /** Without players for whom the stage has nothing in this round. */
  readonly soFar: RoundSoFar;
  /** Of earlier rounds, where the pairing does not depend on them. */
  readonly warnings: readonly Problem[];
  /** Stages before it in which those play on who have not qualified (setting `Others`), each as if it were this one. */
  readonly others: readonly OpenStage[];
}

export interface CannotPair {
  readonly kind: 'cannot pair';
  readonly problems: readonly Problem[];
}

/** What is to be paired next, or why nothing can be. */
export function openStage({ wallList: typed, settings }: Standing): OpenStage | CannotPair {
  const open = findOpenRound(typed, settings);
  const wallList = withUnwritten(typed, open.late);
  const stages = stagesOf(wallList, settings);
  const index = stageAt(stages, open.round ?? 1);
  const stage = stages[index];
  const others = new Set(
    stages.slice(0, Math.max(0, index)).flatMap((_, i) => playingOn(wallList, settings, stages, i)),
  );
  const missing = missingOf(wallList, open, stage, others);
  const stops = [...basics(wallList), ...missing.filter(isError)];
  if (stops.length > 0) return cannot(stops);
  if (open.round === undefined || stage === undefined) return cannot(nothingLeft(typed, settings));
  const starts = startsMissing(wallList, settings, stages.slice(0, index + 1));
  if (starts.length > 0) return cannot(starts);
  const list = listOfStage(wallList, settings, stages, index);
  const round = makeRound(list, stageSettings(settings, stage), open.round, wallList);
  const soFar = playing(wallList, settings, readRoundSoFar(wallList, open.round), open.round);
  const warnings = missing.filter(problem => !isError(problem));
  const whole = {
    kind: 'open',
    stages,
    index,
    stage,
    settings,
    wallList,
    open,
    round,
    soFar,
    warnings,
  } as const;
  return withOthers({ ...whole, others: [] });
}

/** The stage with its own players alone, and beside it the stages in which others play on. */
function withOthers(whole: OpenStage): OpenStage {
  const { wallList, settings, stages, index, soFar } = whole;
  const before = stages.slice(0, index).map((_, i) => playingOn(wallList, settings, stages, i));
  const elsewhere = new Set(before.flat());
  const others = before.flatMap((players, i) =>
    players.length === 0 ? [] : [stageOfOthers(whole, i, new Set(players))],
  );
  return { ...whole, soFar: soFarOf(soFar, player => !elsewhere.has(player)), others };
}

function stageOfOthers(whole: OpenStage, index: number, players: ReadonlySet<number>): OpenStage {
  const { wallList, settings, soFar, round } = whole;
  const { stage, list } = extendedStage(wallList, settings, whole.stages, index);
  return {
    ...whole,
    stages: [...whole.stages.slice(0, index), stage],
    index,
    stage,
    round: makeRound(list, stageSettings(settings, stage), round.number, wallList),
    soFar: { ...soFarOf(soFar, player => players.has(player)), problems: [] },
    warnings: [],
  };
}

/** A pair belongs where its first player does. */
const soFarOf = (soFar: RoundSoFar, isIn: (player: number) => boolean): RoundSoFar => ({
  ...soFar,
  free: soFar.free.filter(isIn),
  out: soFar.out.filter(isIn),
  pairs: soFar.pairs.filter(({ players: [one] }) => isIn(one)),
});

/** All rounds are paired, or nobody is left for the others; or the settings know of one more, for which the list has no column. */
function nothingLeft(wallList: WallList, settings: Settings): readonly Problem[] {
  const nobody = nobodyLeft(wallList, settings);
  if (nobody.length > 0) return nobody;
  return settings.rounds !== undefined && settings.rounds > wallList.rounds
    ? [error('roundWithoutColumn', { round: wallList.rounds + 1 })]
    : [error('allRoundsPaired', { rounds: lastPairedRound(wallList) || eventRounds(wallList, settings) })];
}

/** A table may be played to its end before the last column. */
const lastPairedRound = ({ entries }: WallList): number =>
  Math.max(0, ...entries.flatMap(row => row.map((cell, index) => (cell.length > 0 ? index + 1 : 0))));

/** Players for whom the stage has something in this round. */
function playing(wallList: WallList, settings: Settings, soFar: RoundSoFar, round: number): RoundSoFar {
  const plays = makePlays(wallList, settings);
  return {
    ...soFar,
    free: soFar.free.filter(player => plays(player, round)),
    out: soFar.out.filter(player => plays(player, round)),
  };
}

/** A table is played as it is: a game put off does not stop it, as long as it is paired; one of the others stops them. */
function missingOf(
  wallList: WallList,
  { round, missing }: OpenRound,
  stage: StageInForce | undefined,
  others: ReadonlySet<number>,
): readonly Problem[] {
  const isPutOff = ({ player, round: when }: OpenRound['missing'][number]): boolean =>
    round !== undefined &&
    !others.has(player) &&
    stage !== undefined &&
    SYSTEMS[stage.system].pairs === 'table' &&
    when >= stage.from &&
    entriesOf(wallList, player, when).some(isUnknown);
  const later = missingResults(wallList, missing.filter(isPutOff));
  return [
    ...missingResults(
      wallList,
      missing.filter(one => !isPutOff(one)),
    ),
    ...later.map((problem): Problem => ({ ...problem, severity: 'warning' })),
  ];
}

/** Nobody's start is guessed: neither for a McMahon that is played nor for one that has decided who goes on. */
export function startsMissing(
  wallList: WallList,
  settings: Settings,
  stages: readonly StageInForce[],
): readonly Problem[] {
  const stage = stages.find(({ system }) => SYSTEMS[system].score === 'MMS');
  if (stage === undefined) return [];
  const starts = startingScores(wallList, stageSettings(settings, stage));
  return unknownStarts(wallList, starts).map(problem => ({ ...problem, severity: 'error' }));
}

function basics(wallList: WallList): readonly Problem[] {
  if (wallList.rounds === 0) return [error('noRounds')];
  const players = wallList.players.filter(({ out }) => out.from !== 1).length;
  if (players < 2) return [error('tooFewPlayers', { players })];
  return [];
}

/** Whether the column Out says so. */
export const isOutOf = ({ wallList, round }: OpenStage, player: number): boolean => {
  const one = wallList.players[player];
  return one !== undefined && isOut(one, round.number);
};

export const cannot = (problems: readonly Problem[]): CannotPair => ({ kind: 'cannot pair', problems });

export const error = (code: ProblemCode, values: Problem['values'] = {}): Problem => ({
  code,
  severity: 'error',
  place: LIST,
  values,
});
