import { answerRows, asksWhoIsThere, roundSaid } from '../../sheet/registration/answerColumns';
import { nameKey } from '../../sheet/registration/sameText';
import { excerpt } from '../../sheet/cells/cell';
import type { CheckedIn, PersonOfList, Remarkable, View } from '../protocol/protocol';
import { answerSheets } from '../read/answerSheets';
import { cellLink } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { pairedAt } from '../rounds/pairedAt';
import type { RoundNo } from '../../tournament/indices';

/**
 * An answer to a form that asks for names alone counts today, and after the round before was paired, so that who came in the
 * morning is not taken to be there in the afternoon. Nothing is written.
 */
export function withCheckedIn(workbook: Workbook, tournament: Tournament, view: View): View {
  if (view.view !== 'players' || !view.door || view.people.every(({ missed }) => !missed.awaited))
    return view;
  const checkedIn = checkedInAt(workbook, tournament, view.round, view.people);
  return checkedIn ? { ...view, checkedIn } : view;
}

function checkedInAt(
  workbook: Workbook,
  tournament: Tournament,
  round: RoundNo,
  people: readonly PersonOfList[],
): CheckedIn | undefined {
  const { timeText } = workbook;
  const sheets = answerSheets(workbook, tournament).filter(({ values, columns }) =>
    asksWhoIsThere(values, columns),
  );
  if (sheets.length === 0 || !timeText) return undefined;
  const since = (round > 1 ? pairedAt(workbook)(round - 1) : undefined) ?? '';
  const [today = ''] = workbook.now().split(' ');
  const isNow = (time: Date | undefined, roundText: string): boolean => {
    const at = time === undefined ? '' : timeText(time);
    return at.startsWith(today) && at >= since && (roundText === '' || roundSaid(roundText) === round);
  };
  const came = sheets.flatMap(({ sheet, values, columns }) =>
    answerRows(values, columns)
      .filter(({ time, round: said, name }) => name !== '' && isNow(time, said))
      .map(({ row, name }) => ({
        name,
        cell: cellLink({ sheet, origin: { row: 0, column: 0 } }, row, columns.name ?? 0),
      })),
  );
  const peopleByName = new Map<string, readonly PersonOfList[]>();
  for (const person of people)
    peopleByName.set(nameKey(person.name), [...(peopleByName.get(nameKey(person.name)) ?? []), person]);
  const meant = (name: string): readonly PersonOfList[] => peopleByName.get(nameKey(name)) ?? [];
  const here = new Set(came.flatMap(({ name }) => (meant(name).length === 1 ? meant(name) : [])));
  const unknown = came
    .filter(({ name }) => meant(name).length !== 1)
    .map(({ name, cell }): Remarkable => ({ severity: 'note', sentence: excerpt(name), mend: '', cell }));
  const changes = [...here]
    .filter(({ missed }) => missed.awaited)
    .map(({ player, missed }) => ({ player, was: missed, is: { ...missed, awaited: false } }));
  return changes.length + unknown.length === 0 ? undefined : { changes, unknown: unknown.slice(-MOST_TOLD) };
}

/** Somebody may send thousands: the newest are told. */
const MOST_TOLD = 20;
