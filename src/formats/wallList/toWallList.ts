import type { FileProblem } from '../../tournament/fileProblem';
import type { Entry, Game } from '../../tournament/game';
import { presetSettings } from '../../tournament/presets';
import type { Settings } from '../../tournament/settings';
import { SYSTEM_WITH_STARTS, SYSTEM_WITHOUT_STARTS } from '../../tournament/systems';
import type { Player, WallList } from '../../tournament/wallList';
import {
  fullName,
  listedName,
  splitName,
  type ExchangedGame,
  type ExchangedPlayer,
  type ExchangedTournament,
} from '../exchange';
import { notCarried } from '../fileProblems';
import { notListed } from '../openGotha/notListed';

export interface ListedTournament {
  readonly wallList: WallList;
  readonly settings: Settings;
  /** Settings that the tournament states; the others are the preset's. */
  readonly stated: Partial<Settings>;
  /** Losses of the list and its settings. */
  readonly problems: readonly FileProblem[];
}

export function toWallList(tournament: ExchangedTournament): ListedTournament {
  const { players, games, free, rounds, settings: stated } = tournament;
  const entries = players.map(() => Array.from({ length: rounds }, (): Entry[] => []));
  for (const { player, round, entry } of free) entries[player]?.[round - 1]?.push(entry);
  for (const game of games) {
    entries[game.black]?.[game.round - 1]?.push(sideOf(game, 'black', players));
    entries[game.white]?.[game.round - 1]?.push(sideOf(game, 'white', players));
  }
  const hasStart = players.some(({ start }) => start !== undefined);
  const system = stated.system ?? (hasStart ? SYSTEM_WITH_STARTS : SYSTEM_WITHOUT_STARTS);
  const base = presetSettings(stated.preset ?? 'EGF', system, stated.teams === true);
  return {
    wallList: { players: players.map(listed), rounds, entries },
    settings: { ...base, ...stated },
    stated,
    problems: [
      ...notCarried(
        'tables',
        games.flatMap(({ table }) => (table === undefined ? [] : [String(table)])),
      ),
      ...notCarried('longNames', players.filter(isOtherName).map(fullName)),
      ...notListed(tournament),
    ],
  };
}

function isOtherName(player: ExchangedPlayer): boolean {
  const { surname, firstName } = splitName(listedName(player));
  return surname !== player.surname || firstName !== player.firstName;
}

function listed(player: ExchangedPlayer): Player {
  const { surname: _surname, firstName: _firstName, openGotha: _openGotha, ...rest } = player;
  return { ...rest, name: listedName(player) };
}

function sideOf(game: ExchangedGame, colour: 'black' | 'white', players: readonly ExchangedPlayer[]): Game {
  const isBlack = colour === 'black';
  const opponent = isBlack ? game.white : game.black;
  return {
    kind: 'game',
    opponent,
    opponentNo: players[opponent]?.no ?? 0,
    outcome: isBlack ? game.blackOutcome : game.whiteOutcome,
    colour: game.colourKnown ? colour : undefined,
    handicap: game.handicap,
    byDefault: game.byDefault,
    moves: game.moves,
  };
}
