import type { PairedGame } from '../../src/pairing/game/pairedGame';
import { pairNextRound } from '../../src/pairing/nextRound';
import type { PairedRound } from '../../src/pairing/round/pairedRound';
import { systemRows } from '../../src/sheet/announcement/tournamentSystem';
import { readSettings } from '../../src/sheet/settings/readSettings';
import { valueWord, type Text } from '../../src/sheet/wording';
import { makePlacement, type Placement } from '../../src/standings/placement/placement';
import { makeStanding } from '../../src/standings/score/makeStanding';
import type { Standing } from '../../src/standings/score/standing';
import { stageAt, stageSettings, stagesOf, type StageInForce } from '../../src/standings/stages/stage';
import { makeTeamEvent, teamSettings, type TeamEvent } from '../../src/standings/teams/teamEvent';
import { freeEntry, opposite, type Colour, type Entry, type Game } from '../../src/tournament/game';
import { isPlayoffRound } from '../../src/tournament/playoffRounds';
import type { Settings } from '../../src/tournament/settings';
import { SYSTEMS } from '../../src/tournament/systems';
import { isOut, type WallList } from '../../src/tournament/wallList';
import { kindField } from '../pairing/everyKind';
import { makeDice, withEntries } from '../pairing/simulatedEvent';
import { makeOpenEvent } from '../../src/pairing/round/makeOpenEvent';
import { eventOf } from '../eventOf';

/** A round that was paired and played, as its stage sees it; of a team event players are teams and games are matches. */
export interface Paired {
  readonly list: WallList;
  /** As typed, of the whole event. */
  readonly event: Settings;
  /** Of the stage that the round belongs to. */
  readonly settings: Settings;
  /** The first round of that stage. */
  readonly from: number;
  readonly paired: PairedRound;
  /** The list with the results of the round. */
  readonly after: WallList;
  /** Scores of the stage alone, whose first round is number 1 there. */
  readonly standing: Standing;
  readonly placement: Placement;
  readonly boards: Boards | undefined;
  /** What of the announcement speaks of the round. */
  readonly codes: ReadonlySet<string>;
}

/** A round of a team event as its players see it. */
export interface Boards {
  readonly list: WallList;
  readonly after: WallList;
  readonly games: readonly PairedGame[];
}

export interface Kind {
  readonly settings: string;
  readonly players: number;
  readonly rounds: number;
  readonly groups?: number;
  /** Players of a team. */
  readonly team?: number;
  /** Pairs and byes are typed by hand now and then. */
  readonly byHand?: boolean;
}

/** Codes in brackets in the place of their words. */
export const codes = ((key: string) => `⟨${key}⟩`) as unknown as Text;

export const codesIn = (text: string): readonly string[] =>
  [...text.matchAll(/⟨([^⟩]*)⟩/g)].map(([, code]) => code!);

/** Rows of the announcement with their codes: what stands at the left, whose rounds it is of, and what is said. */
export function announcedRows(settings: Settings, rounds: number) {
  const rows = systemRows({ name: '', settings, rounds, seedHash: '' }, codes);
  return rows.map(([label, value]) => {
    const [, code = label, of = ''] = /^⟨([^⟩]*)⟩(?: \((.*)\))?$/.exec(label) ?? [];
    return { label: code, of, said: codesIn(value) };
  });
}

/** All rounds of an event; some players are out, and some pairs and byes are typed where the kind says so. */
export function playedRounds(kind: Kind, seed: number): readonly Paired[] {
  const dice = makeDice(seed);
  const text = `${kind.settings}; Seed=dice ${seed}`;
  const { settings: event } = readSettings(text, { hasStart: false });
  let list = fieldOf(kind, seed, dice);
  const rows = announcedRows(event, kind.rounds);
  const rounds: Paired[] = [];
  for (let round = 1; round <= kind.rounds; round++) {
    if (kind.byHand && dice() < 0.3) list = typedByHand(list, round, dice);
    const paired = pairNextRound(makeOpenEvent(list, event));
    if (paired.kind === 'cannot pair') break;
    const before = list;
    list = withResults(list, event, paired, dice);
    rounds.push(...asPlayed(before, list, event, paired, rows));
  }
  return rounds;
}

