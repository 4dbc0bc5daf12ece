import { IN_FILE, type FileProblem } from '../../tournament/fileProblem';
import { fullName, type Attributes, type ExchangedTournament } from '../exchange';
import { USUAL_PARAMETERS, type SetName } from './usualParameters';

export interface WrittenParameters {
  readonly sets: Readonly<Record<SetName, Attributes>>;
  readonly categories: readonly Attributes[];
  readonly criteria: readonly Attributes[];
  readonly teamCriteria: readonly Attributes[];
}

/** Other attributes than in OpenGotha's file, each parameter and each player; nothing where no such file came. */
export function changedAttributes(
  { players, openGotha }: ExchangedTournament,
  persons: readonly Attributes[],
  { sets, categories, criteria, teamCriteria }: WrittenParameters,
): readonly FileProblem[] {
  if (!openGotha) return [];
  const ofSets = Object.entries(sets).flatMap(([set, now]) => {
    const usual: Attributes = USUAL_PARAMETERS[set as SetName];
    return differences({ ...usual, ...openGotha.parameters[set] }, now);
  });
  const lists = [
    ['Category', openGotha.categories, categories, 'lowerLimit'],
    ['PlacementCriterion', openGotha.criteria, criteria, 'name'],
    ['TeamPlacementCriterion', openGotha.teamCriteria, teamCriteria, 'name'],
  ] as const;
  const ofLists = lists.flatMap(([name, was, now, shown]) =>
    was.length === 0 || JSON.stringify(was) === JSON.stringify(now)
      ? []
      : [`${name} ${valuesOf(was, shown)} → ${valuesOf(now, shown)}`],
  );
  const ofPlayers = new Map<string, string[]>();
  players.forEach((player, index) => {
    if (!player.openGotha) return;
    for (const change of differences(player.openGotha, persons[index] ?? {})) {
      const [name = '', ...values] = change.split(' ');
      const all = ofPlayers.get(name) ?? [];
      all.push(`${fullName(player)} (${values.join(' ')})`);
      ofPlayers.set(name, all);
    }
  });
  const sentences = [
    ...ofSets,
    ...ofLists,
    ...[...ofPlayers].map(([name, who]) => `${name}: ${who.slice(0, MOST_NAMED).join(', ')}${more(who)}`),
  ];
  return sentences.length === 0
    ? []
    : [{ code: 'changedSince', severity: 'note', place: IN_FILE, values: { text: sentences.join('; ') } }];
}

/** Players whom a note names. */
const MOST_NAMED = 3;

const more = ({ length }: readonly string[]): string =>
  length > MOST_NAMED ? `, +${length - MOST_NAMED}` : '';

/** `komi 6.5 → 7.5` for each attribute that is now another. */
const differences = (was: Attributes, now: Attributes): readonly string[] =>
  Object.entries(now).flatMap(([name, value]) =>
    (was[name] ?? '') === value ? [] : [`${name} ${was[name] || '–'} → ${value || '–'}`],
  );

const valuesOf = (all: readonly Attributes[], name: string): string =>
  all.map(element => element[name] ?? '').join(' ') || '–';
