import type { XmlElement } from '../parse/xml';
import { SET_NAMES } from './usualParameters';

/** They hold others, and have no attributes. */
const WITHOUT_ATTRIBUTES = [
  'Players',
  'Games',
  'ByePlayers',
  'Teams',
  'ClubsGroups',
  'TournamentParameterSet',
  'TeamTournamentParameterSet',
  'Categories',
  'PlacementParameterSet',
  'TeamPlacementParameterSet',
  'PlacementCriteria',
];

/** Elements with their attributes; those of parameter sets are OpenGotha's own matter. */
const KNOWN: Readonly<Record<string, readonly string[] | 'any'>> = {
  Tournament: 'any',
  Player: [
    ...['name', 'firstName', 'country', 'club', 'egfPin', 'ffgLicence', 'ffgLicenceStatus', 'agaId'],
    ...['agaExpirationDate', 'rank', 'rating', 'ratingOrigin', 'grade', 'smmsCorrection', 'participating'],
    'registeringStatus',
  ],
  Game: ['roundNumber', 'tableNumber', 'whitePlayer', 'blackPlayer', 'knownColor', 'handicap', 'result'],
  ByePlayer: ['roundNumber', 'player'],
  Team: ['teamNumber', 'teamName'],
  Board: ['roundNumber', 'boardNumber', 'player'],
  ClubsGroup: ['name'],
  Club: ['name'],
  ...Object.fromEntries(WITHOUT_ATTRIBUTES.map(name => [name, []])),
  ...Object.fromEntries(SET_NAMES.map(name => [name, 'any' as const])),
  Category: ['number', 'lowerLimit'],
  PlacementCriterion: ['number', 'name'],
};

export function unknownParts(root: XmlElement): readonly string[] {
  const unknownNames = new Set<string>();
  const visit = ({ name, attributes, children }: XmlElement): void => {
    const knownAttributes = Object.prototype.hasOwnProperty.call(KNOWN, name) ? KNOWN[name] : undefined;
    if (knownAttributes === undefined) unknownNames.add(name);
    for (const attribute of Object.keys(attributes))
      if (knownAttributes !== undefined && knownAttributes !== 'any' && !knownAttributes.includes(attribute))
        unknownNames.add(`${name} ${attribute}`);
    for (const child of children) visit(child);
  };
  visit(root);
  return [...unknownNames];
}
