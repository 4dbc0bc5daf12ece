import { clubGroupsOf } from '../../pairing/game/home';
import type { PairedGame } from '../../pairing/game/pairedGame';
import { firstNames, remarkValues, type Remark } from '../../pairing/game/remark';
import type { Round } from '../../pairing/game/round';
import { byeCandidates, byesOfPlayer } from '../../pairing/optimum/bye';
import { isWeighedRound } from '../../pairing/round/openEvent';
import type { PairedRound } from '../../pairing/round/pairedRound';
import { withoutOpponent, type WithoutOpponent } from '../../pairing/round/withoutOpponent';
import { makeA1 } from '../../sheet/cells/cell';
import { placeOfColours } from '../../sheet/write/coloursBeside';
import { makeEntries } from '../../sheet/cells/notation';
import { playerLabel, makeLabel } from '../../sheet/rounds/roundSheet';
import { roundOfName } from '../../sheet/write/sheetNames';
import { missedOf } from '../../tournament/person/missedRounds';
import { LIST, type Problem } from '../../tournament/problem';
import { entriesIn, type WallList } from '../../tournament/wallList';
import { isKeptApart, mayKeepApart } from '../afterStart/keptApart';
import {
  GAME_SIGNS,
  type ApartNow,
  type GameSign,
  type LeftOutOfRound,
  type OtherBye,
  type PreviewGame,
  type View,
} from '../protocol/protocol';
import { withoutGame } from '../read/leftToPair';
import { cellLink, remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { hasRoundsToMiss } from '../registration/roundsToMiss';
import type { Workbook } from '../workbook/workbook';
import { lastDrawnUp } from './floatsBefore';
import { byTable, type PairingPlan } from './planRound';
import { isOpenGame, isPresence } from '../../tournament/game';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export type PreviewView = Extract<View, { readonly view: 'preview' }>;

/**
 * A plan in words. Of a round that is paired again, the new games alone; where things are written, only before the first round that is
 * written here.
 */
export function previewOf(
  workbook: Workbook,
  { tournament, paired, seen, work, released, isAgain, isRest, tables, published, part }: PairingPlan,
): PreviewView {
  const { text, reading } = tournament;
  const name = (player: PlayerIndex): string => playerLabel(reading.wallList, player);
  const say = speaker(tournament);
  const shown = isAgain ? paired.games.filter(({ black }) => released.has(black)) : paired.games;
  const isEditable = isWeighedRound(tournament.event, paired.round);
  const stage = isEditable ? (work?.event ?? tournament.event).openStage() : undefined;
  const round = stage?.kind === 'open' ? stage.round : undefined;
  const games = gamesInWords(tournament, shown, tables, round);
  const alone = (as: WithoutOpponent['as']) =>
    withoutOpponent(paired).flatMap(person => (person.as === as ? [person.player] : []));
  const [byes, rests, walkOvers] = [alone('bye'), alone('rest'), alone('walkOver')];
  const isWhole = !isAgain && isEditable && !part;
  const mayPart = isEditable && withoutGame(tournament, paired.round).length > FEWEST_OF_PARTS;
  const seedCell = tournament.settingCells.get('seed');
  return {
    view: 'preview',
    round: paired.round,
    seen,
    games,
    ...(isInSheet(workbook, paired.round) && { inSheet: true }),
    players: new Set(games.flatMap(({ numbers }) => numbers)).size + byes.length,
    bye:
      byes.length === 0
        ? undefined
        : [
            byes.map(name).join(', '),
            // The panel itself says that it is a bye.
            ...paired.byeRemarks.filter(({ kind }) => kind !== 'bye').map(say),
          ].join('. '),
    warnings: [...goingOn(tournament, paired.round), ...paired.warnings].map(problem =>
      remarkOn(tournament, problem),
    ),
    ...(!isAgain && !part && { left: leftOut(tournament, paired) }),
    ...(isWhole && mayKeepApart(tournament) && { apart: apartNow(tournament, paired) }),
    summary: [
      ...inOneLine('rests', rests.map(name), text),
      ...inOneLine('walkOvers', walkOvers.map(name), text),
      ...lateEntries(tournament, paired, [...shown.flatMap(({ black, white }) => [black, white]), ...byes]),
      ...(hasRoundSheet(workbook) ? [] : placesOfRound(tournament, paired)),
      ...summaryOf(tournament, { ...paired, games: shown }),
    ],
    counts: summaryOf(tournament, { ...paired, games: shown }),
    ...(paired.bye !== undefined && {
      byeNumber: numberIn(reading.wallList, paired.bye),
      ...(round && { byes: otherByes(round, shown, reading.wallList) }),
    }),
    ...(tournament.settingsAt &&
      seedCell && { seed: cellLink(tournament.settingsAt, seedCell.row, seedCell.column) }),
    editable: isEditable,
    weighed: isWhole,
    ...(mayPart && { mayPart }),
    ...(part && { part: partInWords(part, name) }),
    ...(isRest && { isRest }),
    ...(isAgain && { kept: paired.games.length - shown.length, published }),
  };
}

const partInWords = (
  { waiting, odd, repeats }: NonNullable<PairingPlan['part']>,
  name: (player: PlayerIndex) => string,
): NonNullable<PreviewView['part']> => ({
  waiting,
  ...(odd.length > 0 && { odd: odd.map(name).join(', ') }),
  ...(repeats > 0 && { repeats }),
});

/** Two of them are one game. */
const FEWEST_OF_PARTS = 2;

const numberIn = ({ players }: WallList, player: PlayerIndex): number => players[player]?.no ?? 0;

type Speaker = (remark: Remark) => string;

const speaker =
  ({ text, reading }: Tournament): Speaker =>
  remark => {
    const values = remarkValues(remark, reading.wallList, nameOf);
    return remark.kind === 'scoreDifference'
      ? text('summary.drawnDown', values)
      : text(`remark.${remark.kind}`, values);
  };

function gamesInWords(
  tournament: Tournament,
  shown: PairingPlan['paired']['games'],
  tables: PairingPlan['tables'],
  round: Round | undefined,
): readonly PreviewGame[] {
  const { text, reading } = tournament;
  const { wallList } = reading;
  const home = homeIn(wallList);
  const say = speaker(tournament);
  return shown.map((game, i): PreviewGame => {
    const again = round && drawnUpAgain(round, game);
    const remarks = game.remarks.filter(({ kind }) => kind !== 'fixed' && kind !== 'handicap').map(say);
    return {
      table: Number(tables[i] || game.table),
      numbers: [numberIn(wallList, game.black), numberIn(wallList, game.white)],
      black: playerLabel(wallList, game.black),
      white: playerLabel(wallList, game.white),
      handicap: game.handicap,
      fixed: game.fixed,
      remarks: again
        ? [
            ...remarks,
            text('summary.drawnUpAgain', { player: nameOf(wallList, again.player), round: again.before }),
          ]
        : remarks,
      ...(home && { homes: [home(game.black), home(game.white)] }),
      ...signOf(game, again !== undefined),
    };
  });
}

const inOneLine = (
  key: 'rests' | 'walkOvers',
  names: readonly string[],
  text: Tournament['text'],
): readonly string[] => (names.length === 0 ? [] : [text(`summary.${key}`, { players: names.join(', ') })]);

const hasRoundSheet = (workbook: Workbook): boolean =>
  workbook.sheetNames().some(name => roundOfName(name) !== undefined);

const isInSheet = (workbook: Workbook, round: RoundNo): boolean =>
  workbook.sheetNames().some(name => roundOfName(name, 'sheet.preview') === round);

/** In sentences of the panel people have their names alone: their ranks stand beside them. */
const nameOf = ({ players }: WallList, player: PlayerIndex): string => players[player]?.name ?? '';

/** Undefined where the list has neither clubs nor countries. */
function homeIn({ players }: WallList): ((player: PlayerIndex) => string) | undefined {
  const home = (player: PlayerIndex): string =>
    [players[player]?.club, players[player]?.country].filter(Boolean).join(', ');
  return players.some((_, player) => home(player) !== '') ? home : undefined;
}

const SIGNS: Partial<Readonly<Record<Remark['kind'], GameSign>>> = {
  repeat: 'repeat',
  otherCategory: 'apart',
  otherGroup: 'apart',
  scoreDifference: 'score',
  matchScores: 'score',
  sameClub: 'home',
  sameCountry: 'home',
  clubsAsOne: 'home',
  thirdBlack: 'colour',
  thirdWhite: 'colour',
  coloursUndue: 'colour',
  ratherNot: 'rather not',
  fixed: 'by hand',
  mustMeet: 'by hand',
};

/** From so many stones on a game is worth a look. */
const MANY_STONES = 7;

function signOf({ remarks, handicap }: PairedGame, isUpAgain: boolean): Pick<PreviewGame, 'sign'> {
  const signs = remarks.flatMap(({ kind }) => SIGNS[kind] ?? []);
  const all = [
    ...signs,
    ...(handicap >= MANY_STONES ? ['handicap' as const] : []),
    ...(isUpAgain ? ['drawn up again' as const] : []),
  ];
  const sign = GAME_SIGNS.find(kind => all.includes(kind));
  return sign ? { sign } : {};
}

function drawnUpAgain(
  round: Round,
  { remarks }: PairedGame,
): { readonly player: PlayerIndex; readonly before: number } | undefined {
  const difference = remarks.find(({ kind }) => kind === 'scoreDifference');
  if (difference?.kind !== 'scoreDifference') return undefined;
  const before = lastDrawnUp(round, difference.up);
  return before === undefined ? undefined : { player: difference.up, before };
}

/** All whose game nobody has decided, in the order of R4.7. */
function otherByes(round: Round, games: readonly PairedGame[], wallList: WallList): readonly OtherBye[] {
  const players = games.flatMap(({ fixed, black, white }) => (fixed ? [] : [black, white]));
  return byeCandidates(round, players).map(player => {
    const had = byesOfPlayer(round, player);
    return {
      no: wallList.players[player]?.no ?? 0,
      name: playerLabel(wallList, player),
      ...(had > 0 && { had }),
    };
  });
}

function leftOut(tournament: Tournament, { round, free }: PairedRound): readonly LeftOutOfRound[] {
  const { wallList } = tournament.reading;
  const mayChange = hasRoundsToMiss(tournament);
  return free.flatMap(({ player, as }): readonly LeftOutOfRound[] => {
    const who = wallList.players[player];
    if (!who || as === 'bye') return [];
    const name = makeLabel(who);
    const { rounds, from = 0, isAwaited } = who.out;
    const isTyped = entriesIn(wallList, player, round).length > 0;
    const isGone = from > 0 && from <= round;
    if (isTyped) return [{ name, why: 'typed' }];
    if (!isAwaited && !isGone && !rounds.includes(round)) return [];
    const was = missedOf(who);
    const is = {
      rounds: was.rounds.filter(other => other !== round),
      from: isGone ? 0 : was.from,
      awaited: false,
    };
    const why = isGone ? 'withdrew' : rounds.includes(round) ? 'misses' : 'not here';
    return [{ name, why, ...(mayChange && { change: { player: name, was, is } }) }];
  });
}

/** Games within a club or a country; of neither where no two of those who play share one. */
function apartNow(tournament: Tournament, { games }: PairedRound): readonly ApartNow[] {
  const { players } = tournament.reading.wallList;
  const playing = games.flatMap(({ black, white }) => [players[black], players[white]]);
  const groupOf = clubGroupsOf(tournament.settings);
  const isShared = (of: 'club' | 'country'): boolean => {
    const homes = playing.map(player => player?.[of] ?? '').filter(home => home !== '');
    const groups = of === 'club' ? homes.flatMap(home => groupOf(home) ?? []) : [];
    if (new Set(groups).size < groups.length) return true;
    return new Set(homes).size < homes.length && (of === 'club' || new Set(homes).size > 1);
  };
  const within = (...kinds: readonly Remark['kind'][]): number =>
    games.filter(({ remarks }) => remarks.some(({ kind }) => kinds.includes(kind))).length;
  return [
    ...(isShared('club')
      ? [
          {
            which: 'clubs',
            on: isKeptApart(tournament, 'clubs'),
            left: within('sameClub', 'clubsAsOne'),
          } as const,
        ]
      : []),
    ...(isShared('country')
      ? [
          {
            which: 'countries',
            on: isKeptApart(tournament, 'countries'),
            left: within('sameCountry'),
          } as const,
        ]
      : []),
  ];
}

/** A line for each round before it that is filled for whoever came later, with what will stand there, and one for those who are new. */
const lateEntries = (
  tournament: Tournament,
  { late, round: paired }: PairedRound,
  playing: readonly PlayerIndex[],
): readonly string[] => {
  const { text, reading } = tournament;
  const lines = [...new Set(late.map(({ round }) => round))].map(round => {
    const absences = late.filter(absence => absence.round === round);
    const players = absences.flatMap(({ player }) => reading.wallList.players[player] ?? []).map(makeLabel);
    const cell = absences[0] ? makeEntries([{ kind: 'free', as: 'absence', worth: absences[0].worth }]) : '';
    return text('summary.late', { round, cell, players: players.join(', ') });
  });
  return [...lines, ...firstTimes(tournament, paired, playing)];
};

/** From the second round on: who is paired or has the bye for the first time may not have come. */
function firstTimes(
  { text, reading }: Tournament,
  round: RoundNo,
  players: readonly PlayerIndex[],
): readonly string[] {
  const { wallList } = reading;
  const isNew = (player: PlayerIndex): boolean =>
    !Array.from({ length: round - 1 }, (_, i) => entriesIn(wallList, player, i + 1))
      .flat()
      .some(isPresence);
  const names = players.filter(isNew).map(player => playerLabel(wallList, player));
  if (round < 2 || names.length === 0) return [];
  return [
    text('summary.firstTimes', { players: names.length > MOST_NEW ? firstNames(names) : names.join(', ') }),
  ];
}

const MOST_NEW = 12;

/** Where opponents, results and colours are written, in a list that has them in columns of their own, and in one that has had no colours. */
function placesOfRound(tournament: Tournament, { round, games }: PairedRound): readonly string[] {
  const { text, reading, list } = tournament;
  const { colours, halves, rounds, wallList } = reading;
  const [game] = games;
  if (!game) return [];
  const titleOf = (column: number): string =>
    makeA1(list.origin.row + (reading.header ?? 0), list.origin.column + column);
  const roundColumns = rounds[round - 1] ?? [];
  const apart = halves.find(half => roundColumns.includes(half.opponent));
  const beside = colours.find(column => roundColumns.includes(column.round));
  const played = wallList.entries.flat(2).filter(entry => entry.kind === 'game');
  const hasNone = played.length > 0 && played.every(({ colour }) => colour === undefined);
  const opponent = wallList.players[game.black]?.no ?? 0;
  const place = placeOfColours(reading, round, byTable(tournament, round));
  return [
    ...(apart
      ? [text('summary.halves', { opponent: titleOf(apart.opponent), result: titleOf(apart.result) })]
      : []),
    ...(beside ? [text('summary.coloursBeside', { column: titleOf(beside.column) })] : []),
    ...(place === 'sheet' ? [text('summary.coloursInSheet', { round })] : []),
    ...(place === 'behind' && hasNone ? [text('summary.coloursBehind', { cell: `${opponent}?/w` })] : []),
  ];
}

/** Games of earlier rounds that count as ties, because they still go on. */
function goingOn({ reading }: Tournament, before: number): readonly Problem[] {
  const { wallList } = reading;
  const games = wallList.players.flatMap((player, index) =>
    Array.from({ length: before - 1 }, (_, i) => i + 1).flatMap(round =>
      entriesIn(wallList, index, round).flatMap(entry => {
        const isOpen = entry.kind === 'game' && isOpenGame(entry) && entry.opponent > index;
        const other = isOpen ? wallList.players[entry.opponent] : undefined;
        return other ? [{ round, game: `${makeLabel(player)} – ${makeLabel(other)}` }] : [];
      }),
    ),
  );
  return games.map(({ round, game }) => ({
    code: 'pairedAsTie',
    severity: 'note',
    place: LIST,
    values: { round, game },
  }));
}

const SUMMARY = [
  ['summary.repeats', ['repeat']],
  ['summary.different', ['scoreDifference']],
  ['summary.handicaps', ['handicap']],
  ['summary.sameClub', ['sameClub', 'clubsAsOne', 'sameCountry']],
  ['summary.fixed', ['fixed']],
] as const satisfies readonly (readonly [string, readonly Remark['kind'][]])[];

const summaryOf = ({ text }: Tournament, { games }: PairedRound): readonly string[] =>
  SUMMARY.flatMap(([key, kinds]) => {
    const wanted: readonly string[] = kinds;
    const count = games.filter(game => game.remarks.some(({ kind }) => wanted.includes(kind))).length;
    return count === 0 ? [] : [text(key, { count })];
  });
