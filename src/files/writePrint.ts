import type { ExchangedTournament, FinalOrder } from '../formats/exchange';
import { bracketSheets } from '../formats/print/bracket';
import { cards } from '../formats/print/cards';
import { crossTableSheets, isCrossTableOnSide } from '../formats/print/crossTable';
import { matchSheets, standingsTable, wallListTable } from '../formats/print/lists';
import { pairingsByName, pairingsByTable } from '../formats/print/pairings';
import { projectorPage } from '../formats/print/projector';
import type { PrintWords, SeatedGame } from '../formats/print/roundOf';
import { makePrint, sheetsOf, type Paper, type PrintTable } from '../formats/print/sheets';
import { slips } from '../formats/print/slips';
import { makeEntries } from '../sheet/cells/notation';
import { timeOfRound } from '../tournament/timetable';
import { SYSTEMS } from '../tournament/systems';
import type { HalfPoints } from '../tournament/wallList';
import type { TournamentNow } from './fileRows';

/** What can be put on paper or on a screen, in the order of the panel. */
export const PRINT_KINDS = [
  'print tables',
  'print names',
  'print slips',
  'print list',
  'print standings',
  'print cross table',
  'print bracket',
  'print matches',
  'print cards',
  'paper pack',
  'projector',
] as const;
export type PrintKind = (typeof PRINT_KINDS)[number];

export const isPrint = (kind: string): kind is PrintKind => PRINT_KINDS.some(one => one === kind);

/** Half a point, which only prevents a jigo. */
const HANDICAP_KOMI: HalfPoints = 1;

export const komiIn =
  ({ settings }: TournamentNow) =>
  ({ handicap }: SeatedGame): HalfPoints =>
    handicap === 0 ? settings.komi : HANDICAP_KOMI;

/** A print that is wanted: what is shown, of which round, on which paper. */
export interface Wanted {
  readonly kind: PrintKind;
  readonly tournament: ExchangedTournament;
  readonly final: FinalOrder;
  readonly now: TournamentNow;
  readonly round: number;
  readonly paper: Paper;
  readonly words: PrintWords;
}

/** A print as a page. */
export function writePrint(wanted: Wanted): string {
  const { kind, tournament, final, now, round, paper, words } = wanted;
  if (kind === 'projector') return projectorPage(tournament, final, timesOf(now, words), words);
  const title = `${tournament.facts.name} – ${titleOf(kind, round, words)}`;
  const isOnSide =
    kind === 'print bracket' || (kind === 'print cross table' && isCrossTableOnSide(tournament));
  return makePrint(title, words.language, { paper, isOnSide }, partsOf(wanted));
}

function titleOf(kind: PrintKind, round: number, words: PrintWords): string {
  switch (kind) {
    case 'print list':
      return words.wallList;
    case 'print standings':
      return words.standings;
    case 'print cross table':
      return words.crosstable;
    case 'print bracket':
      return words.bracket;
    default:
      return words.round(round);
  }
}

function partsOf({ kind, tournament, final, now, round, words }: Wanted): readonly string[] {
  const komiOf = komiIn(now);
  const list = (): readonly string[] => sheetsOf(listTable(tournament, now, words));
  const ofSlips = (): readonly string[] => slips(tournament, round, words, komiOf);
  switch (kind) {
    case 'print tables':
      return sheetsOf(pairingsByTable(tournament, round, words));
    case 'print names':
      return sheetsOf(pairingsByName(tournament, round, words));
    case 'print slips':
      return ofSlips();
    case 'print list':
      return list();
    case 'print standings':
      return sheetsOf(standingsTable(tournament, final, words));
    case 'print cross table':
      return crossTableSheets(tournament, final, words);
    case 'print bracket':
      return bracketSheets(tournament.facts.name, now.bracket, words);
    case 'print matches':
      return matchSheets(tournament, round, words);
    case 'print cards':
      return cards(tournament, round, words);
    case 'paper pack':
      return round === 0
        ? list()
        : [
            ...list(),
            ...sheetsOf(pairingsByTable(tournament, round, words)),
            ...sheetsOf(pairingsByName(tournament, round, words)),
            ...ofSlips(),
          ];
    case 'projector':
      return [];
  }
}

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

/** The rounds with their days and times, from the timetable. */
const timesOf = (
  { settings: { timetable } }: TournamentNow,
  words: PrintWords,
): readonly (readonly [string, string])[] =>
  timetable.map(({ round, time }) => {
    const day = timeOfRound(timetable, round)?.day ?? '';
    return [words.round(round), day === '' ? time : `${day} ${time}`];
  });
