import type { Problem } from '../../tournament/problem';
import { SETTING_NAMES, type SettingKey } from '../../tournament/settings';
import { costOfTerm, levelsOf } from '../criteria/weighedCriteria';
import type { Field } from '../criteria/field';

/**
 * Said where the weights make games so dear that they cannot be added up exactly: these games then count as equally dear. The
 * weight that makes the dearest game is named.
 */
export function weightsTooLarge(field: Field): Problem {
  const last = field.players.length - 1;
  const dearest = levelsOf(field)
    .flat()
    .map(term => ({ weight: term.criterion.weight, cost: mostOf(term) }))
    .reduce((one, other) => (other.cost > one.cost ? other : one));
  function mostOf(term: Parameters<typeof costOfTerm>[1]): number {
    const { most } = term.criterion;
    return most === undefined ? costOfTerm(field, term)(0, last) : term.weight * most;
  }
  const key = (Object.keys(SETTING_NAMES) as SettingKey[]).find(
    one => one.toLowerCase() === `weight${dearest.weight}`,
  );
  return {
    code: 'weightsTooLarge',
    severity: 'warning',
    place: { kind: 'setting', name: SETTING_NAMES[key ?? 'criteria'] },
    values: { setting: key ?? 'criteria', players: field.players.length },
  };
}
