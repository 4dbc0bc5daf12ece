import { getSetting, SETTING_NAMES, SETTINGS, type SettingKey } from '../../tournament/settings';
import { changedSettings } from '../../sheet/settings/changedSettings';
import { makeConfirmed } from '../../sheet/settings/confirmedText';
import { withChanges } from '../../sheet/settings/settingChanges';
import { makeSettingValue } from '../../sheet/settings/makeSettingValue';
import { excerpt } from '../../sheet/cells/cell';
import { makeText, valueWord } from '../../sheet/wording';
import type { Block } from '../../sheet/cells/block';
import type { LogEntry } from '../../sheet/write/logRows';
import { LIST } from '../../tournament/problem';
import type { Workbook } from '../workbook/workbook';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import { isUnchanged } from '../read/unchanged';
import { unwritten, write } from '../write/writing';
import { changesView, openChanges, type OpenChanges } from './openChanges';
import { settingBlock, belowEachOther, announced } from './settingBlock';

/** Characters of a row of the Log that say what was confirmed; the cells have it whole. */
const SAID = 300;

/**
 * Confirms the changes that the organiser saw: they stand in Settings, in the Log and on the announcement from
 * then on. To be called under the lock.
 */
export function confirmChanges(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  seen: string,
  again: boolean,
): Reply {
  const open = openChanges(workbook, tournament, actions);
  if (!open) return LOOK_AGAIN;
  const view = changesView(tournament, open, again);
  if (view.view !== 'changes' || open.seen !== seen || view.grade === 'refuse')
    return changesView(tournament, open);
  if (view.grade === 'confirm twice' && !again) return changesView(tournament, open, true);
  const { text, settings } = tournament;
  const { round } = open.before;
  const changes = withChanges(settings, round, open.changes, text);
  const lines = open.changes.map(
    ({ key, before, after }) => `${text(`settingName.${key}`)} ${before} → ${after}`,
  );
  const blocks = [
    ...settingBlock(tournament, 'confirmedChanges', changes),
    ...announced(workbook, tournament, changes),
  ];
  const what = text('action.changes', { round, changes: excerpt(lines.join('; '), SAID) });
  return carriedOut(workbook, tournament, what, blocks, makeConfirmed(changes));
}

/** Puts back into Settings what was in force when the last round was paired. To be called under the lock. */
export function putBack(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  seen: string,
): Reply {
  const open = openChanges(workbook, tournament, actions);
  if (!open) return LOOK_AGAIN;
  if (open.seen !== seen) return changesView(tournament, open);
  const { text } = tournament;
  const names = open.asked.map(({ key }) => text(`settingName.${key}`)).join(', ');
  const blocks = open.asked.flatMap(({ key }) =>
    settingBlock(tournament, key, typedBefore(tournament, open, key)),
  );
  return carriedOut(workbook, tournament, text('action.putBack', { names }), belowEachOther(blocks));
}

/** The text that gives the value before; '' where it was the preset's. */
function typedBefore({ text }: Tournament, { before }: OpenChanges, key: SettingKey): string {
  if (key === 'confirmedChanges') return before.confirmed;
  const english = makeText('en');
  const typed = changedSettings(before.settings, english).some(([name]) => name === SETTING_NAMES[key]);
  if (!typed) return '';
  return makeSettingValue(getSetting(before.settings, key), SETTINGS[key].kind, word =>
    valueWord(text, word),
  );
}

export function carriedOut(
  workbook: Workbook,
  tournament: Tournament,
  what: string,
  blocks: readonly Block[],
  confirmed?: string,
): Reply {
  const { text } = tournament;
  const isDecision = confirmed !== undefined && ({ isDecision: true } as const);
  const deed = { what, blocks, undoes: undefined, seen: '', pairedFrom: confirmed, ...isDecision };
  const written = write(workbook, text, deed, () => isUnchanged(workbook, tournament));
  const reasons =
    written.kind === 'written'
      ? written.different.map(({ problem, cell }) => ({ ...remarkOn(tournament, problem), cell }))
      : [
          remarkOn(tournament, {
            code: unwritten(written, 'changedSincePreview'),
            severity: 'error',
            place: LIST,
            values: {},
          }),
        ];
  return reasons.length === 0 ? LOOK_AGAIN : { view: 'stopped', reasons };
}
