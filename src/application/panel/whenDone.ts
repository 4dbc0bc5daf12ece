import { withoutList } from '../create/splitTextList';
import type { View } from '../protocol/protocol';
import type { RequestFacts } from '../protocol/facts';
import { openTournament } from '../read/openTournament';
import type { Tournament } from '../read/tournament';
import { groupsView } from '../pair/fieldGroups';
import { registrationView } from '../registration/registration';
import type { Workbook } from '../workbook/workbook';
import { readActions, undoOffer } from '../write/log';
import { checked } from './checked';
import { stateOrChanges, previewWhereReady } from './stateNow';

/** The answers are of the tournament as it is then; the action can be undone. */
export const WHEN_DONE: Readonly<Record<NonNullable<RequestFacts['then']>, (workbook: Workbook) => View>> = {
  state: workbook =>
    ofListNow(workbook, tournament => stateOrChanges(workbook, tournament, readActions(workbook))),
  preview: workbook =>
    ofListNow(workbook, tournament =>
      previewWhereReady(workbook, tournament, readActions(workbook), {
        ask: 'preview',
        without: true,
      }),
    ),
  registration: workbook =>
    ofListNow(workbook, tournament => ({
      ...registrationView(workbook, tournament),
      undo: undoOffer(readActions(workbook)),
    })),
  groups: workbook =>
    ofListNow(workbook, tournament => {
      const view = groupsView(tournament);
      return view.view === 'groups' ? { ...view, undo: undoOffer(readActions(workbook)) } : view;
    }),
  check: workbook =>
    ofListNow(workbook, tournament => ({
      ...checked(workbook, tournament),
      undo: undoOffer(readActions(workbook)),
    })),
};

function ofListNow(workbook: Workbook, viewOf: (tournament: Tournament) => View): View {
  const tournament = openTournament(workbook);
  return tournament ? viewOf(tournament) : withoutList(workbook);
}
