import { opponentsEntry } from '../../tournament/opponentsEntry';
import type { FileProblem } from '../../tournament/fileProblem';
import { opposite, OPPOSITE_OUTCOME, type Game } from '../../tournament/game';
import type { Settings } from '../../tournament/settings';
import type { Player, WallList } from '../../tournament/wallList';
import {
  splitName,
  type EventFacts,
  type ExchangedGame,
  type ExchangedPlayer,
  type ExchangedTournament,
  type FreeRound,
} from '../exchange';
import { fileWarning, notCarried } from '../fileProblems';
import { eventFactsOf, withoutFacts } from './eventSettings';
import type { PlayerIndex, RoundNo } from '../../tournament/indices';

export interface FromWallList {
  readonly tournament: ExchangedTournament;
  /** Games whose two cells differ, and games with somebody outside the list. */
  readonly problems: readonly FileProblem[];
}

/**
 * A game is taken once, from the player higher up, with a warning where cells contradict; results stay as each
 * cell has them.
 */
export function fromWallList(
  wallList: WallList,
  settings: Partial<Settings>,
  facts: EventFacts = eventFactsOf(settings),
): FromWallList {
  const games: ExchangedGame[] = [];
  const free: FreeRound[] = [];
  const problems: FileProblem[] = [];
  const outside: string[] = [];
  for (let round = 1; round <= wallList.rounds; round++) {
    wallList.entries.forEach((row, player) =>
      (row[round - 1] ?? []).forEach((entry, position) => {
        const name = wallList.players[player]?.name ?? '';
        if (entry.kind === 'free') free.push({ player, round, entry });
        else if (entry.opponent < 0) outside.push(`${name}, R${round}`);
        else if (isFirst(wallList, player, round, position, entry)) {
          const answer = answerOf(wallList, player, round, position);
          games.push(gameOf(player, round, entry, answer));
          if (answer && differs(entry, answer)) {
            const opponent = wallList.players[entry.opponent]?.name ?? '';
            problems.push(
              fileWarning('sidesDiffer', { kind: 'entry', player, round }, { name, opponent, round }),
            );
          }
        }
      }),
    );
  }
  const players = wallList.players.map(exchanged);
  return {
    tournament: {
      facts,
      rounds: wallList.rounds,
      players,
      games,
      free,
      settings: withoutFacts(settings),
      clubGroups: (settings.clubGroups ?? []).map(clubs => ({ name: clubs.join(' + '), clubs })),
    },
    problems: [...problems, ...notCarried('outsiders', outside)],
  };
}

function exchanged({ name, ...player }: Player): ExchangedPlayer {
  return { ...player, ...splitName(name) };
}

/** Not yet taken from its other side: a player further up, or an earlier game. */
function isFirst(list: WallList, player: PlayerIndex, round: RoundNo, position: number, game: Game): boolean {
  return player < game.opponent || opponentsEntry(list, player, round, position) === undefined;
}

function answerOf(list: WallList, player: PlayerIndex, round: RoundNo, position: number): Game | undefined {
  const game = list.entries[player]?.[round - 1]?.[position];
  const at = opponentsEntry(list, player, round, position);
  const answer =
    game?.kind === 'game' && at !== undefined ? list.entries[game.opponent]?.[round - 1]?.[at] : undefined;
  return answer?.kind === 'game' ? answer : undefined;
}

function differs(game: Game, answer: Game): boolean {
  const isSameColour = game.colour !== undefined && game.colour === answer.colour;
  return isSameColour || game.handicap !== answer.handicap || game.byDefault !== answer.byDefault;
}

function gameOf(player: PlayerIndex, round: RoundNo, game: Game, answer: Game | undefined): ExchangedGame {
  const colour = game.colour ?? (answer?.colour && opposite(answer.colour));
  const isBlack = colour !== 'white';
  const theirs = answer?.outcome ?? OPPOSITE_OUTCOME[game.outcome];
  return {
    round,
    table: undefined,
    black: isBlack ? player : game.opponent,
    white: isBlack ? game.opponent : player,
    colourKnown: colour !== undefined,
    handicap: game.handicap,
    blackOutcome: isBlack ? game.outcome : theirs,
    whiteOutcome: isBlack ? theirs : game.outcome,
    byDefault: game.byDefault || answer?.byDefault === true,
    moves: game.moves ?? answer?.moves,
  };
}
