import type { ExchangedTournament } from '../../formats/exchange';
import { wallListTable } from '../../formats/print/lists';
import type { PrintWords } from '../../formats/print/roundOf';
import type { PrintTable } from '../../formats/print/sheets';
import { makeEntries } from '../../sheet/cells/notation';
import { SYSTEMS } from '../../tournament/systems';
import type { TournamentNow } from '../fileRows';

/** The wall list, with what its halves count for whoever adds up by hand; a cup is not decided by points. */
export function listTable(
  tournament: ExchangedTournament,
  now: TournamentNow,
  words: PrintWords,
): PrintTable {
  const table = wallListTable(tournament, cellsOf(now), words);
  const { pairs, halfForAbsence } = SYSTEMS[now.settings.system];
  if (pairs === 'draw') return table;
  const rule = words.rounded[halfForAbsence ? now.settings.rounding : 'none'];
  return { ...table, about: `${table.about} · ${rule}` };
}

const cellsOf = ({ wallList }: TournamentNow): readonly (readonly string[])[] =>
  wallList.entries.map(row => row.map(makeEntries));
