import { pairingsByName, pairingsByTable } from '../../formats/print/pairings';
import { checkInList, notPlayingTable, playersByName } from '../../formats/print/people';
import {
  printedGroups,
  printedLineUps,
  printedStandings,
  printedTeams,
  type PrintedRanking,
} from '../../formats/print/ranked';
import type { ExchangedPlayer } from '../../formats/exchange';
import type { PrintTable } from '../../formats/print/sheets';
import { ratingIn } from '../../rating/ratingIn';
import { listTable } from './listTable';
import type { Wanted } from './wantedPrint';

/** The tables of a print, one after the other; undefined for what is no table. Where there is none to print, a line says why. */
export function printTables(wanted: Wanted): readonly PrintTable[] | undefined {
  const { kind, tournament, final, now, round, words, look } = wanted;
  const { ranking, rules } = now;
  const ranked: PrintedRanking = { tournament, final, ranking, rules, words, look };
  const orNone = (tables: readonly PrintTable[], none: string): readonly PrintTable[] =>
    tables.length > 0 ? tables : [{ title: tournament.facts.name, about: none, header: [''], rows: [] }];
  // Two prints of a round hang side by side: the later one says what is another.
  const changes = now.changes.flatMap(([of, said]) => (of === round ? [said] : [])).join(' · ');
  switch (kind) {
    case 'print tables':
      return [{ ...pairingsByTable(tournament, round, words), below: changes }];
    case 'print names':
      return [{ ...pairingsByName(tournament, round, words), below: changes }];
    case 'print not playing':
      return [notPlayingTable(tournament, round, words)];
    case 'print list':
      return [listTable(tournament, now, words)];
    case 'print players':
      return [playersByName({ ...tournament, players: tournament.players.map(asRatedNow) }, words)];
    case 'print check-in':
      return [checkInList(tournament, words, now.owed)];
    case 'print standings':
      return [printedStandings(ranked)];
    case 'print groups':
      return orNone(printedGroups(ranked), words.noGroups);
    case 'print teams':
      return orNone(
        now.ranking.teams ? [...printedTeams(ranked), printedLineUps(ranked)] : [],
        words.noTeams,
      );
    case 'print prizes':
      return orNone(prizeTables(wanted), words.noPrizes);
    default:
      return undefined;
  }
}

/** With the last rating that was typed for a round, where there is one. */
const asRatedNow = (player: ExchangedPlayer): ExchangedPlayer => ({
  ...player,
  rating: ratingIn(player, Infinity),
});

/** A line each for a signature. */
function prizeTables({ tournament, now, words }: Wanted): readonly PrintTable[] {
  const [header, ...rows] = now.prizes ?? [];
  if (!header) return [];
  // The last title may be a note, which has no cells below.
  const note = rows.every(row => (row[header.length - 1] ?? '') === '')
    ? (header[header.length - 1] ?? '')
    : '';
  const titles = note === '' ? header : header.slice(0, -1);
  return [
    {
      title: tournament.facts.name,
      about: [words.prizes, note].filter(part => part !== '').join(' · '),
      below: now.rules,
      header: [...titles, words.received],
      rows: rows.map(row => [...row.slice(0, titles.length), '']),
    },
  ];
}
