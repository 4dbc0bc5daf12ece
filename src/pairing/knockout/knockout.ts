import { isBye } from '../../tournament/game';
import { runKnockout, stillIn, type Knockout } from '../../standings/knockout/knockout';
import { SYSTEMS } from '../../tournament/systems';
import { atEntry, isError, makeError, makeWarning, type Problem } from '../../tournament/problem';
import { knockoutRounds } from '../../standings/knockout/knockoutRounds';
import { forbiddenPairs, forbiddenFixedPairs, makeIsForbidden, tooManyForbidden } from '../optimum/forbidden';
import { cannot } from '../round/cannotPair';
import type { CannotPair, OpenStage } from '../round/openEvent';
import { drawKnockout, type SeededDraw } from './knockoutDraw';
import { knockoutEnd, knockoutProblems } from './knockoutProblems';
import type { GameWithoutTable } from '../game/pairedGame';
import type { FreePlayer, PairedRound } from '../round/pairedRound';
import { makePlainFixedGame, makePlainGame, tabled } from '../game/plainGame';
import { forThirdPlace } from '../round/eligibility';
import { qualifiersOf } from './qualifiers';
import { BRACKET_PARTS, label, type BracketPart } from '../game/remark';
import type { PairingSystem } from '../round/pairingSystem';
import { entriesIn } from '../../tournament/wallList';
import type { PlayerIndex } from '../../tournament/indices';

export const knockout: PairingSystem = {
  pair: pairKnockout,
  problems: stage => knockoutErrors(stage),
  end: knockoutEnd,
};

interface InRound {
  /** Players still in it, also those who are out of the round and go no further. */
  readonly inIt: readonly number[];
  readonly playing: readonly PlayerIndex[];
  readonly out: readonly number[];
  readonly third: ReadonlySet<number>;
  /** Players who have lost a game and are still in. */
  readonly beaten: ReadonlySet<number>;
}

/** Players still in it follow from the list alone (R6.1–R6.4); whoever is out of the round goes no further. */
function pairKnockout(stage: OpenStage): PairedRound | CannotPair {
  const { round, roster, event } = stage;
  const { wallList, settings } = event;
  const players = playersInRound(stage);
  const problems = problemsBefore(stage);
  const errors = knockoutErrors(stage, players, problems);
  if (errors.length > 0) return cannot(errors);
  const free = roster.free.filter(player => !players.third.has(player));
  const drawn = drawKnockout(stage, free, players);
  if (!drawn) return cannot([tooManyForbidden(wallList, forbiddenPairs(event), free)]);
  const third = thirdPlaceGame(stage, players.third);
  const pairs = [...drawn.pairs, ...third.map(({ black, white }) => [black, white] as const)];
  const games = [
    ...roster.pairs.map(pair => makePlainFixedGame(round, pair)),
    ...drawn.pairs.map(([a, b]) => makePlainGame(round, a, b)),
    ...third,
  ].map(game => ({ game, part: partOf(game, players) }));
  return {
    kind: 'paired',
    round: round.number,
    games: tabled(
      [undefined, ...BRACKET_PARTS].flatMap(part =>
        games.filter(game => game.part === part).map(({ game }) => marked(game, part)),
      ),
      settings.excludedTables,
    ),
    bye: undefined,
    byeRemarks: [],
    free: [
      ...drawn.byes.map((player): FreePlayer => ({ player, worth: 'win', as: 'bye' })),
      ...players.out.map((player): FreePlayer => ({ player, worth: 'nothing' })),
      ...thirdPlaceByDefault(stage, players.third),
    ],
    late: stage.open.late,
    warnings: [
      ...warnings(stage, players),
      ...seedsMoved(stage, drawn),
      ...forbidden(stage, pairs),
      ...problems,
    ],
  };
}

const knockoutErrors = (
  stage: OpenStage,
  players = playersInRound(stage),
  problems = problemsBefore(stage),
): readonly Problem[] => [
  ...problems.filter(isError),
  ...tooFew(stage, players),
  ...strangers(stage, players),
];

const problemsBefore = (stage: OpenStage): readonly Problem[] => [
  ...knockoutProblems(stage.round.standing.wallList, stage.stage, stage.round.number),
  ...border(stage),
  ...stage.roster.problems,
];

function playersInRound(stage: OpenStage): InRound {
  const third = new Set(thirdPlaceIn(stage));
  const inIt = playersIn(stage);
  const out = stage.roster.out.filter(player => !third.has(player));
  const { losses } = runBefore(stage);
  const beaten = new Set(inIt.filter(player => (losses[player] ?? 0) > 0));
  return { inIt, out, third, beaten, playing: inIt.filter(player => !out.includes(player)) };
}

const runBefore = ({ round, stage }: OpenStage): Knockout =>
  runKnockout(round.standing.wallList, stage, round.number - 1);

const tooFew = ({ round, stage }: OpenStage, { playing }: InRound): readonly Problem[] =>
  playing.length < 2 && round.number === stage.from
    ? [makeError('tooFewPlayers', { players: playing.length })]
    : [];

