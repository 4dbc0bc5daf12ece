import { komiOf } from '../../pairing/game/handicap';
import { RESULTS } from '../../sheet/rounds/roundResult';
import { aloneRow, gameRow, roundHeading, roundTitles } from '../../sheet/rounds/roundSheet';
import type { Text } from '../../sheet/wording';
import { stageAt } from '../../standings/stages/stage';
import { opponentsEntry } from '../../tournament/opponentsEntry';
import { isBye, type Game, type Outcome } from '../../tournament/game';
import { SYSTEMS } from '../../tournament/systems';
import type { Player } from '../../tournament/wallList';
import type { FileRows } from '../protocol/protocol';
import type { RoundNo } from '../../tournament/indices';
import type { TournamentInput } from '../read/tournament';

interface ImportedGame {
  readonly black: number;
  readonly white: number;
  readonly own: Game;
  readonly blackOutcome: Outcome;
  readonly whiteOutcome: Outcome;
  readonly table: number | undefined;
}

/** The table of a game by the numbers of both; undefined where none is known. */
export type TableOf = (black: number, white: number) => number | undefined;

/** As a file has them, by one player of each; whoever has several games in the round is at no table by that. */
export function tablesOfRound(tables: FileRows['tables'], round: RoundNo): TableOf {
  const ofRound = tables.filter(([of]) => of === round);
  const tableAt = (no: number): number | undefined => {
    const [found, ...others] = ofRound.filter(([, , one]) => one === no);
    return others.length === 0 ? found?.[1] : undefined;
  };
  return (black, white) => tableAt(black) ?? tableAt(white);
}

/** The rows of a Round sheet of an imported round, with the results that are known; undefined for a round without games. */
export function importedRound(
  { reading: { wallList }, settings, event }: TournamentInput,
  round: RoundNo,
  tableOf: TableOf,
  heading: string,
  text: Text,
): readonly (readonly string[])[] | undefined {
  const player = (index: number): Player => wallList.players[index] as Player;
  const games = wallList.entries.flatMap((row, index): readonly ImportedGame[] =>
    (row[round - 1] ?? []).flatMap((entry, position): readonly ImportedGame[] => {
      if (entry.kind !== 'game' || entry.opponent < 0) return [];
      const at = opponentsEntry(wallList, index, round, position);
      if (at !== undefined && entry.opponent < index) return [];
      const answer = at === undefined ? undefined : wallList.entries[entry.opponent]?.[round - 1]?.[at];
      const theirs = answer?.kind === 'game' ? answer : undefined;
      const isWhite = entry.colour === 'white' || theirs?.colour === 'black';
      const [mine, other] = [entry.outcome, theirs?.outcome ?? 'unknown'];
      const [black, white] = isWhite ? [entry.opponent, index] : [index, entry.opponent];
      return [
        {
          black,
          white,
          own: entry,
          blackOutcome: isWhite ? other : mine,
          whiteOutcome: isWhite ? mine : other,
          table: tableOf(player(black).no, player(white).no),
        },
      ];
    }),
  );
  if (games.length === 0) return undefined;
  const stage = event.stages[stageAt(event.stages, round)];
  const withMoves = stage !== undefined && SYSTEMS[stage.system].lengths;
  const seated = [...games].sort((one, other) => (one.table ?? Infinity) - (other.table ?? Infinity));
  // The others are behind the highest, for no two games are at one table.
  const known = games.flatMap(({ table }) => table ?? []);
  const behind = Math.max(0, ...known) + 1 - known.length;
  const rows = seated.map(({ black, white, own, table, blackOutcome, whiteOutcome }, index) => [
    ...gameRow({
      table: table ?? behind + index,
      black: player(black),
      white: player(white),
      handicap: own.handicap,
      komi: komiOf(settings, own.handicap),
    }),
    resultCell(blackOutcome, whiteOutcome, own.byDefault, text),
    ...(withMoves ? [own.moves === undefined ? '' : String(own.moves)] : []),
  ]);
  const byes = wallList.entries.flatMap((row, index) =>
    (row[round - 1] ?? []).some(isBye) ? [aloneRow(player(index), 'bye', text)] : [],
  );
  const columns = roundTitles(withMoves).length;
  return [...roundHeading(heading, text, withMoves), ...rows, ...byes].map(row =>
    Array.from({ length: columns }, (_, column) => row[column] ?? ''),
  );
}

const POINT = { won: '1', lost: '0', jigo: '=' } as const;

/** A word of the dropdown where one says it, else `1-0` in the points of each side. */
export function resultCell(black: Outcome, white: Outcome, byDefault: boolean, text: Text): string {
  if (black === 'unknown' || white === 'unknown') return '';
  const word = RESULTS.find(
    ({ result }) => result.black === black && result.white === white && result.byDefault === byDefault,
  );
  return word ? text(word.key) : `${POINT[black]}-${POINT[white]}${byDefault ? '!' : ''}`;
}
