import { EVERY_TEXT } from './sheetNames';
import type { Text } from './wording';

/** A player who shows how a wall list looks. Nobody bears these names. */
export interface Example {
  readonly name: string;
  readonly rank: string;
  readonly country: string;
}

const PLAYERS: readonly Example[] = [
  { name: 'Anna Apple', rank: '4d', country: 'FR' },
  { name: 'Ben Birch', rank: '2d', country: 'DE' },
  { name: 'Cleo Cedar', rank: '1d', country: 'ES' },
  { name: 'Dora Dogwood', rank: '1k', country: 'NL' },
  { name: 'Emil Elm', rank: '4k', country: 'CZ' },
  { name: 'Fay Fig', rank: '8k', country: 'FR' },
];

/** The example players, marked behind their names in the language of the sheet. */
export const exampleRows = (text: Text): readonly Example[] =>
  PLAYERS.map(player => ({ ...player, name: `${player.name} ${text('example.mark')}` }));

const KNOWN = new Map(EVERY_TEXT.flatMap(exampleRows).map(player => [player.name, player]));

/** The example of that name in any language. */
export const exampleOf = (name: string): Example | undefined => KNOWN.get(name);
