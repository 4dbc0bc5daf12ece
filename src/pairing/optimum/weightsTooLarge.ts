import { atSetting, makeWarning, type Problem } from '../../tournament/problem';
import { SETTING_NAMES, type SettingKey } from '../../tournament/settingNames';
import { costIn } from '../criteria/costs';
import type { WeighedCriterion } from '../criteria/criterion';
import { costLevels } from '../criteria/weighedCriteria';
import type { Field } from '../criteria/field';

/**
 * Said where the weights make games so dear that they cannot be added up exactly: these games then count as equally dear. The
 * weight that makes the dearest game is named.
 */
export function weightsTooLarge(field: Field): Problem {
  const last = field.players.length - 1;
  const dearest = costLevels(field)
    .flat()
    .map(one => ({ weight: one.criterion.weight, cost: mostOf(one) }))
    .reduce((one, other) => (other.cost > one.cost ? other : one));
  function mostOf(one: WeighedCriterion): number {
    const { most } = one.criterion;
    return most === undefined ? costIn(field, one)(0, last) : one.weight * most;
  }
  const key = (Object.keys(SETTING_NAMES) as SettingKey[]).find(
    one => one.toLowerCase() === `weight${dearest.weight}`,
  );
  return makeWarning(
    'weightsTooLarge',
    { setting: key ?? 'criteria', players: field.players.length },
    atSetting(SETTING_NAMES[key ?? 'criteria']),
  );
}
