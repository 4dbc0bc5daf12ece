import type { FileProblem } from '../../tournament/fileProblem';
import { isFileError } from '../../tournament/fileProblem';
import type { Settings } from '../../tournament/settings';
import {
  fullName,
  NO_FACTS,
  type Attributes,
  type EventFacts,
  type ExchangedGame,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FreeRound,
  type OpenGothaRest,
  type Reading,
} from '../exchange';
import { fileError, notCarried, refused, refusedFor } from '../fileProblems';
import { childOf, childrenOf, isElement, parseXml, type XmlElement } from '../parse/xml';
import { attributeReader, RANK, wholeFrom } from './attribute';
import { categoryOf, readLimits } from './categories';
import { readCriteria } from './criteria';
import { readGame, seatOf } from './game';
import { PARAMETERS } from './parameters';
import { MOST_ROUNDS } from './participation';
import { readPlayer } from './player';
import { playerKey } from './playerKey';
import { movedPlayers, placeIn, playAsTeams, readTeams } from './teams';
import { readTimeLimits } from './timeLimits';
import { SET_NAMES } from './usualParameters';

/**
 * Reads OpenGotha's file. Its settings are those that it states, on the preset of the same name. A fault
 * anywhere refuses the whole file and says the line. What our model does not have stays with the tournament as
 * it was read, so that nothing is lost when it is written again; the notes say what a wall list cannot show.
 */
export function readOpenGotha(text: string): Reading {
  const root = parseXml(text);
  if (!isElement(root)) return refused(root);
  if (root.name !== 'Tournament' || childOf(root, 'Players') === undefined)
    return refused(fileError('otherFormat', root.place, { format: 'OpenGotha', found: root.name }));
  const problems: FileProblem[] = [];
  const stated = readParameters(root, problems);
  const named = childrenOf(childOf(root, 'Players'), 'Player');
  const playerOf = new Map(named.map(({ attributes }, index) => [keyOf(attributes), index]));
  const games = childrenOf(childOf(root, 'Games'), 'Game').flatMap(
    element => readGame(element, playerOf, problems) ?? [],
  );
  const byes = readByes(root, playerOf, problems);
  const last = Math.max(0, ...[...games, ...byes].map(({ round }) => round));
  const players = named.map((element, index) =>
    readPlayer(element, index, stated.settings, last + 1, problems),
  );
  problems.push(...doubled(named), ...twice(games, byes, players, root));
  if (players.length === 0) problems.push(fileError('noPlayersInFile', root.place));
  const teams = readTeams(childOf(root, 'Teams'), playerOf, problems);
  const rest: OpenGothaRest = { ...stated.rest, root: root.attributes, teams };
  const limits = readLimits(rest.categories);
  if (problems.some(isFileError)) return refusedFor(problems);
  const rounds = Math.max(stated.rounds, last);
  const { boards: _boards, ...withoutBoards } = stated.settings;
  const tournament: ExchangedTournament = {
    facts: stated.facts,
    rounds,
    players: players.map((player, index) => ({
      ...player,
      ...placeIn(teams, index),
      category: limits && limits.length > 0 ? categoryOf(player, limits) : '',
    })),
    games: [...games].sort((a, b) => a.round - b.round),
    free: [...byes, ...absencesOf(players, games, byes, last)],
    settings: {
      ...(playAsTeams(teams, games) ? { ...stated.settings, teams: true } : withoutBoards),
      rounds,
    },
    clubGroups: childrenOf(childOf(root, 'ClubsGroups'), 'ClubsGroup').map(group => ({
      name: group.attributes['name'] ?? '',
      clubs: childrenOf(group, 'Club').map(({ attributes }) => attributes['name'] ?? ''),
    })),
    openGotha: rest,
  };
  return { kind: 'read', tournament, problems: [...problems, ...notShown(tournament, stated)] };
}

const keyOf = ({ name = '', firstName = '' }: Attributes): string => playerKey({ surname: name, firstName });

interface Parameters {
  readonly facts: EventFacts;
  readonly settings: Partial<Settings>;
  readonly rounds: number;
  readonly rest: Omit<OpenGothaRest, 'root' | 'teams'>;
  readonly unknownCriteria: readonly string[];
}

const attributesOf = (elements: readonly XmlElement[]): readonly Attributes[] =>
  elements.map(({ attributes }) => attributes);

