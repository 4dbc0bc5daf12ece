import { type System, SYSTEMS } from '../../tournament/systems';
import { TIEBREAK_FACTS, TIEBREAKS, type Tiebreak } from '../../tournament/tiebreaks';
import type { Attributes } from '../exchange';

/** Most criteria that OpenGotha places by. */
const MOST = 6;

/** OpenGotha's sums add up wins or McMahon scores. */
const FAMILIES = ['W', 'M'] as const;

const inFamily = (criterion: string, family: (typeof FAMILIES)[number]): string =>
  criterion.replace('*', family);

/** OpenGotha's criteria and the tiebreaks that are the same. */
const TIEBREAK_OF: ReadonlyMap<string, Tiebreak> = new Map(
  TIEBREAKS.flatMap(tiebreak =>
    TIEBREAK_FACTS[tiebreak].openGotha.flatMap(criterion =>
      FAMILIES.map(family => [inFamily(criterion, family), tiebreak] as const),
    ),
  ),
);

export interface Criteria {
  readonly system: System;
  readonly tiebreaks: readonly Tiebreak[];
  /** Criteria that this program does not have. */
  readonly unknown: readonly string[];
}

/** The first criterion tells the system; with one category for all it says nothing of anybody. */
export function readCriteria(criteria: readonly Attributes[], hasCategories: boolean): Criteria {
  const stated = [...criteria]
    .sort((a, b) => Number(a['number']) - Number(b['number']))
    .flatMap(({ name = 'NULL' }) => (name === 'NULL' ? [] : [name]));
  const names = stated.filter(name => hasCategories || name !== 'CAT');
  const [first] = names;
  const isByCategories = first === 'CAT';
  const system: System = isByCategories ? 'Swiss by categories' : first === 'MMS' ? 'McMahon' : 'Swiss';
  const leading =
    isByCategories && names[1] === 'NBW' ? 2 : first === 'MMS' || first === 'NBW' || isByCategories ? 1 : 0;
  const rest = names.slice(leading);
  const tiebreaks = rest.flatMap(name => TIEBREAK_OF.get(name) ?? []);
  return {
    system,
    tiebreaks: tiebreaks.filter((name, index) => tiebreaks.indexOf(name) === index),
    unknown: [
      ...rest.filter(name => TIEBREAK_OF.get(name) === undefined),
      ...stated.filter(name => !names.includes(name)),
    ],
  };
}

/** The criteria, and those that OpenGotha lacks or has no room for. */
export function makeCriteria(
  system: System,
  tiebreaks: readonly Tiebreak[],
): { readonly criteria: readonly Attributes[]; readonly leftOut: readonly Tiebreak[] } {
  const { score, contests } = SYSTEMS[system];
  const family = score === 'MMS' ? 'M' : 'W';
  const leading = score === 'MMS' ? ['MMS'] : contests === 'category' ? ['CAT', 'NBW'] : ['NBW'];
  const nameOf = (tiebreak: Tiebreak): string | undefined => {
    const [criterion] = TIEBREAK_FACTS[tiebreak].openGotha;
    return criterion === undefined ? undefined : inFamily(criterion, family);
  };
  const room = tiebreaks.filter(name => nameOf(name) !== undefined).slice(0, MOST - leading.length);
  const names = [...leading, ...room.map(name => nameOf(name) as string)];
  const all = [...names, ...Array.from({ length: MOST - names.length }, () => 'NULL')];
  return {
    criteria: all.map((name, index) => ({ number: String(index + 1), name })),
    leftOut: tiebreaks.filter(name => !room.includes(name)),
  };
}
