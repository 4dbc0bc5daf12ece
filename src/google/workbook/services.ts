/** The objects of Google's spreadsheets that this folder passes on. */
export type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;
export type Sheet = GoogleAppsScript.Spreadsheet.Sheet;
export type Range = GoogleAppsScript.Spreadsheet.Range;
export type RangeList = GoogleAppsScript.Spreadsheet.RangeList;
