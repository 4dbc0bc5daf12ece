import { excerpt } from '../../sheet/cells/cell';
import type { Block } from '../../sheet/cells/block';
import { makeSettingValue } from '../../sheet/settings/makeSettingValue';
import { readSettingValues } from '../../sheet/settings/readSettings';
import { valueWord } from '../../sheet/wording';
import {
  getSetting,
  SETTING_KEYS,
  SETTINGS,
  type Settings,
  type SettingKey,
} from '../../tournament/settings';
import { withNumbersOf } from '../../tournament/lotNumbers';
import { belowEachOther, settingBlock } from '../afterStart/settingBlock';
import type { Tournament } from '../read/tournament';
import type { CopyOfEvent } from './copyOfEvent';
import type { AskOfBoth } from './decisions';

/** Settings of the workbook and not of the event, and the numbers of the lots, which follow from those of the players. */
const OWN: readonly SettingKey[] = ['language', 'version', 'wallListSheet', 'lotNumbers'];

export interface MergedSettings {
  readonly blocks: readonly Block[];
  readonly lines: readonly string[];
}

/** Settings that only the copy has typed; those that both have typed in another way are asked. `now`: numbers of players of the copy here. */
export function mergeSettings(
  here: Tournament,
  { tournament: copy, hasSettings }: CopyOfEvent,
  now: (no: number) => number,
  ask: AskOfBoth,
): MergedSettings {
  const { settingsAt, text } = here;
  if (!hasSettings || !settingsAt) return { blocks: [], lines: [] };
  const ours = new Set(readSettingValues(settingsAt.values).values.keys());
  const theirs = new Set(readSettingValues(copy.settingsAt?.values).values.keys());
  const renumbered: Settings = { ...copy.settings, ...withNumbersOf(copy.settings, now) };
  const lines: string[] = [];
  const settingText = (key: SettingKey, settings: Settings): string =>
    makeSettingValue(getSetting(settings, key), SETTINGS[key].kind, word => valueWord(text, word));
  const blocks = SETTING_KEYS.flatMap((key): readonly Block[] => {
    if (OWN.includes(key) || !theirs.has(key)) return [];
    const [before, other] = [settingText(key, here.settings), settingText(key, renumbered)];
    if (before === other) return [];
    const name = text(`settingName.${key}`);
    const isTaken =
      !ours.has(key) ||
      ask(text('merge.setting', { name }), [
        { answer: 'here', label: text('merge.asHere', { value: excerpt(before) }) },
        { answer: 'copy', label: text('merge.asCopy', { value: excerpt(other) }) },
      ]) === 'copy';
    if (!isTaken) return [];
    lines.push(text('merge.settingTaken', { name, value: excerpt(other) }));
    return settingBlock(here, key, other);
  });
  return { blocks: belowEachOther(blocks), lines };
}
