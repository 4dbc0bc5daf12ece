import type { FileProblem } from '../../tournament/fileProblem';
import type { Settings } from '../../tournament/settings';
import { NO_FACTS, type Attributes, type EventFacts, type OpenGothaRest } from '../exchange';
import { descendantsOf, type XmlElement } from '../parse/xml';
import { partReader } from './attribute';
import { readLimits } from './categories';
import { readCriteria } from './criteria';
import { PARAMETERS } from './parameters';
import { readTimeLimits } from './timeLimits';
import { SET_NAMES } from './usualParameters';

export interface Parameters {
  readonly facts: EventFacts;
  readonly settings: Partial<Settings>;
  readonly rounds: number;
  readonly rest: Omit<OpenGothaRest, 'root' | 'teams'>;
  readonly unknownCriteria: readonly string[];
  /** The lowest ranks of the categories; none where there is one category, or a limit is no rank. */
  readonly limits: readonly number[];
}

const attributesOf = (elements: readonly XmlElement[]): readonly Attributes[] =>
  elements.map(({ attributes }) => attributes);

/** The first set of each name counts, wherever it stands. */
export function readParameters(root: XmlElement, problems: FileProblem[]): Parameters {
  const first = (name: string): XmlElement | undefined => descendantsOf(root, name)[0];
  const sets = SET_NAMES.flatMap(name => first(name) ?? []);
  const general = first('GeneralParameterSet');
  let facts = NO_FACTS;
  let settings: Partial<Settings> = {};
  let rounds = 0;
  for (const set of sets) {
    const part = partReader(set, problems);
    for (const { set: name, name: attribute, read } of PARAMETERS) {
      if (name !== set.name || set.attributes[attribute] === undefined) continue;
      const text = part(attribute, { read, write: String }, undefined);
      facts = { ...facts, ...text?.facts };
      settings = { ...settings, ...text?.settings };
      rounds = text?.rounds ?? rounds;
    }
  }
  const categories = attributesOf(descendantsOf(root, 'Category'));
  const limits = readLimits(categories) ?? [];
  const criteria = attributesOf(descendantsOf(first('PlacementParameterSet'), 'PlacementCriterion'));
  const { system, tiebreaks, unknown } = readCriteria(criteria, limits.length > 0);
  return {
    facts: { ...facts, time: general && readTimeLimits(partReader(general, problems)) },
    settings: { preset: 'OpenGotha', system, tiebreaks, ...settings },
    rounds,
    rest: {
      parameters: Object.fromEntries(sets.map(({ name, attributes }) => [name, attributes])),
      categories,
      criteria,
      teamCriteria: attributesOf(descendantsOf(first('TeamPlacementParameterSet'), 'PlacementCriterion')),
    },
    unknownCriteria: unknown,
    limits,
  };
}
