import type { Settings } from '../../tournament/settings';
import type { Round } from '../game/round';
import { makeEvent } from '../../standings/stages/makeEvent';
import { withPairingTiebreaks } from '../criteria/seeding';
import { makePlacement } from '../../standings/placement/placement';
import { makeMeetings } from '../game/meetings';
import { makeColours } from '../game/colourHistory';
import { countByes } from '../optimum/bye';
import type { OpenEvent, OpenStage, CannotPair, OpenRound } from './openEvent';
import { stageAt, stageSettings, type StageInForce } from '../../standings/stages/stage';
import { isError, makeError, type Problem } from '../../tournament/problem';
import { cannot, startsMissing } from './cannotPair';
import { readRoster, type Roster } from '../game/fixedPairs';
import { SYSTEMS } from '../../tournament/systems';
import { withNamedPairs } from '../optimum/namedPairs';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';
import { extendedStage } from '../../standings/stages/stageList';
import { nobodyLeft, lastPairedRound } from './nobodyLeft';
import { eventRounds } from '../../tournament/playoffRounds';
import { entriesIn, lotNumber, type WallList } from '../../tournament/wallList';
import { isOpenGame } from '../../tournament/game';
import { missingResults } from './missingResults';

export function findOpenStage(typed: OpenEvent): OpenStage | CannotPair {
  const open = typed.openRound();
  const event = typed.filled();
  const { wallList, settings, stages } = event;
  const index = stageAt(stages, open.round ?? 1);
  const stage = stages[index];
  const earlierPlayers = new Set(stages.slice(0, Math.max(0, index)).flatMap((_, i) => event.playingOn(i)));
  const missing = missingOf(wallList, open, stage, earlierPlayers);
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
  earlierPlayers: ReadonlySet<number>,
): readonly Problem[] {
  const isPutOff = ({ player, round: when }: OpenRound['missing'][number]): boolean =>
    round !== undefined &&
    !earlierPlayers.has(player) &&
    stage !== undefined &&
    SYSTEMS[stage.system].pairs === 'table' &&
    when >= stage.from &&
    entriesIn(wallList, player, when).some(isOpenGame);
  const later = missingResults(wallList, missing.filter(isPutOff));
  return [
    ...missingResults(
      wallList,
      missing.filter(result => !isPutOff(result)),
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

/**
 * As of the round before; players left tied stand in the order of their numbers, so a list with a No column is
 * paired the same in any order of rows. `wallList` has the stage that scores go by; `history` has all, for
 * meetings, colours and byes (R4.5–R4.7).
 */
export function makeRound(
  wallList: WallList,
  settings: Settings,
  number: number,
  history: WallList = wallList,
): Round {
  const before = makeEvent(wallList, {
    ...withPairingTiebreaks(settings, number),
    throughRound: number - 1,
  });
  const order = new Int32Array(wallList.players.length);
  let place = 0;
  for (const tied of makePlacement(before, 'pairing').classes) {
    for (const player of byNumber(wallList, tied)) order[player] = place++;
  }
  return {
    number,
    standing: before.standing(),
    order,
    meetings: makeMeetings(history, number),
    colours: makeColours(history, number),
    byes: countByes(history, settings, number),
  };
}

const byNumber = (wallList: WallList, players: readonly PlayerIndex[]): readonly number[] =>
  [...players].sort((a, b) => lotNumber(wallList.players[a]) - lotNumber(wallList.players[b]));