function readParameters(root: XmlElement, problems: FileProblem[]): Parameters {
  const own = childOf(root, 'TournamentParameterSet');
  const ofTeams = childOf(root, 'TeamTournamentParameterSet');
  const general = childOf(own, 'GeneralParameterSet');
  const sets = SET_NAMES.flatMap(name => childOf(own, name) ?? childOf(ofTeams, name) ?? []);
  let facts = NO_FACTS;
  let settings: Partial<Settings> = {};
  let rounds = 0;
  for (const set of sets)
    for (const { set: name, name: attribute, read } of PARAMETERS) {
      if (name !== set.name || set.attributes[attribute] === undefined) continue;
      const said = attributeReader(set, problems)(attribute, { read, write: String });
      facts = { ...facts, ...said?.facts };
      settings = { ...settings, ...said?.settings };
      rounds = said?.rounds ?? rounds;
    }
  const criteria = attributesOf(criteriaIn(childOf(own, 'PlacementParameterSet')));
  const { system, tiebreaks, unknown } = readCriteria(criteria);
  return {
    facts: { ...facts, time: general && readTimeLimits(general.attributes) },
    settings: { preset: 'OpenGotha', system, tiebreaks, ...settings },
    rounds,
    rest: {
      parameters: Object.fromEntries(sets.map(({ name, attributes }) => [name, attributes])),
      categories: attributesOf(childrenOf(childOf(general, 'Categories'), 'Category')),
      criteria,
      teamCriteria: attributesOf(criteriaIn(childOf(ofTeams, 'TeamPlacementParameterSet'))),
    },
    unknownCriteria: unknown,
  };
}

const criteriaIn = (element: XmlElement | undefined): readonly XmlElement[] =>
  childrenOf(childOf(element, 'PlacementCriteria'), 'PlacementCriterion');

const ROUND = wholeFrom(1, MOST_ROUNDS);

const readByes = (
  root: XmlElement,
  playerOf: ReadonlyMap<string, number>,
  problems: FileProblem[],
): readonly FreeRound[] =>
  childrenOf(childOf(root, 'ByePlayers'), 'ByePlayer').flatMap(element => {
    const round = attributeReader(element, problems)('roundNumber', ROUND);
    const player = seatOf(element, 'player', playerOf, problems);
    if (round === undefined || player === undefined) return [];
    return [{ player, round, entry: { kind: 'free', as: 'bye', worth: 'win' } }];
  });

/** Rounds that were paired and in which a player has neither game nor bye: away by the mask, or there without an opponent. */
function absencesOf(
  players: readonly ExchangedPlayer[],
  games: readonly ExchangedGame[],
  byes: readonly FreeRound[],
  last: number,
): readonly FreeRound[] {
  const busy = busyIn(games, byes);
  return players.flatMap((player, index) =>
    Array.from({ length: last }, (_, round) => round + 1).flatMap((round): readonly FreeRound[] => {
      if (busy.has(`${index} ${round}`)) return [];
      const isAway = player.openGotha?.['participating']?.charAt(round - 1) === '0';
      return [
        { player: index, round, entry: { kind: 'free', as: 'absence', worth: isAway ? 'half' : 'nothing' } },
      ];
    }),
  );
}

const busyIn = (games: readonly ExchangedGame[], byes: readonly FreeRound[]): ReadonlySet<string> =>
  new Set([
    ...games.flatMap(({ black, white, round }) => [`${black} ${round}`, `${white} ${round}`]),
    ...byes.map(({ player, round }) => `${player} ${round}`),
  ]);

function doubled(named: readonly XmlElement[]): readonly FileProblem[] {
  const seen = new Set<string>();
  return named.flatMap(({ attributes, place }) => {
    const key = keyOf(attributes);
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    const { name = '', firstName = '' } = attributes;
    return [fileError('playerTwice', place, { name: `${name} ${firstName}`.trim() })];
  });
}

/** Players with two games, or a game and a bye, in one round. */
function twice(
  games: readonly ExchangedGame[],
  byes: readonly FreeRound[],
  players: readonly ExchangedPlayer[],
  root: XmlElement,
): readonly FileProblem[] {
  const elements = [
    ...childrenOf(childOf(root, 'Games'), 'Game'),
    ...childrenOf(childOf(root, 'ByePlayers'), 'ByePlayer'),
  ];
  // With a fault in one of them the places would belong to others, and the file is refused anyway.
  if (elements.length !== games.length + byes.length) return [];
  const seats = [...games.map(game => [game.black, game.white]), ...byes.map(({ player }) => [player])];
  const rounds = [...games, ...byes].map(({ round }) => round);
  const seen = new Set<string>();
  return seats.flatMap((pair, index) =>
    pair.flatMap(player => {
      const seat = `${player} ${rounds[index]}`;
      if (!seen.has(seat)) {
        seen.add(seat);
        return [];
      }
      const values = { name: fullName(players[player] as ExchangedPlayer), round: rounds[index] ?? 0 };
      return [fileError('secondGame', elements[index]?.place, values)];
    }),
  );
}

/** What stays with the file and has no place in a wall list and its settings. */
function notShown(
  { players, clubGroups, openGotha, settings }: ExchangedTournament,
  { unknownCriteria }: Parameters,
): readonly FileProblem[] {
  const teams = openGotha?.teams ?? [];
  const zero = openGotha?.parameters['GeneralParameterSet']?.['genMMZero'] ?? '30K';
  const isOtherZero = RANK.read(zero) !== undefined && settings.zero?.toUpperCase() !== zero.toUpperCase();
  return [
    ...notCarried('tiebreaks', unknownCriteria),
    ...notCarried('zero', isOtherZero ? [zero] : []),
    ...notCarried(
      'boards',
      movedPlayers(teams, players).map(player => fullName(players[player] as ExchangedPlayer)),
    ),
    ...notCarried(
      'clubGroups',
      clubGroups.map(({ name }) => name),
    ),
  ];
}
