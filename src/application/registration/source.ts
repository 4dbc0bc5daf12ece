import { pastedCells } from '../../sheet/registration/pastedCells';
import { readPeople, type People } from '../../sheet/registration/people';
import { asksResults, asksWhoIsThere } from '../../sheet/registration/answerColumns';
import type { ColumnKind } from '../../sheet/cells/titles';
import { readSheet } from '../read/sheets';
import type { Workbook } from '../workbook/workbook';
import type { PeopleSource } from '../protocol/protocol';
import { answerSheets } from '../read/answerSheets';
import type { Tournament } from '../read/tournament';

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
      const range = sheet === undefined ? undefined : readSheet(workbook, sheet);
      return range && readPeople(range.values);
    }
    case 'person': {
      const { name = '', ...details } = source.person;
      const cells = Object.entries(details) as [ColumnKind, string][];
      return { columns: [], people: [{ name: name.trim(), cells: Object.fromEntries(cells) }] };
    }
  }
}

/** The sheet with the answers of a form; one that asks for names alone only where no other is there, none that asks for results. */
export function formSheet(workbook: Workbook, tournament: Tournament): string | undefined {
  const forms = answerSheets(workbook, tournament).filter(
    ({ columns }) => columns.time === 0 && !asksResults(columns),
  );
  return (forms.find(({ values, columns }) => !asksWhoIsThere(values, columns)) ?? forms[0])?.sheet;
}
