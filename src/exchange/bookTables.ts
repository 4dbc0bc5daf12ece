import type { ExchangedTournament, FinalOrder, RankedNow } from '../formats/exchange';
import { pairingsTable, standingsText, teamsTable, withRules, type TextRows } from '../formats/tables';
import { toWallList } from '../formats/wallList/toWallList';
import { factSettings } from '../formats/wallList/eventSettings';
import { makeEntries } from '../sheet/cells/notation';
import { changedSettings } from '../sheet/settings/changedSettings';
import { wallListCells } from '../sheet/write/wallListCells';
import { makeText } from '../sheet/wording';
import type { FileProblem } from '../tournament/fileProblem';
import type { PlayerIndex, RoundNo } from '../tournament/indices';

export interface BookTable {
  readonly name: string;
  /** The first row is the header. */
  readonly rows: TextRows;
}

const text = makeText('en');

export function bookTables(
  tournament: ExchangedTournament,
  final: FinalOrder,
  rules = '',
  ranking?: RankedNow,
): { readonly tables: readonly BookTable[]; readonly problems: readonly FileProblem[] } {
  const { wallList, settings, problems } = toWallList(tournament);
  const cellOf = (player: PlayerIndex, round: RoundNo): string =>
    makeEntries(wallList.entries[player]?.[round - 1] ?? []);
  const [title = [], ...games] = pairingsTable(tournament);
  const rounds = Array.from({ length: tournament.rounds }, (_, index) => String(index + 1));
  return {
    tables: [
      { name: text('sheet.wallList'), rows: wallListCells(wallList, text) },
      {
        name: text('sheet.settings'),
        rows: [
          [text('settings.name'), text('settings.value')],
          ...changedSettings({ ...settings, ...factSettings(tournament.facts) }, text),
        ],
      },
      {
        name: text('sheet.standings'),
        rows: withRules(
          withRules(
            standingsText(tournament, final, ranking?.players, cellOf),
            ranking?.provisionalInEnglish ?? '',
          ),
          rules,
        ),
      },
      ...(ranking?.teams ? [{ name: text('sheet.teams'), rows: teamsTable(ranking.teams) }] : []),
      ...rounds
        .map(round => ({
          name: text('sheet.round', { round: Number(round) }),
          rows: games.filter(([of]) => of === round).map(([, ...cells]) => cells),
        }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ name, rows }) => ({ name, rows: [title.slice(1), ...rows] })),
    ],
    // The sheets of the rounds have the tables.
    problems: problems.filter(({ values }) => values['what'] !== 'tables'),
  };
}
