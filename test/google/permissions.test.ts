import { describe, expect, test } from 'vitest';
import type { Book } from './book';
import type { Answering, Entry } from './byAlerts';
import { created, menuOver } from './eventByAlerts';

const ENTRIES: readonly Entry[] = [
  'createTournament',
  'players',
  'pairNextRound',
  'recordResults',
  'checkWallList',
  'standingsAndPrizes',
  'undoLastAction',
];

const goesOn: Answering = ({ text }, nth) => {
  if (text.includes('Type a table')) return nth === 0 ? '1b 2w' : '';
  if (text.includes('Type a number and what')) return nth === 0 ? '3 out' : '';
  if (text.includes('Type name')) return nth === 0 ? 'City Open; Swiss; 3' : undefined;
  return text.includes('Type the number') ? '1' : text.includes('enter or change') ? 'NO' : 'YES';
};

/** A round is paired and half of it is played. */
function inPlay(): Book {
  const menu = created({ name: '', system: 'Swiss', rounds: 3, players: 8 });
  menu.pick('pairNextRound');
  menu.pick('recordResults', ({ text }, nth) => (text.includes('Type a table') && nth === 0 ? '1b 2w' : ''));
  return menu.google.book();
}
const START = inPlay();

/** Calls that Google refuses. */
const REFUSED: Readonly<Record<string, (name: string) => boolean>> = {
  // With or without the permission for the panel.
  'no permission for the spreadsheet': name => name === 'SpreadsheetApp.getActiveSpreadsheet',
  'somebody who may only view it': name =>
    /^(Range|RangeList|Sheet|Spreadsheet)\.(set(?!ActiveSheet)|insert|delete|remove|clear|hide|show|shift)/.test(
      name,
    ),
};

describe.each(Object.keys(REFUSED))('%s', kind => {
  test.each(ENTRIES)('%s says a sentence, and nothing is changed', entry => {
    const menu = menuOver(START);
    menu.google.failAt((_, name) => (REFUSED[kind]!(name) ? 'throws before' : undefined));
    const said = menu.pick(entry, goesOn);
    expect(said[said.length - 1]?.text.trim() ?? '').not.toBe('');
    expect(menu.google.book().sheets).toEqual(START.sheets);
  });
});
