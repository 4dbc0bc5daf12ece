import type { Event } from '../../standings/stages/event';
import { makeEvent } from '../../standings/stages/makeEvent';
import { stageAt, stageSettings, type StageInForce } from '../../standings/stages/stage';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';
import { extendedStage } from '../../standings/stages/stageList';
import { isOpenGame } from '../../tournament/game';
import { once } from '../../tournament/once';
import { isError, type Problem, makeError } from '../../tournament/problem';
import { eventRounds } from '../../tournament/playoffRounds';
import type { Settings } from '../../tournament/settings';
import { SYSTEMS } from '../../tournament/systems';
import { type WallList, entriesIn } from '../../tournament/wallList';
import { readRoster, type Roster } from '../game/fixedPairs';
import { withNamedPairs } from '../optimum/namedPairs';
import { cannot, startsMissing } from './cannotPair';
import { eligibilityIn, eligibilityOfPlayers } from './eligibility';
import { makeRound } from './makeRound';
import { nobodyLeft, lastPairedRound } from './nobodyLeft';
import { missingResults } from './missingResults';
import type { OpenEvent, OpenStage, CannotPair, OpenRound } from './openEvent';
import { findOpenRound, withUnwritten } from './openRound';
import { onBoards, withoutBegun } from './openTeamRound';

export const makeOpenEvent = (wallList: WallList, settings: Settings): OpenEvent =>
  openEvent(makeEvent(wallList, settings));

function openEvent(event: Event): OpenEvent {
  const { wallList, settings } = event;
  const eligibility = once(() => {
    const teams = event.teams();
    return teams ? eligibilityOfPlayers(teams, open.contest().isEligible) : eligibilityIn(event);
  });
  const open: OpenEvent = {
    ...event,
    isEligible: (player, round) => eligibility()(player, round),
    openRound: once(() => {
      const teams = event.teams();
      if (!teams) return findOpenRound(event, open.isEligible);
      const list = withoutBegun(teams);
      const contest = open.contest();
      return onBoards(
        teams,
        (list === contest.wallList ? contest : makeOpenEvent(list, contest.settings)).openRound(),
      );
    }),
    openStage: once(() => findOpenStage(open)),
    filled: once(() => {
      const list = withUnwritten(wallList, open.openRound().late);
      return list === wallList ? open : makeOpenEvent(list, settings);
    }),
    contest: once(() => (event.contest() === event ? open : openEvent(event.contest()))),
    singles: once(() => (event.singles() === event ? open : openEvent(event.singles()))),
  };
  return open;
}

export function findOpenStage(typed: OpenEvent): OpenStage | CannotPair {
  const open = typed.openRound();
  const event = typed.filled();
  const { wallList, settings, stages } = event;
  const index = stageAt(stages, open.round ?? 1);
  const stage = stages[index];
  const others = new Set(stages.slice(0, Math.max(0, index)).flatMap((_, i) => event.playingOn(i)));
  const missing = missingOf(wallList, open, stage, others);
  const stops = [...basics(wallList), ...missing.filter(isError)];
  if (stops.length > 0) return cannot(stops);
  if (open.round === undefined || stage === undefined) return cannot(nothingLeft(typed));
  const starts = startsMissing(event, index + 1);
  if (starts.length > 0) return cannot(starts);
  const round = makeRound(event.listOf(index), stageSettings(settings, stage), open.round, wallList);
  const roster = eligible(event, readRoster(wallList, open.round), open.round);
  const whole = {
    kind: 'open',
    event,
    stages,
    index,
    stage,
    open,
    round,
    roster,
    warnings: missing,
  } as const;
  const { playingOn, ...own } = withOthers({ ...whole, playingOn: [] });
  return { ...withNamed({ ...own, playingOn: [] }), playingOn: playingOn.map(withNamed) };
}

/** Pairs named by the settings are found where both play. */
function withNamed(part: OpenStage): OpenStage {
  const { event, stage, round } = part;
  if (SYSTEMS[stage.system].pairs !== 'weighed') return part;
  return { ...part, roster: withNamedPairs(part.roster, event.wallList, event.settings, round.number) };
}

/** The stage with its own players alone, and beside it the stages in which others play on. */
function withOthers(whole: OpenStage): OpenStage {
  const { event, stages, index, roster } = whole;
  const before = stages.slice(0, index).map((_, i) => event.playingOn(i));
  const elsewhere = new Set(before.flat());
  const playingOn = before.flatMap((players, i) =>
    players.length === 0 ? [] : [stageOfOthers(whole, i, new Set(players))],
  );
  return { ...whole, roster: rosterOf(roster, player => !elsewhere.has(player)), playingOn };
}

function stageOfOthers(whole: OpenStage, index: number, players: ReadonlySet<PlayerIndex>): OpenStage {
  const { event, roster, round } = whole;
  const { stage, list } = extendedStage(event, index);
  return {
    ...whole,
    stages: [...whole.stages.slice(0, index), stage],
    index,
    stage,
    round: makeRound(list, stageSettings(event.settings, stage), round.number, event.wallList),
    roster: { ...rosterOf(roster, player => players.has(player)), problems: [] },
    warnings: [],
  };
}

/** A pair belongs where its first player does. */
const rosterOf = (roster: Roster, isIn: (player: PlayerIndex) => boolean): Roster => ({
  ...roster,
  free: roster.free.filter(isIn),
  out: roster.out.filter(isIn),
  pairs: roster.pairs.filter(({ players: [one] }) => isIn(one)),
});

/** All rounds are paired, or nobody is left for the others; or the settings know of one more, for which the list has no column. */
function nothingLeft(event: OpenEvent): readonly Problem[] {
  const { wallList, settings } = event;
  const nobody = nobodyLeft(event);
  if (nobody.length > 0) return nobody;
  return settings.rounds !== undefined && settings.rounds > wallList.rounds
    ? [makeError('roundWithoutColumn', { round: wallList.rounds + 1 })]
    : // A table may be played to its end before the last column.
      [
        makeError('allRoundsPaired', {
          rounds: lastPairedRound(wallList) || eventRounds(wallList, settings),
        }),
      ];
}

const eligible = ({ isEligible }: OpenEvent, roster: Roster, round: RoundNo): Roster => ({
  ...roster,
  free: roster.free.filter(player => isEligible(player, round)),
  out: roster.out.filter(player => isEligible(player, round)),
});

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
    entriesIn(wallList, player, when).some(isOpenGame);
  const later = missingResults(wallList, missing.filter(isPutOff));
  return [
    ...missingResults(
      wallList,
      missing.filter(one => !isPutOff(one)),
    ),
    ...later.map((problem): Problem => ({ ...problem, severity: 'warning' })),
  ];
}

function basics(wallList: WallList): readonly Problem[] {
  if (wallList.rounds === 0) return [makeError('noRounds')];
  const players = wallList.players.filter(({ out }) => out.from !== 1).length;
  if (players < 2) return [makeError('tooFewPlayers', { players })];
  return [];
}
