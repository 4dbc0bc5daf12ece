import type { CarriedPart, FileProblem } from '../../tournament/fileProblem';
import { foldName } from '../../tournament/name/foldName';
import { licenceStatus } from '../../tournament/person/membership';
import type { SettingKey } from '../../tournament/settings';
import type { Tiebreak } from '../../tournament/tiebreaks';
import { SYSTEMS, SYSTEM_WITH_STARTS } from '../../tournament/systems';
import { fullName, type ExchangedPlayer, type ExchangedTournament } from '../exchange';
import { notCarried, settingsNotCarried } from '../fileProblems';
import { sayable } from '../parse/xml';
import { byesHeld } from './byes';
import { categoryOf, hasCategories, limitsFor } from './categories';
import { makeCriteria, readCriteria } from './criteria';
import { hasWord } from './game';
import { MOST_ROUNDS } from './participation';
import { correctionOf } from './startCorrection';
import { boardIn, NOWHERE, teamSeats, teamsOf } from './teams';
import type { RoundNo } from '../../tournament/indices';

/** Losses of OpenGotha's file; `renamed` are the players under the names written. */
export function notHeld(
  tournament: ExchangedTournament,
  renamed: readonly ExchangedPlayer[],
): readonly FileProblem[] {
  return [
    ...notHeldOfPlayers(tournament, renamed),
    ...notHeldOfRounds(tournament),
    ...notHeldOfSettings(tournament),
    ...notWritable(tournament.players),
    ...settingsNotCarried(otherSettings(tournament)),
  ];
}

type HasLoss = (player: ExchangedPlayer, index: number) => boolean;

const lossOf = (
  players: readonly ExchangedPlayer[],
  what: CarriedPart,
  has: HasLoss,
): readonly FileProblem[] => notCarried(what, players.filter(has).map(fullName));

function notHeldOfPlayers(
  tournament: ExchangedTournament,
  renamed: readonly ExchangedPlayer[],
): readonly FileProblem[] {
  const { players } = tournament;
  const loss = (what: CarriedPart, has: HasLoss): readonly FileProblem[] => lossOf(players, what, has);
  const longNames = renamed.filter(
    (player, index) => player.firstName !== players[index]?.firstName || !isSayable(fullName(player)),
  );
  return [
    ...notCarried('longNames', longNames.map(fullName)),
    ...loss('ranks', ({ rank }) => rank === undefined),
    ...loss('professionalRanks', ({ rank }) => rank?.kind === 'professional' || (rank?.index ?? 0) < -30),
    ...loss(
      'ratings',
      ({ rating, ratings }) =>
        rating === undefined || !Number.isInteger(rating) || rating < -900 || (ratings?.length ?? 0) > 0,
    ),
    ...loss('maximumRatings', ({ maximumRating }) => maximumRating !== undefined),
    ...loss(
      'memberships',
      ({ membership = '' }) =>
        membership !== '' && (licenceStatus(membership) === undefined || !isSayable(membership)),
    ),
    ...loss('ratingLists', ({ ratingList }) => ratingList !== undefined),
    ...loss('numbers', ({ no }, index) => no !== index + 1),
    ...loss('starts', player => !fitsCorrection(player, tournament)),
    ...notCarried('categories', categoriesNotHeld(players)),
    ...loss('groups', ({ group }) => group !== ''),
    ...loss('supergroup', ({ supergroup }) => supergroup),
    ...loss('previousOrder', ({ previousOrder }) => previousOrder !== undefined),
    ...notCarried('boards', otherBoards(tournament)),
    ...loss('out', ({ out }) => out.isExpelled === true || out.rounds.some(round => round > MOST_ROUNDS)),
  ];
}

