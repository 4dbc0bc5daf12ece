import { readSettingValues, settingsOf } from '../../sheet/settings/readSettings';
import { changedSettings } from '../../sheet/settings/changedSettings';
import { makeText } from '../../sheet/wording';
import { intoNewSheet } from '../../sheet/write/block';
import { freeName, isNamed } from '../../sheet/write/sheetNames';
import type { Settings } from '../../tournament/settings';
import { SETTING_NAMES, type SettingKey } from '../../tournament/settingNames';
import { lastPaired } from '../changes/lastPaired';
import { inOrder, settingsPage } from '../create/pages';
import type { Workbook } from '../google/workbook';
import type { Tournament } from '../read/tournament';
import { readAction, readActions } from '../write/log';
import type { Plan } from './plan';

/** A new Settings sheet where it was deleted, with what the last round was paired by, or else what the tournament was created with. */
export function settingsPlan(workbook: Workbook, tournament: Tournament): Plan {
  const settings = known(workbook) ?? tournament.settings;
  const text = makeText(settings.language);
  const english = makeText('en');
  const names = new Set(changedSettings(settings, english).map(([name]) => name));
  const typed = new Set<SettingKey>(
    (Object.keys(SETTING_NAMES) as SettingKey[]).filter(
      key => names.has(SETTING_NAMES[key]) && !(key === 'preset' && settings.preset === 'EGF'),
    ),
  );
  const page = settingsPage(freeName(text('sheet.settings'), workbook.sheetNames()), settings, typed, text);
  return {
    label: text('repair.newSettings'),
    blocks: [intoNewSheet(page.sheet.name, page.cells)],
    makes: inOrder([page], [page.sheet.name], workbook),
  };
}

function known(workbook: Workbook): Settings | undefined {
  const actions = readActions(workbook);
  const paired = lastPaired(workbook, actions);
  if (paired) return paired.settings;
  for (const entry of actions) {
    if (!entry.hasCells || entry.status !== 'done') continue;
    const made = readAction(workbook, entry)?.blocks.find(
      ({ sheet, isNew }) => isNew && isNamed(sheet, 'sheet.settings'),
    );
    if (made) return settingsOf(readSettingValues(made.after), { hasStart: false }).settings;
  }
  return undefined;
}
