import { readSettingValues, settingsOf } from '../../sheet/settings/readSettings';
import { changedSettings } from '../../sheet/settings/changedSettings';
import { makeText } from '../../sheet/wording';
import { intoNewSheet } from '../../sheet/cells/block';
import { isNamed } from '../../sheet/write/sheetNames';
import { withNumbersOf } from '../../tournament/lotNumbers';
import { SETTING_NAMES, type Settings, type SettingKey } from '../../tournament/settings';
import { lotNumber, type Player, type WallList } from '../../tournament/wallList';
import { lastPairingList } from '../afterStart/lastPairing';
import { inOrder, settingsPage } from '../create/pages';
import type { Workbook } from '../workbook/workbook';
import type { Tournament } from '../read/tournament';
import { readAction, readActions } from '../write/log';
import type { MendPlan } from '../write/mendPlan';
import { nameFor } from '../write/takenNames';

/** A new Settings sheet where it was deleted, with what the last round was paired by, or else what the tournament was created with. */
export function settingsPlan(workbook: Workbook, tournament: Tournament): MendPlan {
  const settings = known(workbook, tournament) ?? tournament.settings;
  const text = makeText(settings.language);
  const english = makeText('en');
  const names = new Set(changedSettings(settings, english).map(([name]) => name));
  const typed = new Set<SettingKey>(
    (Object.keys(SETTING_NAMES) as SettingKey[]).filter(
      key => names.has(SETTING_NAMES[key]) && !(key === 'preset' && settings.preset === 'EGF'),
    ),
  );
  const page = settingsPage(nameFor(workbook, text('sheet.settings')), settings, typed, text);
  return {
    label: text('mendBy.newSettings'),
    blocks: [intoNewSheet(page.sheet.name, page.cells)],
    makes: inOrder([page], [page.sheet.name], workbook),
  };
}

function known(workbook: Workbook, { reading }: Tournament): Settings | undefined {
  const actions = readActions(workbook);
  const paired = lastPairingList(workbook, actions);
  if (paired) return numberedAnew(paired.settings, paired.wallList, reading.wallList);
  for (const entry of actions) {
    if (!entry.hasCells || entry.status !== 'done') continue;
    const made = readAction(workbook, entry)?.blocks.find(
      ({ sheet, isNew }) => isNew && isNamed(sheet, 'sheet.settings'),
    );
    if (made) return settingsOf(readSettingValues(made.after), { hasStart: false }).settings;
  }
  return undefined;
}

/** The settings by the numbers of now, where the list was numbered anew from 1 on since they were in force. */
function numberedAnew(settings: Settings, then: WallList, now: WallList): Settings {
  const pairs = now.players.map(player => {
    const [was, ...more] = then.players.filter(person => isAlike(person, player));
    const namesake = more.length === 0 ? was : undefined;
    return { no: player.no, was: namesake?.no ?? player.no, first: namesake && lotNumber(namesake) };
  });
  const withLots = pairs.filter(({ first }) => first !== undefined);
  const isFromOne = withLots.every(({ no }) => no <= withLots.length);
  if (!isFromOne || pairs.every(({ no, was }) => no === was)) return settings;
  const numbers = new Map(withLots.map(({ no, was }) => [was, no]));
  const lotNumbers = [...withLots].sort((a, b) => a.no - b.no).map(({ first }) => first ?? 0);
  return { ...settings, ...withNumbersOf(settings, no => numbers.get(no) ?? no), lotNumbers };
}

/** Two of one name are told apart by what else the list has of them. */
const isAlike = (one: Player, other: Player): boolean =>
  (['name', 'country', 'club', 'team'] as const).every(key => one[key] === other[key]);
