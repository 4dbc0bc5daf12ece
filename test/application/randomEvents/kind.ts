import fc from 'fast-check';
import { LANGUAGES } from '../../../src/tournament/languages';
import { SYSTEM_NAMES } from '../../../src/tournament/systems';

/** The rounds of every event: enough for a late entry and for a second stage; with `ROUNDS=6` stages and knock-outs are as long as a day's. */
export const ROUNDS = Number(process.env['ROUNDS'] ?? 3);

const TWO_STAGES = [
  'R1 Swiss; R2-R3 Knock-out',
  'R1 Swiss; R2-R3 McMahon',
  'R1-R2 Swiss; R3 Swiss',
  'R1 Swiss; R2-R3 Round robin',
  'R1 Score pairing; R2-R3 Swiss',
  'R1 Swiss; R2-R3 Double elimination',
] as const;

const LATER_STAGES = [
  `R1-R3 Swiss; R4-R${ROUNDS} Knock-out`,
  `R1-R3 McMahon; R4-R${ROUNDS} Double elimination`,
  `R1-R2 Swiss; R3-R4 Score pairing; R5-R${ROUNDS} Knock-out`,
  `R1-R3 Round robin; R4-R${ROUNDS} Swiss`,
  `R1-R4 McMahon; R5-R${ROUNDS} Swiss`,
] as const;

/** What kind of event it is: a line for each thing that an organiser chooses. Whatever is added to the settings is entered here. */
export const KIND = {
  /** Next event: with the players of a former one; bare: a list without settings; in one column: a text that somebody pasted. */
  begins: fc.constantFrom(
    'created',
    'created',
    'imported',
    'imported',
    'next event',
    'typed',
    'typed',
    'bare',
    'in one column',
  ),
  system: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom('McMahon' as const, 'Swiss' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...SYSTEM_NAMES) },
  ),
  /** In the place of the system from the second round on; '' for one stage. */
  stages: fc.constantFrom('', '', ...(ROUNDS === 3 ? TWO_STAGES : LATER_STAGES)),
  /** How many go on into a later stage, or nothing. */
  qualifiers: fc.constantFrom('', '', '4'),
  /** Of a knock-out. */
  draw: fc.constantFrom('', '', 'seeded'),
  players: fc.integer({ min: 4, max: ROUNDS === 3 ? 8 : 15 }),
  teams: fc.constantFrom(false, false, false, true),
  handicap: fc.constantFrom('none' as const, 'EGF' as const, 'rank' as const, 'MMS' as const),
  komi: fc.constantFrom('', '7.5'),
  byeValue: fc.constantFrom('', '0', '½'),
  /** Typed after the list was made, so that the columns beside it do not follow by themselves. */
  tiebreaks: fc.constantFrom('', '', 'SOS, SOSOS, SODOS', 'SOS'),
  /** Whether some clubs count as one, and one of them is that of the place, up to a game won and over a gap. */
  clubsAsOne: fc.boolean(),
  /** Somebody who meets somebody in the second round. */
  mustMeet: fc.constantFrom('', '', 'R2 1×2'),
  language: fc.constantFrom('en' as const, ...LANGUAGES),
  /** Whether a list that somebody typed has the column of numbers. */
  numbered: fc.boolean(),
  /** Whether the last two players have one name. */
  namesakes: fc.constantFrom(false, false, true),
  /** Who has a group, in a system with groups: the panel fills the others. */
  grouped: fc.constantFrom('all' as const, 'all' as const, 'some' as const, 'nobody' as const),
  /** Whether the second round has ratings of its own, and teams a line-up. */
  ofRound: fc.constantFrom(false, false, true),
  /** Of the third player. */
  out: fc.constantFrom('', '', '1', '1-', '2-', '2'),
} as const satisfies Readonly<Record<string, fc.Arbitrary<unknown>>>;

export type Kind = {
  readonly [K in keyof typeof KIND]: (typeof KIND)[K] extends fc.Arbitrary<infer V> ? V : never;
};

export const anyKind: fc.Arbitrary<Kind> = fc.record(KIND) as fc.Arbitrary<Kind>;

/** A list that somebody keeps has no settings: it is a Swiss without handicap. */
export const plain = (kind: Kind): Kind => ({
  ...kind,
  begins: 'bare',
  system: 'Swiss',
  stages: '',
  qualifiers: '',
  draw: '',
  teams: false,
  handicap: 'none',
  komi: '',
  byeValue: '',
  tiebreaks: '',
  clubsAsOne: false,
  mustMeet: '',
  language: 'en',
  grouped: 'all',
  ofRound: false,
});
