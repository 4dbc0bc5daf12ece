import { expect, test } from 'vitest';
import { warmAddon } from '../application/built';
import { choose } from './byAlerts';
import { valuesOf } from './eventByAlerts';
import { fakeGoogle } from './fakeGoogle';
import { MOST, someEntries, until } from './moments';

/**
 * The manifest with one permission: what the menu does by alerts asks for none beside that for the spreadsheet. Which permissions a call
 * needs stands in Google's reference, call by call; lock, language, files of the script, alerts and prompts need none.
 */
const RUNS = Number(process.env['RUNS'] ?? 16);

const WITHOUT_ANOTHER =
  /^(SpreadsheetApp|Spreadsheet|Sheet|RangeList|Range|DataValidationBuilder|LockService|Lock|HtmlTemplate)\.|^(HtmlService\.create(TemplateFromFile|HtmlOutput)|Session\.getActiveUserLocale|Utilities\.(formatDate|sleep)|Ui\.(alert|prompt))$/;

const needsAnother = (call: string): boolean => !WITHOUT_ANOTHER.test(call) || call === 'Spreadsheet.show';

const SERVICES = [
  'CacheService',
  'CalendarApp',
  'CardService',
  'Charts',
  'ContentService',
  'DocumentApp',
  'Drive',
  'DriveApp',
  'FormApp',
  'GmailApp',
  'LanguageApp',
  'MailApp',
  'PropertiesService',
  'ScriptApp',
  'Sheets',
  'UrlFetchApp',
  'XmlService',
];

test('nothing that is reached from an alert needs a second permission, nor another service', () => {
  const touched = new Set<string>();
  const others = Object.fromEntries(
    SERVICES.map(service => [
      service,
      new Proxy({}, { get: (_, name) => void touched.add(`${service}.${String(name)}`) }),
    ]),
  );
  for (const { moment, entry, start } of someEntries(31, RUNS)) {
    const google = fakeGoogle(start);
    google.failAt((_, call) => (needsAnother(call) ? 'throws before' : undefined));
    const goOn = until(MOST, () => undefined, undefined);
    // Whoever wants the panel has Google asked for it.
    const said = choose(google, warmAddon({ ...google.globals, ...others }), entry, (asked, nth) =>
      entry === 'help' ? 'NO' : goOn(asked, nth),
    );
    const at = `${moment}, ${entry}`;
    expect(said.length, at).toBeGreaterThan(0);
    // The panel is tried once, before anything is said.
    const calls = google.calls();
    const needing = calls.filter(needsAnother);
    expect(needing, at).toEqual(entry === 'undoLastAction' ? [] : ['Ui.showSidebar']);
    if (needing.length > 0)
      expect(calls.indexOf('Ui.showSidebar'), at).toBeLessThan(
        calls.findIndex(call => call === 'Ui.alert' || call === 'Ui.prompt'),
      );
  }
  expect([...touched]).toEqual([]);
});

test('the self-test comes to its end without a panel, and leaves nothing waiting', () => {
  const google = fakeGoogle();
  google.failAt((_, call) => (needsAnother(call) ? 'throws before' : undefined));
  choose(google, warmAddon({ ...google.globals }), 'selfTest');
  expect(google.calls().filter(needsAnother)).toEqual(['Ui.showSidebar']);
  const rows = valuesOf(google, 'Self-test').slice(3);
  expect(rows.filter(([, verdict]) => verdict === 'not tried').map(([name]) => name)).toEqual([
    'Seconds of each function',
    'Lock held by another run',
    'The panel writes its own verdict',
  ]);
  expect(rows.filter(([, verdict]) => verdict === 'waiting')).toEqual([]);
});