function notHeldOfRounds(tournament: ExchangedTournament): readonly FileProblem[] {
  const { players, games, free } = tournament;
  const named = (index: number, round: RoundNo): string =>
    `${fullName(players[index] as ExchangedPlayer)}, R${round}`;
  const lossOfGames = (what: CarriedPart, has: (game: ExchangedTournament['games'][number]) => boolean) =>
    notCarried(
      what,
      games.filter(has).map(({ black, round }) => named(black, round)),
    );
  const namesOfFree = (has: (free: ExchangedTournament['free'][number]) => boolean): readonly string[] =>
    free.filter(has).map(({ player, round }) => named(player, round));
  const written = new Set(byesHeld(tournament));
  const last = [...games, ...written].reduce((latest, { round }) => Math.max(latest, round), 0);
  const lateAbsences = namesOfFree(
    ({ round, entry }) => entry.as === 'absence' && (round > last || round > MOST_ROUNDS),
  );
  return [
    ...lossOfGames('results', game => !hasWord(game) || game.round > MOST_ROUNDS),
    ...lossOfGames('lengths', ({ moves }) => moves !== undefined),
    ...notCarried(
      'byes',
      namesOfFree(bye => bye.entry.as === 'bye' && !written.has(bye)),
    ),
    ...notCarried(
      'byeWorths',
      namesOfFree(({ entry }) => entry.as === 'bye' && entry.worth !== 'win'),
    ),
    ...notCarried('absences', [...lateAbsences, ...emptyCells(tournament, last)]),
  ];
}

function notHeldOfSettings(tournament: ExchangedTournament): readonly FileProblem[] {
  const { players, settings, facts } = tournament;
  const system = settings.system ?? SYSTEM_WITH_STARTS;
  const unsayable = [facts.name, facts.place, facts.director].filter(text => !isSayable(text));
  return [
    ...notCarried('system', isHeld(system, players) ? [] : [system]),
    ...notCarried('tiebreaks', leftOutTiebreaks(tournament)),
    ...notCarried('rounding', settings.rounding === 'EGF' ? ['EGF'] : []),
    ...notCarried('handicapRule', settings.handicap === 'EGF' ? ['EGF'] : []),
    ...notCarried('time', facts.time?.overtime.kind === 'adjusted' ? [String(facts.time.basicMinutes)] : []),
    ...notCarried(
      'facts',
      [facts.country, ...unsayable].filter(text => text !== ''),
    ),
  ];
}

/** Texts of players with signs that XML has no place for. */
const notWritable = (players: readonly ExchangedPlayer[]): readonly FileProblem[] => [
  ...lossOf(players, 'clubs', ({ club }) => !isSayable(club)),
  ...lossOf(players, 'countries', ({ country }) => !isSayable(country)),
  ...lossOf(players, 'pins', ({ pin }) => !isSayable(pin)),
  ...lossOf(players, 'teams', ({ team }) => !isSayable(team)),
];

/** Rounds before the last of which a list says nothing: OpenGotha's file makes absences of them. */
function emptyCells({ players, games, free }: ExchangedTournament, last: number): readonly string[] {
  const full = new Set([
    ...games.flatMap(({ black, white, round }) => [`${black} ${round}`, `${white} ${round}`]),
    ...free.map(({ player, round }) => `${player} ${round}`),
  ]);
  return players.flatMap((player, index) =>
    Array.from({ length: last }, (_, round) => round + 1).flatMap(round =>
      full.has(`${index} ${round}`) ? [] : [`${fullName(player)}, R${round}`],
    ),
  );
}

/** Players whose boards come back otherwise: without a team, without a board, or with that of another; those of rounds that there are not. */
function otherBoards(tournament: ExchangedTournament): readonly string[] {
  const { players, rounds } = tournament;
  const places = teamSeats(teamsOf(tournament), rounds);
  return players.flatMap((player, index) => {
    const place = places.get(index) ?? NOWHERE;
    const isSame =
      foldName(place.team) === foldName(player.team) &&
      place.board === player.board &&
      (player.boards ?? []).length <= rounds + 1 &&
      Array.from({ length: rounds }, (_, at) => at + 1).every(
        round => boardIn(place, round) === boardIn(player, round),
      );
    return isSame ? [] : [fullName(player)];
  });
}

