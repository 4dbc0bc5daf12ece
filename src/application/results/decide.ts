import type { Tournament } from '../read/tournament';
import { oddGames, type OddGame } from '../../pairing/byHand/oddGames';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import { excerpt } from '../../sheet/cells/cell';
import type { Workbook } from '../workbook/workbook';
import { DECIDED, oddPrint } from './decided';
import { write } from '../write/writing';
import type { RoundNo } from '../../tournament/indices';

/** Characters of a row of the Log that say what was decided. */
const SAID = 300;

/** `Round 2: 3 Ito Haruka (1k): a loss – 7 Kask Mari (2d): a loss`, one after the other. */
function saidOf({ reading, text }: Tournament, games: readonly OddGame[]): string {
  const lines = games.map(({ round, players, sides }) => {
    const sideWords = sides.map(
      ({ outcome }, i) => `${playerLabel(reading.wallList, players[i] ?? -1)}: ${text(`outcome.${outcome}`)}`,
    );
    return `${text('sidebar.place.round', { round })}: ${sideWords.join(' – ')}`;
  });
  return excerpt(lines.join('; '), SAID);
}

/** The Log says that these results were decided so, and nobody is asked about them. */
export function decide(workbook: Workbook, tournament: Tournament, games: readonly OddGame[]): void {
  const { text } = tournament;
  const what = text('action.decided', { results: saidOf(tournament, games) });
  const seen = `${DECIDED}${games.map(game => oddPrint(tournament, game)).join(' ')}`;
  write(workbook, text, { what, blocks: [], undoes: undefined, seen, isDecision: true });
}

interface Entered {
  readonly round: RoundNo;
  readonly players: readonly [number, number];
}

/** Whoever presses an irregular result in the panel has decided it. */
export function decideEntered(workbook: Workbook, tournament: Tournament, entered: readonly Entered[]): void {
  const games = oddGames(tournament.reading.wallList).filter(game =>
    entered.some(
      ({ round, players }) => round === game.round && players.every(player => game.players.includes(player)),
    ),
  );
  if (games.length > 0) decide(workbook, tournament, games);
}