/** Players who have lost, in a pair typed by hand. */
const strangers = (stage: OpenStage, { inIt, third }: InRound): readonly Problem[] =>
  stage.roster.pairs
    .flatMap(({ players }) => players)
    .filter(player => !inIt.includes(player) && !third.has(player))
    .map(player => problemAt(stage, 'knockoutPaired', player, 'error'));

const warnings = (stage: OpenStage, { playing, out }: InRound): readonly Problem[] =>
  stage.round.number === stage.stage.from
    ? tooFewRounds(stage, playing.length)
    : out.map(player => problemAt(stage, 'knockoutWithdrawal', player, 'warning'));

/** Seeds that have given way to forbidden pairs and repeats (A26). */
function seedsMoved({ event, round }: OpenStage, { moved = [] }: SeededDraw): readonly Problem[] {
  if (moved.length === 0) return [];
  const changes = moved
    .map(({ player, seed, place }) => `${label(event.wallList, player)} ${seed} → ${place}`)
    .join(', ');
  return [makeWarning('seedsMoved', { round: round.number, changes })];
}

/** Forbidden pairs that were typed by hand, and those of a bracket that knows no other opponent. */
function forbidden(stage: OpenStage, drawn: readonly (readonly [number, number])[]): readonly Problem[] {
  const { event, round, roster } = stage;
  const { wallList } = event;
  const isForbidden = makeIsForbidden(forbiddenPairs(event), wallList.players.length);
  return [
    ...forbiddenFixedPairs(wallList, round.number, roster.pairs, isForbidden),
    ...drawn
      .filter(([a, b]) => isForbidden(a, b))
      .map(([a, b]) => problemAt(stage, 'forbiddenByTable', a, 'warning', b)),
  ];
}

/** Everybody who may have an entry in this round, also those who are out of it. */
function playersIn(stage: OpenStage): readonly number[] {
  const { index, event, round } = stage;
  const { wallList } = event;
  const { from } = stage.stage;
  if (round.number > from) return stillIn(runBefore(stage));
  return event
    .members(index)
    .filter(
      player => !entriesIn(wallList, player, from).some(entry => entry.kind === 'free' && !isBye(entry)),
    );
}

const thirdPlaceIn = (stage: OpenStage): readonly number[] =>
  stage.event.settings.thirdPlace ? forThirdPlace(stage.stage, runBefore(stage), stage.round.number) : [];

/** Without a game where one of the two is out or both have something typed. */
function thirdPlaceGame(
  { roster, round }: OpenStage,
  third: ReadonlySet<number>,
): readonly GameWithoutTable[] {
  const [one, other] = roster.free.filter(player => third.has(player));
  if (one === undefined || other === undefined) return [];
  return [makePlainGame(round, one, other)];
}

/** The part of the draw that a game says it belongs to, whoever has paired it; undefined for most. */
function partOf(
  { black, white }: GameWithoutTable,
  { third, beaten, playing }: InRound,
): BracketPart | undefined {
  const areBoth = (players: ReadonlySet<PlayerIndex>): boolean => players.has(black) && players.has(white);
  if (areBoth(third)) return 'thirdPlace';
  if (beaten.size > 0 && playing.length === 2) return 'grandFinal';
  return areBoth(beaten) ? 'losersBracket' : undefined;
}

const marked = (game: GameWithoutTable, part: BracketPart | undefined): GameWithoutTable =>
  part ? { ...game, remarks: [...game.remarks, { kind: part }] } : game;

/** Where one of the two is out, the other one is third; where both are, nobody is. */
function thirdPlaceByDefault({ roster }: OpenStage, third: ReadonlySet<number>): readonly FreePlayer[] {
  const out = roster.out.filter(player => third.has(player));
  if (out.length === 0) return [];
  const present = roster.free.filter(player => third.has(player));
  return [
    ...present.map((player): FreePlayer => ({ player, worth: 'win', as: 'walkOver' })),
    ...out.map((player): FreePlayer => ({ player, worth: 'nothing' })),
  ];
}

/** Ties for the last place that goes on, as long as the stage has not begun. */
function border({ index, event, round, stage, roster }: OpenStage): readonly Problem[] {
  if (index === 0 || round.number > stage.from || roster.pairs.length > 0) return [];
  return qualifiersOf(event, index).problems;
}

function tooFewRounds(
  { stage, event: { settings, wallList } }: OpenStage,
  players: number,
): readonly Problem[] {
  const needed = stage.from - 1 + knockoutRounds(players, SYSTEMS[stage.system].lives);
  const rounds = Math.min(settings.rounds ?? wallList.rounds, wallList.rounds);
  if (needed <= rounds) return [];
  return [makeWarning('tooFewRounds', { players, needed, rounds })];
}

function problemAt(
  { event: { wallList }, round }: OpenStage,
  code: 'knockoutPaired' | 'knockoutWithdrawal' | 'forbiddenByTable',
  player: PlayerIndex,
  severity: Problem['severity'],
  opponent = -1,
): Problem {
  return {
    code,
    severity,
    place: atEntry(player, round.number),
    values: { player: label(wallList, player), opponent: label(wallList, opponent), round: round.number },
  };
}