/** XML has a place for every sign of it. */
const isSayable = (text: string): boolean => sayable(text).trim() === text;

/** Without categories its file says nothing of them. */
const isHeld = (system: string, players: readonly ExchangedPlayer[]): boolean =>
  system === 'McMahon' ||
  system === 'Swiss' ||
  (system === 'Swiss by categories' && (limitsFor(players) ?? []).length > 0);

const fitsCorrection = (player: ExchangedPlayer, { settings, openGotha }: ExchangedTournament): boolean => {
  if (SYSTEMS[settings.system ?? SYSTEM_WITH_STARTS].score !== 'MMS') return player.start === undefined;
  const correction = correctionOf(player, settings);
  const isWhole =
    Number.isInteger(correction) && (openGotha !== undefined || (correction >= -1 && correction <= 2));
  // A start equal to that of the bars is not written, so it comes back as none.
  return isWhole && (player.start === undefined || correction !== 0);
};

/** OpenGotha numbers categories from 1, the strongest, and finds everybody's by the rank. */
function categoriesNotHeld(players: readonly ExchangedPlayer[]): readonly string[] {
  const limits = limitsFor(players);
  return players.flatMap(player =>
    player.category === '' || (limits && limits.length > 0 && player.category === categoryOf(player, limits))
      ? []
      : [player.category],
  );
}

function leftOutTiebreaks({ settings, openGotha, players }: ExchangedTournament): readonly string[] {
  const system = settings.system ?? SYSTEM_WITH_STARTS;
  const tiebreaks = settings.tiebreaks ?? [];
  const before = openGotha && readCriteria(openGotha.criteria, hasCategories(openGotha));
  if (before && before.system === system && String(before.tiebreaks) === String(tiebreaks)) return [];
  const { leftOut } = makeCriteria(system, tiebreaks);
  const isLeftOut = (name: Tiebreak): boolean =>
    leftOut.includes(name) || (name === 'Category' && (limitsFor(players) ?? []).length === 0);
  return tiebreaks.filter(isLeftOut);
}

/** Settings without a parameter of OpenGotha's that change scores or pairings. */
function otherSettings({ settings, rounds }: ExchangedTournament): readonly SettingKey[] {
  const { stages = [], playoffRounds = [], forbiddenPairs = [], excludedTables = [], cycles = 1 } = settings;
  const isSet: { readonly [Key in SettingKey]?: boolean } = {
    rounds: rounds > MOST_ROUNDS,
    stages: stages.length > 0,
    playoffRounds: playoffRounds.length > 0,
    forbiddenPairs: forbiddenPairs.length > 0,
    agreedAbsences: settings.agreedAbsences !== undefined,
    noAbsencesIn: (settings.noAbsencesIn?.length ?? 0) > 0,
    disqualifiedUnplaced: settings.disqualifiedUnplaced === true,
    defaultsAsByes: settings.defaultsAsByes === true,
    ratherNot: (settings.ratherNot?.length ?? 0) > 0,
    mustMeet: (settings.mustMeet?.length ?? 0) > 0,
    geographyWins: settings.geographyWins !== undefined,
    homeGap: settings.homeGap !== undefined,
    homeClub: (settings.homeClub ?? '') !== '',
    excludedTables: excludedTables.length > 0,
    fixedTables: (settings.fixedTables?.length ?? 0) > 0,
    rooms: (settings.rooms?.length ?? 0) > 0,
    ratedResults: (settings.ratedResults?.length ?? 0) > 0,
    cycles: cycles > 1,
    absentStart: settings.absentStart === 'below the bar',
    sosFlavour: settings.sosFlavour === 'WMSG',
    ownUnplayed: settings.ownUnplayed === 'AGA phantom',
  };
  return (Object.keys(isSet) as readonly SettingKey[]).filter(key => isSet[key]);
}
