import { SYSTEM_NAMES, SYSTEMS, type System } from '../../src/tournament/systems';

/** Short names that are easy to type; the names in the setting System work too. */
export const SHORT_NAMES: readonly string[] = SYSTEM_NAMES.map(name => SYSTEMS[name].shortName);

export function systemNamed(text: string): System | undefined {
  const wanted = folded(text);
  return SYSTEM_NAMES.find(name => [name, SYSTEMS[name].shortName].some(one => folded(one) === wanted));
}

const folded = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');
