import { pastedCells } from '../../sheet/registration/pastedCells';
import { readPeople, type People } from '../../sheet/registration/people';
import { asksResults } from '../../sheet/registration/answerColumns';
import type { ColumnKind } from '../../sheet/cells/titles';
import type { Workbook } from '../workbook/workbook';
import type { PeopleSource } from '../protocol/protocol';
import { answerSheets } from '../read/answerSheets';
import { readSheet, type Tournament } from '../read/tournament';

/** The people of a source; undefined where the sheet of the form is gone. */
export function peopleOf(
  workbook: Workbook,
  tournament: Tournament,
  source: PeopleSource,
): People | undefined {
  switch (source.from) {
    case 'text':
      return readPeople(pastedCells(source.text));
    case 'form': {
      const sheet = formSheet(workbook, tournament);
      const found = sheet === undefined ? undefined : readSheet(workbook, sheet);
      return found && readPeople(found.values);
    }
    case 'person': {
      const { name = '', ...details } = source.person;
      const cells = Object.entries(details) as [ColumnKind, string][];
      return { columns: [], people: [{ name: name.trim(), cells: Object.fromEntries(cells) }] };
    }
  }
}

/** The sheet with the answers of a form, but for one that asks for results. */
export const formSheet = (workbook: Workbook, tournament: Tournament): string | undefined =>
  answerSheets(workbook, tournament).find(({ columns }) => columns.time === 0 && !asksResults(columns))
    ?.sheet;
