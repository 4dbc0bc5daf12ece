import type { FileProblem } from '../../tournament/fileProblem';
import { isFileError } from '../../tournament/fileProblem';
import {
  fullName,
  type Attributes,
  type ExchangedGame,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FreeRound,
  type OpenGothaRest,
  type FileContents,
} from '../exchange';
import { fileError, fileWarning, refusedBy, refusedFor } from '../fileProblems';
import { childOf, childrenNamed, descendantsOf, isElement, parseXml, type XmlElement } from '../parse/xml';
import { partReader, wholeFrom } from './attribute';
import { categoryOf } from './categories';
import { readGame, seatOf, type FindPlayer } from './game';
import { clubsAsOne, notShown } from './notShown';
import { MOST_ROUNDS } from './participation';
import { playerOfAttributes } from './player';
import { findByKey, playerKey, turkishKey } from './playerKey';
import { readParameters } from './statedParameters';
import { NOWHERE, teamSeats, playAsTeams, readTeams } from './teams';

/**
 * The settings stated, on the preset of the same name. A fault in an essential part refuses the file and says the
 * line; other parts are left out, and said. Parts beyond our model stay as read, to be written again; notes say
 * which a list cannot show.
 */
export function readOpenGotha(text: string): FileContents {
  const outer = parseXml(text);
  if (!isElement(outer)) return refusedBy(outer);
  const root = outer.name === 'Tournament' ? outer : descendantsOf(outer, 'Tournament')[0];
  const named = descendantsOf(root, 'Player');
  if (root === undefined || (named.length === 0 && childOf(root, 'Players') === undefined))
    return refusedBy(fileError('otherFormat', outer.place, { format: 'OpenGotha', found: outer.name }));
  const problems: FileProblem[] = outer.doctype ? [fileWarning('doctypeLeftOut', outer.doctype)] : [];
  const stated = readParameters(root, problems);
  const keys = keysOf(named);
  const gamesThere = descendantsOf(root, 'Game').flatMap(element => {
    const game = readGame(element, keys.find, problems);
    return game ? [{ element, game }] : [];
  });
  const games = gamesThere.map(({ game }) => game);
  const byesThere = placedByes(root, keys.find, problems);
  const byes = byesThere.map(({ bye }) => bye);
  const last = [...games, ...byes].reduce((latest, { round }) => Math.max(latest, round), 0);
  const rounds = Math.max(stated.rounds, last, 1);
  const players = named.map((element, index) =>
    playerOfAttributes(element, index, stated.settings, last + 1, problems),
  );
  if (players.length === 0) problems.push(fileError('noPlayersInFile', root.place));
  const teams = readTeams(descendantsOf(root, 'Team'), rounds, keys.find, problems);
  const places = teamSeats(teams, rounds);
  const allProblems = [...problems, ...doubled(named), ...twice(gamesThere, byesThere, players)];
  if (allProblems.some(isFileError)) return refusedFor(allProblems);
  const rest: OpenGothaRest = { ...stated.rest, root: root.attributes, teams, isTurkish: keys.isTurkish() };
  const { boards: _boards, ...withoutBoards } = stated.settings;
  const clubGroups = descendantsOf(root, 'ClubsGroup').map(group => ({
    name: group.attributes['name'] ?? '',
    clubs: childrenNamed(group, 'Club').map(({ attributes }) => attributes['name'] ?? ''),
  }));
  const asOne = clubsAsOne(clubGroups).map(({ clubs }) => clubs);
  const tournament: ExchangedTournament = {
    facts: stated.facts,
    rounds,
    players: players.map((player, index) => ({
      ...player,
      ...(places.get(index) ?? NOWHERE),
      category: stated.limits.length > 0 ? categoryOf(player, stated.limits) : '',
    })),
    games: [...games].sort((a, b) => a.round - b.round),
    free: [...byes, ...absencesOf(players, games, byes, last)],
    settings: {
      ...(playAsTeams(teams, games) ? { ...stated.settings, teams: true } : withoutBoards),
      rounds,
      ...(asOne.length > 0 && { clubGroups: asOne }),
    },
    clubGroups,
    openGotha: rest,
  };
  return { kind: 'read', tournament, problems: [...allProblems, ...notShown(tournament, stated, root)] };
}

const nameOf = ({ name = '', firstName = '' }: Attributes) => ({ surname: name, firstName });

/** Finds players by their keys, and tells whether the file has the keys of a Turkish computer. */
function keysOf(named: readonly XmlElement[]): {
  readonly find: FindPlayer;
  readonly isTurkish: () => boolean;
} {
  const names = named.map(({ attributes }) => nameOf(attributes));
  const byKey = findByKey(names);
  let isTurkish = false;
  return {
    find: key => {
      const player = byKey(key);
      const name = player === undefined ? undefined : names[player];
      if (name && playerKey(name) !== key && turkishKey(name) === key) isTurkish = true;
      return player;
    },
    isTurkish: () => isTurkish,
  };
}

const ROUND = wholeFrom(1, MOST_ROUNDS);

interface PlacedBye {
  readonly element: XmlElement;
  readonly bye: FreeRound;
}

function placedByes(root: XmlElement, find: FindPlayer, problems: FileProblem[]): readonly PlacedBye[] {
  const seen = new Set<string>();
  return descendantsOf(root, 'ByePlayer').flatMap(element => {
    const round = partReader(element, problems)('roundNumber', ROUND, undefined);
    const player = seatOf(element, 'player', find, problems, 'warning');
    const seat = `${player} ${round}`;
    if (round === undefined || player === undefined || seen.has(seat)) return [];
    seen.add(seat);
    return [{ element, bye: { player, round, entry: { kind: 'free', as: 'bye', worth: 'win' } } }];
  });
}

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
    const name = nameOf(attributes);
    const key = `${playerKey(name)} ${turkishKey(name)}`;
    if (!seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [fileError('playerTwice', place, { name: fullName(name).trim() })];
  });
}

/** Players with two games, or a game and a bye, in one round. */
function twice(
  games: readonly { readonly element: XmlElement; readonly game: ExchangedGame }[],
  byes: readonly PlacedBye[],
  players: readonly ExchangedPlayer[],
): readonly FileProblem[] {
  const seats = [
    ...games.map(({ element, game }) => ({ element, round: game.round, of: [game.black, game.white] })),
    ...byes.map(({ element, bye }) => ({ element, round: bye.round, of: [bye.player] })),
  ];
  const seen = new Set<string>();
  return seats.flatMap(({ element, round, of }) =>
    of.flatMap(player => {
      const seat = `${player} ${round}`;
      if (!seen.has(seat)) {
        seen.add(seat);
        return [];
      }
      return [
        fileError('secondGame', element.place, { name: fullName(players[player] as ExchangedPlayer), round }),
      ];
    }),
  );
}
