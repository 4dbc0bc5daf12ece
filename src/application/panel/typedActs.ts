import { excerpt } from '../../sheet/cells/cell';
import type { LogEntry } from '../../sheet/write/logRows';
import { detailsView } from '../afterStart/changedDetails';
import { changesView, openChanges } from '../afterStart/openChanges';
import { pastView } from '../afterStart/pastResults';
import { isOutOfStep } from '../mend/roundPlans';
import type { Remarkable, View } from '../protocol/protocol';
import type { Tournament } from '../read/tournament';
import { oddView } from '../results/oddResults';
import { readRecords } from '../results/records';
import { handRow } from '../rounds/handWork';
import type { Workbook } from '../workbook/workbook';
import { logNote, readActions, readEarlier } from '../write/log';
import type { RoundNo } from '../../tournament/indices';

/**
 * Gives what was typed against the rules, and work by hand on a round, its row of the Log as soon as the panel sees it, before anybody
 * decides about it. Where that fails, as in a sheet that is protected, the answer comes all the same, and the next look tries again.
 */
export function tellTyped(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  view: View,
): void {
  if (actions.length === 0) return;
  const stands = (round: RoundNo): boolean =>
    readRecords(workbook, tournament, new Set([round])).some(({ problems }) => problems.some(isOutOfStep));
  const rowsFor = (entries: readonly LogEntry[]): readonly string[] => [
    ...irregular(workbook, tournament, entries, view),
    ...[handRow(tournament, entries, view, stands) ?? []].flat(),
  ];
  if (rowsFor(actions).length === 0) return;
  try {
    workbook.locked(() => {
      const newest = readActions(workbook);
      for (const what of rowsFor(readEarlier(workbook, newest) ?? newest))
        logNote(workbook, tournament.text, what);
    });
  } catch {
    // Nothing that anybody typed is in it.
  }
}

/** Characters of a row of the Log that say what was typed. */
const SAID = 1000;

/** Leaves out all that the Log has told of. */
function irregular(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  view: View,
): readonly string[] {
  const acts = actsIn(workbook, tournament, actions, view).map(({ sentence }) => sentence);
  if (acts.length === 0) return [];
  const what = tournament.text('action.typed', { acts: excerpt(acts.join(' '), SAID) });
  return actions.some(candidate => !candidate.hasCells && candidate.what.startsWith(what)) ? [] : [what];
}

/** One question hides others. */
function actsIn(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  view: View,
): readonly Remarkable[] {
  if (!QUESTIONS.includes(view.view)) return [];
  const open = openChanges(workbook, tournament, actions);
  const changes = open && changesView(tournament, open);
  return [
    ...(pastView(workbook, tournament, actions)?.changes ?? []),
    ...(detailsView(workbook, tournament, actions)?.changes ?? []),
    ...(oddView(workbook, tournament, actions)?.results ?? []),
    ...(changes?.view === 'changes' ? changes.changes : []),
  ];
}

const QUESTIONS: readonly View['view'][] = ['past changed', 'details changed', 'odd results', 'changes'];
