import { settingChanges, withChanges } from '../../sheet/settings/settingChanges';
import { makeConfirmed } from '../../sheet/settings/confirmedText';
import type { LogEntry } from '../../sheet/write/logRows';
import { presetSettings } from '../../tournament/presets';
import { getSetting, withSetting } from '../../tournament/settings';
import { KEPT_APART, type KeptApart } from '../protocol/protocol';
import { LOOK_AGAIN, type Reply } from '../protocol/reply';
import { lastRoundWithGames } from '../read/roundInPlay';
import type { Tournament } from '../read/tournament';
import type { Workbook } from '../workbook/workbook';
import { mayKeepApart, isKeptApart } from './keptApart';
import { printOfSeed, numberedNow } from './openChanges';
import { lastPairing } from './lastPairing';
import { carriedOut } from './confirmChanges';
import { announced, belowEachOther, settingBlock } from './settingBlock';

/**
 * Gives the setting its weight again, or none. Where rounds are paired, whoever presses confirms by that what was announced otherwise. To
 * be called under the lock.
 */
export function keepApart(
  workbook: Workbook,
  tournament: Tournament,
  actions: readonly LogEntry[],
  which: KeptApart,
  on: boolean,
): Reply {
  const { settings, text } = tournament;
  const key = KEPT_APART[which];
  if (!mayKeepApart(tournament) || isKeptApart(tournament, which) === on) return LOOK_AGAIN;
  const ofPreset = Number(getSetting(presetSettings(settings.preset, settings.system, settings.teams), key));
  const weight = on ? ofPreset : 0;
  const value = weight === ofPreset ? '' : String(weight);
  const what = text(on ? 'action.apart' : 'action.together', { name: text(`settingName.${key}`) });
  const settingBlocks = settingBlock(tournament, key, value);
  const paired = lastRoundWithGames(tournament.reading.wallList) > 0 && lastPairing(workbook, actions);
  if (!paired) return carriedOut(workbook, tournament, what, settingBlocks);
  const before = numberedNow(workbook, tournament, actions, paired.settings);
  const after = withSetting(settings, key, weight);
  const changes = settingChanges(before, after, paired.round, text, printOfSeed, paired.confirmed);
  // What else was changed is asked about as it is.
  if (changes.length === 0 || changes.some(change => change.key !== key))
    return carriedOut(workbook, tournament, what, settingBlocks);
  const list = withChanges(settings, paired.round, changes, text);
  const blocks = belowEachOther([...settingBlocks, ...settingBlock(tournament, 'confirmedChanges', list)]);
  return carriedOut(
    workbook,
    tournament,
    what,
    [...blocks, ...announced(workbook, tournament, list)],
    makeConfirmed(list),
  );
}
