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
  const put = (
    key: 'forbiddenPairs' | 'ratherNot' | 'fixedTables' | 'ratedResults' | 'bye',
    value: unknown,
  ) =>
    JSON.stringify(value) === JSON.stringify(settings[key])
      ? []
      : settingBlock(
          tournament,
          key,
          makeSettingValue(value, SETTING_KINDS[key], word => valueWord(text, word)),
        );
  const both = ([a, b]: readonly [number, number]): readonly [number, number] => [now(a), now(b)];
  const { forbiddenPairs, ratherNot, fixedTables, ratedResults, bye } = settings;
  return [
    ...put('forbiddenPairs', forbiddenPairs.map(both)),
    ...put('ratherNot', ratherNot.map(both)),
    ...put(
      'fixedTables',
      fixedTables.map(([no, table]) => [now(no), table]),
    ),
    ...put(
      'ratedResults',
      ratedResults.map(one => ({ ...one, players: both(one.players) })),
    ),
    ...put('bye', bye === 'automatic' ? bye : now(bye)),
  ];
}