function fieldOf(kind: Kind, seed: number, dice: () => number): WallList {
  const field = kindField([kind.players, kind.rounds, kind.groups ?? 0, ''], seed);
  const absent = seed % 2 === 1 ? 0.25 : 0;
  const teams = kind.players / (kind.team ?? 1);
  return {
    ...field,
    players: field.players.map((player, i) => ({
      ...player,
      out: {
        rounds: i > 2 && dice() < absent ? [1 + Math.floor(kind.rounds * dice())] : [],
        from: undefined,
      },
      ...(kind.team && { team: `Team ${i % teams}`, board: 1 + Math.floor(i / teams) }),
      ...(kind.groups && kind.team && { group: 'ABC'.charAt((i % teams) % kind.groups) }),
    })),
  };
}

const sideOf = (list: WallList, opponent: number, colour: Colour | undefined): Game => ({
  kind: 'game',
  opponent,
  opponentNo: list.players[opponent]!.no,
  outcome: 'unknown',
  colour,
  handicap: 0,
  byDefault: false,
  moves: undefined,
});

function typedByHand(list: WallList, round: number, dice: () => number): WallList {
  const there = list.players.flatMap((player, i) => (isOut(player, round) ? [] : [i]));
  const pick = (): number => there[Math.floor(there.length * dice())]!;
  const [one, other] = [pick(), pick()];
  if (dice() < 0.4 || one === other)
    return withEntries(list, [[one, round, freeEntry({ worth: 'win', as: 'bye' })]]);
  const colour = dice() < 0.5 ? 'black' : undefined;
  return withEntries(list, [
    [one, round, sideOf(list, other, colour)],
    [other, round, sideOf(list, one, colour && opposite(colour))],
  ]);
}

/** Results by dice. A drawn game of a knock-out stands before the one that decides; of the others some stay drawn. */
function withResults(list: WallList, event: Settings, paired: PairedRound, dice: () => number): WallList {
  const { round } = paired;
  const stages = stagesOf(list, event);
  const stage = stages[stageAt(stages, round)];
  const mustBeDecided = (stage && SYSTEMS[stage.system].games === 'replayed') || isPlayoffRound(event, round);
  const free: (readonly [number, number, Entry])[] = [
    ...paired.free.map(one => [one.player, round, freeEntry(one)] as const),
    ...paired.late.map(one => [one.player, one.round, freeEntry(one)] as const),
    ...(paired.bye === undefined
      ? []
      : [[paired.bye, round, freeEntry({ worth: paired.byeWorth ?? 'win', as: 'bye' })] as const]),
  ];
  const rows = withEntries(list, free).entries.map(row => [...row]);
  const put = (player: number, games: readonly Game[]): void => {
    const before = rows[player]![round - 1]!.filter(one => one.kind === 'free' || one.outcome !== 'unknown');
    rows[player]![round - 1] = [...before, ...games];
  };
  for (const { black, white, handicap, wonBy } of paired.games) {
    const winner = wonBy ?? (dice() < 0.5 ? 'black' : 'white');
    const isDrawn = wonBy === undefined && dice() < 0.12;
    const results =
      isDrawn && !(mustBeDecided && event.teams) ? (mustBeDecided ? ['jigo', winner] : ['jigo']) : [winner];
    const moves = 150 + Math.floor(150 * dice());
    const games = (own: Colour, opponent: number): readonly Game[] =>
      results.map(result => ({
        ...sideOf(list, opponent, own),
        outcome: result === 'jigo' ? 'jigo' : result === own ? 'won' : 'lost',
        handicap,
        byDefault: wonBy !== undefined,
        moves,
      }));
    put(black, games('black', white));
    put(white, games('white', black));
  }
  return { ...list, entries: rows };
}

/** The rounds of a stage as if it were an event of its own. */
export function stageAlone(list: WallList, from: number): WallList {
  const players = list.players.map(player => ({
    ...player,
    out: {
      rounds: player.out.rounds.map(round => round - from + 1).filter(round => round > 0),
      from: player.out.from && Math.max(1, player.out.from - from + 1),
    },
  }));
  const entries = list.entries.map(row => row.slice(from - 1));
  const boardResults = list.boardResults?.map(row => row.slice(from - 1));
  return { ...list, players, entries, rounds: list.rounds - from + 1, ...(boardResults && { boardResults }) };
}

