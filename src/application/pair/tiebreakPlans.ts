import { refusedTiebreaks } from '../../standings/placement/refusedTiebreaks';
import { makeA1 } from '../../sheet/cells/cell';
import { makeSettingValue } from '../../sheet/settings/makeSettingValue';
import { valueWord } from '../../sheet/wording';
import { presetSettings } from '../../tournament/presets';
import { getSetting, SETTINGS } from '../../tournament/settings';
import { settingBlock } from '../afterStart/settingBlock';
import { lastRoundWithGames } from '../read/roundInPlay';
import { remarkOn } from '../read/sentence';
import type { Tournament } from '../read/tournament';
import type { MendableRemark } from '../write/mendPlan';

/**
 * Lists of tiebreaks that do not fit the system stop the first round; the mend types those of the preset. What an event has begun with
 * stays.
 */
export function tiebreakStops(tournament: Tournament): readonly MendableRemark[] {
  const { reading, settings, settingCells, settingsAt, text } = tournament;
  if (lastRoundWithGames(reading.wallList) > 0) return [];
  const preset = presetSettings(settings.preset, settings.system, settings.teams);
  return refusedTiebreaks(settings).map(({ key, ...problem }) => {
    const value = makeSettingValue(getSetting(preset, key), SETTINGS[key].kind, word =>
      valueWord(text, word),
    );
    const blocks = settingBlock(tournament, key, value);
    const at = settingCells.get(key);
    const cell =
      at && settingsAt ? makeA1(at.row + settingsAt.origin.row, at.column + settingsAt.origin.column) : '';
    const remark = { ...remarkOn(tournament, problem), kind: problem.code };
    const label = text('mendBy.type', { text: value, cell });
    return { remark, plans: blocks.length > 0 && value !== '' ? [{ label, blocks }] : [] };
  });
}
