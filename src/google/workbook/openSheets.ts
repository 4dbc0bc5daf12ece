import { kept, type KeptOfSheets } from './keptOfSheets';
import type { Sheet, Spreadsheet } from './services';

/** Rows and columns of a sheet that Google has just made. */
const NEW_SHEET = [1000, 26] as const;

export interface OpenSheets extends KeptOfSheets {
  readonly names: () => readonly string[];
  readonly find: (name: string) => Sheet | undefined;
  /** A sheet that is known to be there. */
  readonly of: (name: string) => Sheet;
  readonly idOf: (name: string) => string;
  /** Adds an empty sheet at a place among the others. */
  readonly insert: (name: string, at: number) => Sheet;
  readonly isMade: (name: string) => boolean;
  /** Gives a sheet that this run has made the rows that it lacks. */
  readonly lengthen: (name: string, rows: number) => void;
}

export function openSheets(spreadsheet: Spreadsheet): OpenSheets {
  let sheets: Map<string, Sheet> | undefined;
  const ids = new Map<string, string>();
  const made = new Map<string, readonly [rows: number, columns: number]>();
  const all = (): Map<string, Sheet> =>
    (sheets ??= new Map(spreadsheet.getSheets().map(sheet => [sheet.getName(), sheet])));
  const of = (name: string): Sheet => {
    const sheet = all().get(name);
    if (!sheet) throw new Error(`“${name}”`);
    return sheet;
  };
  return {
    names: () => [...all().keys()],
    find: name => all().get(name),
    of,
    idOf: name => kept(ids, name, () => String(of(name).getSheetId())),
    insert: (name, at) => {
      const otherSheets = [...all()];
      const sheet = spreadsheet.insertSheet(name, at);
      sheets = new Map([...otherSheets.slice(0, at), [name, sheet], ...otherSheets.slice(at)]);
      made.set(name, NEW_SHEET);
      return sheet;
    },
    isMade: name => made.has(name),
    lengthen: (name, last) => {
      const [rows, columns] = made.get(name) ?? [];
      if (rows === undefined || columns === undefined || last <= rows) return;
      of(name).insertRowsAfter(rows, last - rows);
      made.set(name, [last, columns]);
    },
    follow: (name, to) => {
      sheets = new Map([...all()].map(([one, sheet]) => [one === name ? to : one, sheet]));
      made.delete(name);
    },
    forget: name => {
      for (const map of [all(), ids]) map.delete(name);
    },
    forgetAll: () => {
      sheets = undefined;
      ids.clear();
    },
  };
}