/** The round as its stage sees it, and as that of those does who play on by the rules of the stage before. */
function asPlayed(
  players: WallList,
  playersAfter: WallList,
  event: Settings,
  round: PairedRound,
  rows: ReturnType<typeof announcedRows>,
): readonly Paired[] {
  const teams = event.teams ? makeTeamEvent(players, event) : undefined;
  const list = teams?.list ?? players;
  const after = event.teams ? makeTeamEvent(playersAfter, event).list : playersAfter;
  const settings = teams ? teamSettings(teams, event) : event;
  const boards = teams && { list: players, after: playersAfter, games: round.games };
  const paired = teams ? asMatches(teams, round) : round;
  const stages = stagesOf(list, settings);
  const index = isPlayoffRound(event, round.round) ? stages.length - 1 : stageAt(stages, round.round);
  const partOf = (which: number, isIn: (player: number) => boolean): Paired => {
    const stage = stages[which]!;
    const own = { ...stageSettings(settings, stage), stages: [] };
    const of = nameOf(event, which);
    const standing = makeStanding(stageAlone(after, stage.from), own);
    return {
      list,
      event,
      settings: own,
      from: stage.from,
      paired: {
        ...paired,
        games: paired.games.filter(({ black }) => isIn(black)),
        bye: paired.bye !== undefined && isIn(paired.bye) ? paired.bye : undefined,
        free: paired.free.filter(({ player }) => isIn(player)),
      },
      after,
      standing,
      placement: makePlacement(eventOf(standing), 'final'),
      boards,
      codes: isPlayoffRound(event, round.round) ? new Set(['system.playoffText']) : codesOf(rows, of),
    };
  };
  if (index === 0 || settings.notQualified !== 'play on') return [partOf(index, () => true)];
  const members = makeOpenEvent(list, settings).members(index);
  return [
    partOf(index, player => members.includes(player)),
    partOf(index - 1, player => !members.includes(player)),
  ];
}

const codesOf = (rows: ReturnType<typeof announcedRows>, of: string): ReadonlySet<string> =>
  new Set(rows.filter(row => row.of === '' || row.of === of).flatMap(row => [row.label, ...row.said]));

/** What stands behind the labels of a stage. */
const nameOf = (event: Settings, index: number): string => {
  const typed: Pick<StageInForce, 'from' | 'to'> | undefined = event.stages[index];
  if (typed) return `R${typed.from}–R${typed.to}`;
  if (event.system !== 'Groups + knock-out') return '';
  return index === 0 ? codes('system.inGroups') : valueWord(codes, 'Knock-out');
};

/** Matches as games. A team has the colour that its boards show in turn, where players have not met and get no stones. */
function asMatches({ teams, players }: TeamEvent, round: PairedRound): PairedRound {
  const team = (player: number): number => teams.of[player]!;
  const matches = new Map<string, PairedGame[]>();
  for (const game of round.games) {
    const both = [team(game.black), team(game.white)].sort((a, b) => a - b);
    const board = boardOf(game);
    const again = [...matches.keys()].filter(key => key.startsWith(`${both.join()}:`));
    const isNew = board === 1 || again.length === 0;
    const key = `${both.join()}:${isNew ? again.length : again.length - 1}`;
    matches.set(key, [...(matches.get(key) ?? []), game]);
  }
  const games = [...matches.values()].map((boards): PairedGame => {
    const first = boards.find(one => isInTurn(players, round.round, one)) ?? boards[0]!;
    const isTurned = boardOf(first) % 2 === 0;
    const [black, white] = isTurned ? [first.white, first.black] : [first.black, first.white];
    const lost = boards.every(one => one.wonBy !== undefined) ? boards[0]! : undefined;
    const winner = lost && team(lost.wonBy === 'black' ? lost.black : lost.white);
    return {
      ...first,
      black: team(black),
      white: team(white),
      handicap: 0,
      fixed: boards.some(one => one.fixed),
      ...(winner !== undefined && { wonBy: winner === team(black) ? 'black' : 'white' }),
    };
  });
  const playing = new Set(games.flatMap(({ black, white }) => [black, white]));
  const free = [...new Set(round.free.map(({ player }) => team(player)))]
    .filter(one => !playing.has(one))
    .map(one => ({ ...round.free.find(({ player }) => team(player) === one)!, player: one }));
  return { ...round, games, bye: undefined, free };
}

export const boardOf = ({ remarks }: Pick<PairedGame, 'remarks'>): number =>
  remarks.flatMap(remark => (remark.kind === 'match' ? [remark.board] : []))[0] ?? 1;

/** No stones, and two who have not met. */
export const isInTurn = (
  { entries }: WallList,
  round: number,
  { black, white, handicap }: PairedGame,
): boolean =>
  handicap === 0 &&
  !entries[black]!.slice(0, round - 1)
    .flat()
    .some(one => one.kind === 'game' && one.opponent === white);
