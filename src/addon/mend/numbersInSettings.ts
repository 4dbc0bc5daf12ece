import { SETTING_KINDS } from '../../sheet/settings/settingKinds';
import { makeSettingValue } from '../../sheet/settings/settingValues';
import { valueWord } from '../../sheet/wording';
import type { Block } from '../../sheet/write/block';
import { settingBlock } from '../changes/settle';
import type { Tournament } from '../read/tournament';

/** The settings that name players by number, with other numbers; whoever is not in the map keeps the number. */
export function numbersInSettings(
  tournament: Tournament,
  numbers: ReadonlyMap<number, number>,
): readonly Block[] {
  const { settings, text } = tournament;
  const now = (no: number): number => numbers.get(no) ?? no;
  const put = (key: 'forbiddenPairs' | 'bye', value: unknown): readonly Block[] =>
    settingBlock(
      tournament,
      key,
      makeSettingValue(value, SETTING_KINDS[key], word => valueWord(text, word)),
    );
  const { forbiddenPairs, bye } = settings;
  const pairs = forbiddenPairs.map(([a, b]) => [now(a), now(b)] as const);
  const isSame = JSON.stringify(pairs) === JSON.stringify(forbiddenPairs);
  return [
    ...(isSame ? [] : put('forbiddenPairs', pairs)),
    ...(bye === 'automatic' || now(bye) === bye ? [] : put('bye', now(bye))),
  ];
}
