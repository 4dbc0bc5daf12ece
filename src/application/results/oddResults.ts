import { isContradiction, oddGames, oddGamesSince, type OddGame } from '../../pairing/byHand/oddGames';
import { checkWallList } from '../../sheet/check/checkWallList';
import { playerLabel } from '../../sheet/rounds/roundSheet';
import type { LogEntry } from '../../sheet/write/logRows';
import type { Problem } from '../../tournament/problem';
import { fromFile } from '../afterStart/fromFile';
import { lastPairingList } from '../afterStart/lastPairing';
import { listPlans } from '../mend/listPlans';
import type { View } from '../protocol/protocol';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { fingerprint } from '../write/fingerprint';
import { shown, type MendableRemark } from '../write/mendPlan';
import { decidedSince, oddPrint } from './decided';

interface OpenOdd {
  readonly games: readonly OddGame[];
  readonly seen: string;
}

/**
 * Irregular results that stand in the list since the last round was paired and that nobody has decided. What came with a file was
 * decided elsewhere.
 */
export function openOdd(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): OpenOdd | undefined {
  const { wallList } = tournament.reading;
  const all = oddGames(wallList);
  if (all.length === 0) return undefined;
  const paired = lastPairingList(workbook, actions);
  if (!paired && fromFile(workbook)()) return undefined;
  const fresh = paired ? oddGamesSince(paired.wallList, wallList) : all;
  if (fresh.length === 0) return undefined;
  const decided = decidedSince(workbook, actions, paired?.no ?? 0);
  const games = fresh.filter(game => !decided.has(oddPrint(tournament, game)));
  if (games.length === 0) return undefined;
  return { games, seen: fingerprint([games.map(game => oddPrint(tournament, game))]) };
}

/** The question about irregular results, before anything follows from them; undefined where there is none. */
export function oddView(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
): Extract<View, { readonly view: 'odd results' }> | undefined {
  const open = openOdd(workbook, tournament, actions);
  return (
    open && {
      view: 'odd results',
      seen: open.seen,
      results: open.games.map(game => shown(remarkOf(tournament, game))),
    }
  );
}

/** A contradiction as Check has it, with both mends; a pair that is meant in a sentence. */
function remarkOf(tournament: Tournament, game: OddGame): MendableRemark {
  const { wallList } = tournament.reading;
  const { round, players, sides } = game;
  const problem: Problem = (isContradiction(game) ? contradictionOf(tournament, game) : undefined) ?? {
    code: 'oddResult',
    severity: 'warning',
    place: { kind: 'entry', player: players[0], round },
    values: {
      round,
      player: playerLabel(wallList, players[0]),
      opponent: playerLabel(wallList, players[1]),
      own: sides[0].outcome,
      theirs: sides[1].outcome,
    },
  };
  return { remark: remarkOn(tournament, problem), plans: listPlans(tournament, problem) };
}

const contradictionOf = (
  { reading, settings }: Tournament,
  { round, players }: OddGame,
): Problem | undefined =>
  checkWallList(reading, settings).find(({ code, place }) => {
    if (code !== 'opponentDisagrees' || place.kind !== 'cell') return false;
    const columns = reading.rounds[round - 1] ?? [];
    return columns.includes(place.column) && players.some(player => reading.rows[player] === place.row);
  });

export const oddMends = (tournament: Tournament): readonly MendableRemark[] =>
  oddGames(tournament.reading.wallList).map(game => remarkOf(tournament, game));
