/** The objects of Google's spreadsheets that this folder passes on. */
export type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
export type Range = GoogleAppsScript.Spreadsheet.Range;
