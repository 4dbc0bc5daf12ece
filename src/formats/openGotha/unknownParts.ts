import type { XmlElement } from '../parse/xml';
import { SET_NAMES } from './usualParameters';

/** Elements with their attributes; those of parameter sets are OpenGotha's own matter. */
const KNOWN: Readonly<Record<string, readonly string[] | 'any'>> = {
  Tournament: 'any',
  Players: [],
  Player: [
    ...['name', 'firstName', 'country', 'club', 'egfPin', 'ffgLicence', 'ffgLicenceStatus', 'agaId'],
    ...['agaExpirationDate', 'rank', 'rating', 'ratingOrigin', 'grade', 'smmsCorrection', 'participating'],
    'registeringStatus',
  ],
  Games: [],
  Game: ['roundNumber', 'tableNumber', 'whitePlayer', 'blackPlayer', 'knownColor', 'handicap', 'result'],
  ByePlayers: [],
  ByePlayer: ['roundNumber', 'player'],
  Teams: [],
  Team: ['teamNumber', 'teamName'],
  Board: ['roundNumber', 'boardNumber', 'player'],
  ClubsGroups: [],
  ClubsGroup: ['name'],
  Club: ['name'],
  TournamentParameterSet: [],
  TeamTournamentParameterSet: [],
  ...Object.fromEntries(SET_NAMES.map(name => [name, 'any' as const])),
  Categories: [],
  Category: ['number', 'lowerLimit'],
  PlacementParameterSet: [],
  TeamPlacementParameterSet: [],
  PlacementCriteria: [],
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
