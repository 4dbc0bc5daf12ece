import { readSettings } from '../../src/sheet/settings/readSettings';
import type { Settings } from '../../src/tournament/settings';
import type { WallList } from '../../src/tournament/wallList';
import { makeField } from './simulatedEvent';

/** A kind of event: players, round columns, groups (0: none), and settings as a formula has them. */
export type Kind = readonly [players: number, rounds: number, groups: number, text: string];

/** Every system and some in stages. */
export const KINDS: readonly Kind[] = [
  [13, 4, 0, 'System=McMahon'],
  [12, 4, 0, 'System=Swiss; Tiebreaks=DIRECTCOMPARISON, SOS2, SOS1, SOS, SODOS, SOSOS, CUSS'],
  [14, 4, 3, 'System=Swiss by categories'],
  [15, 6, 0, 'System=Score pairing'],
  [13, 4, 0, 'System=Knock-out; Third-place game=yes'],
  [13, 4, 0, 'System=Knock-out; Draw=seeded'],
  [13, 9, 0, 'System=Double elimination'],
  [12, 9, 0, 'System=Double elimination; Draw=seeded'],
  [7, 7, 0, 'System=Round robin'],
  [12, 3, 3, 'System=Round robin; Groups=apart'],
  [16, 5, 4, 'System=Groups + knock-out'],
  [13, 8, 3, 'System=Groups + knock-out; Global tiebreaks=WINS, Rating'],
  [12, 15, 0, 'System=Diagonal'],
  [14, 6, 0, 'Stages=R1-R3 Swiss; R4-R6 Knock-out'],
  [14, 8, 0, 'Stages=R1-R3 Swiss; R4-R8 Double elimination'],
  [12, 6, 0, 'Stages=R1-R3 Swiss; R4-R6 Round robin; Qualifiers=4'],
  [12, 6, 0, 'Stages=R1-R3 Swiss; R4-R6 Round robin; Qualifiers=4; Others=play on'],
  [16, 7, 0, 'Stages=R1-R4 Score pairing; R5-R7 Knock-out'],
  [12, 5, 0, 'Stages=R1-R2 McMahon; R3-R5 Swiss'],
  [14, 15, 0, 'Stages=R1-R3 Diagonal; R4-R15 Knock-out'],
];

/** How many events of each kind are played: few in the suite, thousands by the environment variable EVENTS. */
export const EVENTS = Number(process.env['EVENTS'] ?? 1);

export const seedsOf = (events = EVENTS): readonly number[] =>
  Array.from({ length: events }, (_, event) => 5 * event + 1);

export const kindSettings = (text: string, seed: number): Settings =>
  readSettings(`${text}; Seed=dice ${seed}`, { hasStart: false }).settings;

const LETTERS = 'ABCDEF';

/** A field whose groups, which are its categories as well, come one after the other. */
export function kindField([players, rounds, groups]: Kind, seed: number): WallList {
  const list = makeField({ players, rounds, seed });
  const nameOf = (i: number): string => (groups === 0 ? '' : LETTERS.charAt(i % groups));
  return {
    ...list,
    players: list.players.map((player, i) => ({ ...player, group: nameOf(i), category: nameOf(i) })),
  };
}
