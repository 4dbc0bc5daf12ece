import type { Preset, Settings, System } from './settings';

/** What nobody has decided: the EGF's rules (SPEC R1–R4), no handicap, no bars. */
const EGF: Settings = {
  preset: 'EGF',
  system: 'McMahon',
  stages: '',
  rounds: undefined,
  throughRound: undefined,
  upperBar: undefined,
  lowerBar: undefined,
  zero: '30k',
  supergroup: false,
  tiebreaks: ['DIRECTCOMPARISON', 'SOS2'],
  pairingTiebreaks: ['SOS', 'Rating', 'Lottery'],
  seedingTiebreaks: ['Rating', 'Lottery'],
  prizeTiebreaks: ['DIRECTCOMPARISON', 'SOS2', 'Lottery'],
  sosFlavour: 'EGF',
  rounding: 'EGF',
  opponentsUnplayed: 'as scored',
  ownUnplayed: 'own start',
  handicapInSos: false,
  roundDownDirectComparison: true,
  defaultGamesInDirectComparison: 'count',
  absencesInWins: 'count',
  handicap: 'none',
  handicapReduction: 2,
  handicapLimit: 9,
  handicapFrom: undefined,
  komi: 13,
  earlySeeding: 'random',
  seeding: 'slip',
  earlyRounds: 2,
  drawUpFrom: 'middle',
  drawDownFrom: 'middle',
  geography: 'below the bar',
  groups: 'mixed',
  // What the proportions are for stands in src/pairing/criteria.ts, and a test holds them to it.
  weights: {
    score: 20_000_000_000,
    float: 2_000_000,
    seeding: 2_000,
    colour: 200,
    handicap: 0,
    country: 600,
    club: 1_800,
  },
  forbiddenPairs: [],
  excludedTables: [],
  bye: 'automatic',
  absence: '0=',
  wallListSheet: '',
  language: 'en',
  seed: '',
};

/** Every setting as a preset leaves it for a system. A typed value wins over it. */
export function presetSettings(preset: Preset, system: System): Settings {
  const base: Settings = { ...EGF, preset, system };
  switch (preset) {
    case 'EGF':
      return base;
    case 'OpenGotha':
      return {
        ...base,
        tiebreaks: ['SOS', 'SOSOS'],
        pairingTiebreaks: ['SOS', 'SOSOS', 'Rating', 'Lottery'],
        prizeTiebreaks: ['SOS', 'SOSOS', 'Lottery'],
        rounding: 'absences',
        handicapInSos: true,
        roundDownDirectComparison: false,
        defaultGamesInDirectComparison: 'ignore',
        // Its McMahon events give ½ to the score and nothing to the wins; in a Swiss the list says what it gave.
        absencesInWins: system === 'McMahon' ? 'ignore' : 'count',
        handicapReduction: 1,
      };
    case 'WMSG 2008':
      return {
        ...base,
        tiebreaks: ['SOS', 'SOSK'],
        pairingTiebreaks: ['SOS', 'Lottery'],
        prizeTiebreaks: ['SOS', 'SOSK', 'Lottery'],
        sosFlavour: 'WMSG',
        rounding: 'none',
        roundDownDirectComparison: false,
        geography: 'never',
      };
    case 'AGA':
      return {
        ...base,
        tiebreaks: ['SOS', 'SODOS', 'DIRECTCOMPARISON', 'Lottery'],
        prizeTiebreaks: ['SOS', 'SODOS', 'DIRECTCOMPARISON', 'Lottery'],
        rounding: 'none',
        roundDownDirectComparison: false,
        opponentsUnplayed: 'half',
        ownUnplayed: 'AGA phantom',
        komi: 15,
      };
  }
}
