import type {
  Answer,
  EventNews,
  GameOfRound,
  MissedRounds,
  PlayerChange,
  PreviewGame,
  Remarkable,
  SimulationView,
  SimulationWish,
  View,
  WhyView,
} from '../../src/application/protocol/protocol';
import { DICTIONARIES } from '../../src/text/dictionaries';
import { en } from '../../src/text/en';
import { presetSettings } from '../../src/tournament/presets';
import type { Language } from '../../src/tournament/languages';

/** One of each thing that the sidebar can be told, as an organiser of a small McMahon would see it. */

/** Three rounds are played, the fourth is next. */
export const EVENT: EventNews = {
  system: 'McMahon',
  players: 9,
  round: 3,
  rounds: 5,
  plan: [
    { stands: 'complete', known: 4, total: 4 },
    { stands: 'complete', known: 4, total: 4 },
    { stands: 'playing', known: 2, total: 4 },
    { stands: 'next', known: 0, total: 0 },
    { stands: 'later', known: 0, total: 0 },
  ],
  settings: { sheet: 'Settings', a1: 'A1' },
};

const WITHOUT_LIST: readonly View['view'][] = ['no wall list', 'text'];

export const answer = (view: View, language: Language = 'en'): Answer => ({
  view,
  text: { ...en, ...DICTIONARIES[language] },
  language,
  ...(!WITHOUT_LIST.includes(view.view) && { event: EVENT }),
});

const at = (a1: string, sheet = 'Wall list') => ({ sheet, a1 });

export const unreadable: Remarkable = {
  severity: 'error',
  sentence: 'D7: “14” in round 2 of Kask Mari has no result.',
  mend: 'Make it “14?” while the game is not played, or “14+”, “14-”, “14=”.',
  cell: at('D7'),
};
const disagree: Remarkable = {
  severity: 'warning',
  sentence: 'H12: Ito Haruka won round 4 here, but in H19 Nguyen Thi Phuong Lan won the same game.',
  mend: 'Correct one of the two cells.',
  cell: at('H12'),
};
const setting: Remarkable = {
  severity: 'note',
  sentence: 'The top group has 9 players for 5 rounds.',
  mend: 'Raise the upper bar in Settings, if a clear winner matters.',
  cell: at('B9', 'Settings'),
};
const list: Remarkable = {
  severity: 'warning',
  sentence: 'Numbers of players are taken from their rows.',
  mend: '',
  cell: undefined,
};

export const UNDO = { action: 'A7', what: 'Write round 3' };

const game = (table: number, black: string, white: string, more: Partial<PreviewGame> = {}): PreviewGame => ({
  table,
  numbers: [2 * table - 1, 2 * table],
  black,
  white,
  handicap: 0,
  fixed: false,
  remarks: [],
  ...more,
});

const GAMES: readonly PreviewGame[] = [
  game(1, 'Ito Haruka (6d, 3 wins)', 'Kask Mari (5d, 3 wins)'),
  game(2, 'Nguyen Thi Phuong Lan (4d, 2 wins)', 'Bogacki-Wiśniewska Aleksandra (4d, 3 wins)', {
    remarks: ['Draw-down: 36 points against 35.', 'Third game in a row with White for Bogacki-Wiśniewska.'],
    sign: 'score',
  }),
  game(3, '김민수 (3d, 2 wins)', 'Öztürk Ümit (2d, 2 wins)', { fixed: true, sign: 'by hand' }),
  game(4, 'Dupont Jean-Baptiste (4k, 1 win)', 'Šimůnek Radovan (1k, 1 win)', {
    handicap: 3,
    remarks: ['Both play for the club Praha.'],
    sign: 'home',
  }),
];

export const PREVIEW: Extract<View, { view: 'preview' }> = {
  view: 'preview',
  round: 4,
  seen: 'f00d',
  games: GAMES,
  bye: 'Van der Meer Wilhelmina (8k, no wins)',
  warnings: [],
  left: [
    { name: '7 Popov Ivan', why: 'not here', change: change({ awaited: true }) },
    { name: '12 Hansen Ole', why: 'misses', change: change({ rounds: [4] }) },
    { name: '16 Strong Stefan', why: 'withdrew', change: change({ from: 3 }) },
    { name: '18 Typed Tina', why: 'typed' },
  ],
  apart: [
    { which: 'clubs', on: true, left: 1 },
    { which: 'countries', on: false, left: 6 },
  ],
  summary: ['Paired as a Swiss, because nothing else is set.'],
  counts: ['1 game between different scores', '1 game with handicap'],
  editable: true,
  weighed: true,
};

function change(was: Partial<MissedRounds>): PlayerChange {
  const nothing = { rounds: [], from: 0, awaited: false };
  return { player: '7 Popov Ivan', was: { ...nothing, ...was }, is: nothing };
}

const WHY: WhyView = {
  first: '1 Ito Haruka (6d, 3 wins)',
  second: 'Bogacki-Wiśniewska Aleksandra',
  sentences: [
    'With Ito Haruka (1) – Bogacki-Wiśniewska Aleksandra (4) the round as a whole would be worse: Score difference in 3 games instead of 1; Seeding (worse in as many games).',
    'In return: Same club in 1 game instead of 2.',
  ],
  games: ['Ito Haruka (1) – Bogacki-Wiśniewska Aleksandra (4)', 'Nguyen Thi Phuong Lan (3) – Kask Mari (2)'],
};

export const HOSTILE = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>\u202e"&amp;';

export const LONG = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaftschaferswessenschafe';

/** Named for the pictures of them. */
const wish: SimulationWish = {
  purpose: 'answers',
  field: 'sheet',
  size: 64,
  mean: 1500,
  spread: 300,
  system: '',
  rounds: '',
  bar: '',
  versus: '',
  versusRounds: '',
  versusBar: '',
  events: 500,
  seed: '1',
  jigo: 0,
  absence: 0,
  late: 0,
  scale: 100,
  strengthSpread: 0,
};

const value = (number: number) => ({ value: `${number} %`, interval: `${number - 3}–${number + 3} %` });

const bar = (number: number) => ({
  value: number,
  low: number - 3,
  high: number + 3,
  text: `${number} %`,
});

const played = (systems: readonly string[]): SimulationView => ({
  view: 'simulation',
  wish: systems.length > 1 ? { ...wish, versus: 'Swiss' } : wish,
  done: 500,
  tallies: [],
  names: systems,
  rows: [
    'The strongest is first',
    'Order against strength (Kendall tau)',
    'Even games (within 100 points)',
  ].map((what, i) => ({ what, values: systems.map((_, j) => value(30 + 10 * i + 5 * j)) })),
  charts: [
    {
      title: 'First place, of the strongest',
      unit: '%',
      most: 100,
      groups: ['Kask Mari', 'Ito Haruka', 'Nguyen Thi Phuong Lan'].map((label, i) => ({
        label,
        bars: systems.map((_, j) => bar(40 - 10 * i + 5 * j)),
      })),
    },
  ],
  notes: [],
  seriesNote: 'In small print: the 95 % interval.',
});

const CHANGED: Remarkable = {
  severity: 'warning',
  sentence: 'Tiebreaks was “SOS, SODOS” when round 2 was paired; now it is “SODOS, SOS”.',
  mend: 'It decides who stands before whom, and the results are known.',
  cell: at('B24', 'Settings'),
};

const PAST_CHANGED = {
  view: 'past changed',
  round: 4,
  seen: 'x',
  published: false,
  changes: [
    {
      ...disagree,
      sentence: 'Round 2, 12 Ito Haruka: “5-/b” when the round in play was paired, now “5+/b”.',
      mend: 'Change it back if it was a slip.',
    },
  ],
  impact: [
    'Scores before this round: 2 change. Ito Haruka 1 → 2, Kask Mari 2 → 1',
    'Paired now, the round would not have these games: 1. 3 Dupont (2d) – 12 Ito Haruka (1k)',
  ],
  affected: [5, 12],
  again: true,
} as const;
const REGISTERED = [
  { name: 'name', label: 'Name' },
  { name: 'rank', label: 'Rank' },
  { name: 'rating', label: 'Rating' },
  { name: 'country', label: 'Country' },
  { name: 'club', label: 'Club' },
] as const;

/** A round of twenty games, as many people have it. */
const PEOPLE =
  'Hashimoto Kenji 5d,Petrov Dmitri 3d,Van den Berg Kees 5d,Lefèvre Antoine 4d,O’Brien Seán 3d,Kovács István 3d,Schröder Bernd 4d,de la Cruz José 2d,Lindqvist Åsa 2d,Nowak Agnieszka 2d,Fischer Jonas 2d,Marchetti Giulia 1d,Bauer Lena 1d,Weber Paul 1d,Ionescu Radu 1k,Dvořák Tomáš 1k,Janssen Wim 1k,Horvat Ana 2k,Zhang Wei 2k,Kim Min-jun 2k,Müller Thomas 3k,Berger Max 3k,Rossi Marco 3k,Nielsen Freja 4k,Garcia Luis 4k,Becker Nina 5k,Dubois Claire 5k,Wagner Felix 6k,Takács Éva 6k,Smith James 7k,Virtanen Mikko 8k,Müller Thomas 8k,Schmidt Laura 9k,Peeters Jan 10k,Yıldız Emre 16k,Braun Mia 25k,Silva João 11k,Roth Tim 20k,Late Lena 13k,Koch Sophie 14k'.split(
    ',',
  );

export const FORTY: readonly GameOfRound[] = Array.from({ length: 20 }, (_, i) => {
  const label = (at: number): string => `${at + 1} ${String(PEOPLE[at]).replace(/ (\w+)$/, ' ($1)')}`;
  return {
    table: String(i + 1),
    black: label(2 * i),
    white: label(2 * i + 1),
    stones: 0,
    stands: '??',
    cell: { sheet: 'Round 2', a1: `F${i + 4}` },
  };
});

export const VIEWS = {
  later: { view: 'later', round: 5, first: 3 },
  laterWaits: { view: 'later', round: 4, first: 3, waits: true },
  places: {
    view: 'places',
    score: 'MMS',
    rows: [
      { place: '1', name: 'Nguyen Thi Phuong Lan', rank: '4d', score: '38' },
      { place: '2', name: 'Bogacki-Wiśniewska Aleksandra', rank: '4d', score: '37½' },
    ],
    provisional: 'Provisional: 2 games of round 3 are open.',
    isOver: false,
  },
  placesNobody: { view: 'places', score: 'MMS', rows: [], provisional: '', isOver: true },
  simulate: { view: 'simulate', wish, players: 33, problems: [] },
  simulateWrong: {
    view: 'simulate',
    wish: { ...wish, field: 'generated', system: 'McMahon', versus: 'McMahon' },
    players: 33,
    problems: [{ ...list, severity: 'error', sentence: 'The number of events is not a whole number.' }],
  },
  simulation: played(['McMahon']),
  simulationStopped: { ...played(['McMahon']), done: 120 },
  simulationCompared: played(['McMahon', 'Swiss by categories']),
  simulationAdvice: {
    ...played([
      'Score: the mean of the other five, all in percent',
      'Strongest wins: how often the strongest player is first',
      'Prizes: how many of the strongest end in the prizes',
      'Order: how well the final order agrees with strength; 0 is chance',
      'Even games: how many games are between equals',
      'Number of games: the fewest games of a player, of the most',
    ]),
    rows: [
      'McMahon, 5 rounds, bar 2d (9 players)',
      'McMahon, 5 rounds, bar 1k (16 players)',
      'Swiss, 5 rounds',
      'Groups + knock-out, 6 rounds (takes longer)',
    ].map((what, i) => ({
      what,
      values: [71, 62, 55.1, 89, 100, 9.4].map(one => ({ value: String(one - i), interval: '' })),
    })),
    seriesNote: '',
    use: {
      ...({ system: 'McMahon', rounds: '5', bar: '2d' } as const),
      changes: ['System Swiss → McMahon', 'Upper bar – → 2d'],
      seen: '1',
    },
    wish: { ...wish, purpose: 'advice', rounds: '5' },
    charts: [],
    notes: [
      'Suggested: McMahon, 5 rounds, bar 2d (9 players).',
      'Why: 9 players share the top; games are closest.',
    ],
  },
  simulationWritten: { view: 'simulation written', sheet: 'Simulation' },
  text: {
    view: 'text',
    sheet: 'Sheet1',
    seen: '0',
    players: 19,
    rounds: 4,
    rows: [
      '; Pl · Name · Rk · Co · Club · MMS · SOS · R1 · R2',
      '1 · Kask Mari · 3D · EE · Tart · 36 · 128 · 2+/w0 · 3+/b0',
      '2 · Ito Haruka · 3D · JP · Osak · 33 · 132 · 1-/b0 · 0=',
    ],
    undo: undefined,
  },
  noWallList: { view: 'no wall list', sheets: ['Sheet1', 'Registrations 2026'] },
  create: {
    view: 'create',
    problems: [],
    draft: {
      name: 'Tallinn Open 2026',
      system: 'McMahon',
      teams: false,
      rounds: 5,
      upperBar: '3d',
      lowerBar: '',
      seed: '',
    },
  },
  createProblems: {
    view: 'create',
    problems: [
      {
        ...unreadable,
        sentence: 'There is no tiebreak “SOX”.',
        mend: 'Such as SOS, SOSOS.',
        field: 'rest',
        cell: undefined,
      },
      { ...list, severity: 'error', sentence: 'There is a sheet named “Wall list” already.' },
    ],
    draft: {
      name: 'Tallinn Open 2026',
      system: 'McMahon',
      teams: false,
      rounds: 5,
      upperBar: '',
      lowerBar: '',
      seed: '',
      rest: 'Tiebreaks=SOX',
    },
  },
  created: { view: 'created', examples: true, seed: 'k7qf-2m9x-w4hp' },
  createdEmpty: { view: 'created', examples: false, undo: UNDO },
  cleared: { view: 'cleared', cleared: 8, kept: [], undo: UNDO },
  problems: { view: 'problems', problems: [unreadable, disagree, setting, list], mayPair: false, undo: UNDO },
  warnings: { view: 'problems', problems: [disagree, setting], mayPair: true },
  players: {
    view: 'players',
    round: 4,
    rounds: 5,
    door: false,
    refused: [],
    people: [
      {
        player: '1 Ito Haruka (3d)',
        no: 1,
        name: 'Ito Haruka',
        rank: '3d',
        club: 'Tokyo',
        country: '',
        past: ['+', '-', '='],
        missed: { rounds: [], from: 0, awaited: false },
        cell: { sheet: 'Wall list', a1: 'B2' },
      },
      {
        player: '2 Kask Mari (2d)',
        no: 2,
        name: 'Kask Mari',
        rank: '2d',
        club: 'Tallinn',
        country: '',
        past: ['+', '·', '-'],
        missed: { rounds: [2], from: 5, awaited: false },
        cell: { sheet: 'Wall list', a1: 'B3' },
      },
      {
        player: '3 Nguyen Thi Phuong Lan (1k)',
        no: 3,
        name: 'Nguyen Thi Phuong Lan',
        rank: '1k',
        club: '',
        country: '',
        past: ['-', '', '+'],
        missed: { rounds: [], from: 4, awaited: false },
        cell: { sheet: 'Wall list', a1: 'B4' },
      },
    ],
  },
  registration: {
    view: 'registration',
    round: 1,
    players: 0,
    awaited: 0,
    fields: REGISTERED,
    listed: [],
    mayCheckIn: false,
    mayPropose: false,
  },
  registrationLate: {
    view: 'registration',
    round: 2,
    players: 41,
    awaited: 0,
    fields: REGISTERED,
    listed: [],
    mayCheckIn: true,
    mayPropose: false,
    late: { player: '41 Late Leo (12k)', round: 1, bye: '17 Koch Sophie (14k)' },
    done: 'Registration: Late Leo',
    undo: UNDO,
  },
  registrationLater: {
    view: 'registration',
    round: 3,
    players: 48,
    awaited: 7,
    fields: REGISTERED,
    listed: [
      { no: 18, name: 'Müller Thomas', rank: '8k', rating: '', country: 'DE', club: 'Hamburg', pin: '' },
    ],
    form: 'Form Responses 1',
    mayCheckIn: true,
    mayPropose: true,
    left: {
      heading: 'Left out, please check: 1',
      lines: ['Müller Thomas is in the list with other details: the same person?'],
      source: { from: 'form' },
      answers: {},
    },
    done: 'Registration – new: 2, details added: 1',
    undo: UNDO,
  },
  people: {
    view: 'people',
    added: 2,
    source: { from: 'form' },
    answers: {},
    seen: 'f00d',
    asked: {
      heading: 'Left out, please check: 2',
      questions: [
        {
          key: 'list 3 muller thomas',
          sentence: 'Müller Thomas is in the list with other details: the same person?',
          people: [
            'Comes: Müller Thomas, 3k, DE, Berlin, 19333222',
            'In the list: 18 Müller Thomas (8k), DE, Hamburg',
          ],
          choices: [
            { answer: 'other', label: 'It is somebody else: add' },
            { answer: 'same', label: 'It is the same: fill in what is missing' },
            { answer: 'leave', label: 'Leave it out' },
          ],
          taken: 'leave',
        },
        {
          key: 'lines 4 kask mari',
          sentence: 'Kask Mari comes more than once, with other details: two people of one name?',
          people: ['Comes: Kask Mari, 2k, Tartu', 'Comes: Kask Mari, 9k, Pärnu'],
          choices: [
            { answer: 'other', label: 'Take both' },
            { answer: 'leave', label: 'Leave out: the last line counts' },
          ],
          taken: 'other',
        },
        {
          key: 'name 5 ',
          sentence: 'A row without a name: 3k, Ulm',
          people: [],
          choices: [],
          taken: 'leave',
        },
      ],
    },
    groups: [
      {
        heading: 'Columns',
        lines: [
          '“Your name” → Name: is that right?',
          '“Timestamp” → left out',
          `“${LONG}” → Rank: is that right?`,
        ],
        isOpen: true,
      },
      { heading: 'New: 2', lines: ['9 Ito Haruka (3d), start 32', `10 ${LONG}, start 29`], isOpen: true },
      { heading: 'Rounds that are over', lines: ['Round 1: 0=', 'Round 2: 0='], isOpen: true },
      {
        heading: 'Different in the list: 1',
        lines: ['2 Tamm Jaan (2k): Rank is “2k” in the list, and “1k” came.'],
        isOpen: true,
      },
      { heading: 'Details added: 1', lines: ['2 Tamm Jaan (2k): Club Tartu'], isOpen: false },
      { heading: 'Already there: 40', lines: [], isOpen: false },
    ],
    problems: [disagree],
    cells: 9,
    others: 1,
  },
  peopleNothing: {
    view: 'people',
    added: 2,
    source: { from: 'text', text: 'Ito' },
    answers: {},
    seen: 'f00d',
    asked: undefined,
    groups: [{ heading: 'Already there: 1', lines: [], isOpen: false }],
    problems: [],
    cells: 0,
    others: 0,
  },
  checkInBegin: {
    view: 'players',
    round: 1,
    rounds: 5,
    door: true,
    refused: [],
    people: [
      {
        player: '1 Ito Haruka (6d)',
        no: 1,
        name: 'Ito Haruka',
        rank: '6d',
        club: '',
        country: '',
        past: [],
        missed: { rounds: [], from: 0, awaited: false },
        cell: { sheet: 'Wall list', a1: 'B2' },
      },
    ],
  },
  checkIn: {
    view: 'players',
    round: 1,
    rounds: 5,
    door: true,
    refused: ['2 Kask Mari (5d)'],
    people: [
      {
        player: '1 Ito Haruka (6d)',
        no: 1,
        name: 'Ito Haruka',
        rank: '6d',
        club: '',
        country: '',
        past: [],
        missed: { rounds: [], from: 0, awaited: false },
        cell: { sheet: 'Wall list', a1: 'B2' },
      },
      {
        player: '2 Kask Mari (5d)',
        no: 2,
        name: 'Kask Mari',
        rank: '5d',
        club: '',
        country: '',
        past: [],
        missed: { rounds: [], from: 0, awaited: true },
        cell: { sheet: 'Wall list', a1: 'B3' },
      },
      {
        player: `3 ${LONG}`,
        no: 3,
        name: LONG,
        rank: '',
        club: '',
        country: '',
        past: [],
        missed: { rounds: [], from: 0, awaited: true },
        cell: { sheet: 'Wall list', a1: 'B4' },
      },
    ],
  },
  proposals: {
    view: 'proposals',
    seen: 'f00d',
    chart: {
      title: 'Players by rank',
      unit: '',
      most: 9,
      groups: (
        [
          ['5d', 2],
          ['3d', 9],
          ['1k', 4],
        ] as const
      ).map(([label, count]) => ({
        label,
        bars: [{ value: count, low: count, high: count, text: String(count) }],
      })),
    },
    proposals: ['Upper bar 2d: 8 players start at the top; 6 to 12 suit 5 rounds.'],
    suiting: ['Lower bar 9k: 6 players start at the bottom, so that each finds opponents for 5 rounds.'],
  },
  detailsChanged: {
    view: 'details changed',
    round: 2,
    seen: 'f00d',
    changes: [
      {
        ...disagree,
        sentence: '6 Kask Mari (2d): Rank was “1k” when round 2 was paired; now it is “2d”.',
        mend: 'Keep it if it was wrong before; otherwise put the old value back.',
      },
    ],
    impact: ['Starting scores: Kask Mari 29 → 31', 'No place moves.'],
  },
  readyAwaited: {
    view: 'ready',
    round: 1,
    rounds: 5,
    playing: 41,
    out: [],
    awaited: ['7 Tamm Jaan (2k)', `8 ${LONG}`],
    fixed: 0,
    warnings: [],
    undo: UNDO,
    examples: false,
  },
  groupedProblems: {
    view: 'problems',
    problems: [
      ...['F4', 'F9', 'G2'].map((a1): Remarkable => ({
        severity: 'warning',
        sentence: `Ito Haruka has “7+” (a win) and Nguyen Thi Phuong Lan has “3+” (a win, ${a1}); each counts as typed.`,
        mend: 'Check the result and mend the wrong cell; if the referee decided so, mark it with !.',
        why: 'Each player counts by their own cell, so scores and places may be wrong.',
        cell: at(a1),
        kind: 'opponentDisagrees',
        mends: [
          { label: 'Take “Ito Haruka: a win”', mend: a1 },
          { label: 'Take “Nguyen Thi Phuong Lan: a win”', mend: `${a1} too` },
        ],
      })),
      {
        severity: 'warning',
        sentence:
          'Round 4, 3 Ito Haruka (3d) – 7 Kask Mari (2d): the sheet of the round says “White wins”, the wall list says “Black wins”.',
        mend: 'Find out which is right and correct the other.',
        cell: at('F4', 'Round 4'),
        kind: 'roundSheetDisagrees',
        mends: [
          { label: 'Take the list: Black wins', mend: 'list' },
          { label: 'Take the sheet: White wins', mend: 'sheet' },
        ],
      },
      unreadable,
    ],
    mayPair: false,
    undo: UNDO,
  },
  noProblems: { view: 'problems', problems: [], mayPair: true },
  ready: {
    view: 'ready',
    round: 4,
    rounds: 5,
    playing: 33,
    out: [],
    fixed: 0,
    warnings: [],
    undo: undefined,
    examples: false,
  },
  readyWays: {
    view: 'ready',
    round: 4,
    rounds: 6,
    playing: 8,
    out: [],
    fixed: 0,
    warnings: [],
    ways: {
      list: 'Sheet1!A1:F9 – players: 8, rounds played: 1–3',
      choices: [
        {
          value: '["McMahon",false,"3d","5k"]',
          label: 'McMahon, Upper bar 3d, Lower bar 5k',
          means:
            'Ranks go from 4d to 12k. Opponents of round 1 were 1.0 ranks apart on average, any two players are 6.9.',
        },
        {
          value: '["Swiss",false,"",""]',
          label: 'Swiss',
          means: 'The list has no column of starting scores.',
        },
      ],
    },
    undo: undefined,
    examples: false,
  },
  readyFull: {
    view: 'ready',
    round: 4,
    rounds: 5,
    playing: 48,
    out: ['Tamm Jaan (2k)', LONG],
    fixed: 2,
    warnings: [setting],
    undo: UNDO,
    examples: true,
  },
  readyNumbers: {
    view: 'ready',
    round: 1,
    rounds: 8,
    playing: 16,
    out: [],
    fixed: 0,
    warnings: [
      {
        ...list,
        severity: 'warning',
        sentence: 'The numbers follow the ratings from the strongest on.',
        mend: 'Press “Numbers by lot” in the panel before round 1 is paired.',
      },
    ],
    numbersOffered: true,
    undo: undefined,
    examples: false,
  },
  numbers: {
    view: 'numbers',
    seen: '0',
    seed: 'k7qf-2m9x-w4hp',
    rows: ['1 Kask Mari (3d)', '2 Ito Haruka (5d)', '3 Nguyen Thi Phuong Lan (2k)', `4 ${LONG}`],
  },
  preview: PREVIEW,
  previewNotWeighed: { ...PREVIEW, weighed: false },
  previewWhy: { ...PREVIEW, why: WHY },
  previewWhyNot: {
    ...PREVIEW,
    why: {
      first: '1',
      second: 'Kask',
      sentences: ['Ito Haruka (1) and Kask Mari (2) have met in round 2.'],
      games: [],
    },
  },
  report: { view: 'report written', sheet: 'Report on round 4', round: 4 },
  previewWarned: { ...PREVIEW, warnings: [setting] },
  written: {
    view: 'written',
    round: 4,
    games: 16,
    players: 33,
    different: [],
    undo: { action: 'A8', what: 'Write round 4' },
  },
  writtenDifferent: {
    view: 'written',
    round: 4,
    games: 16,
    players: 33,
    different: [
      { ...unreadable, sentence: 'D7 holds “3+” where “14?/w” was written.', mend: 'Look which is right.' },
    ],
    undo: { action: 'A8', what: 'Write round 4' },
  },
  missing: {
    view: 'results missing',
    round: 4,
    known: 13,
    total: 16,
    missing: [
      { ...unreadable, severity: 'note', sentence: 'Table 2: Nguyen Thi Phuong Lan – Kask Mari', mend: '' },
      { ...setting, sentence: 'Table 5: Dupont – Šimůnek', mend: '', cell: at('G12') },
      { ...setting, sentence: 'Table 11: 김민수 – Öztürk Ümit', mend: '', cell: at('G15') },
    ],
    recordable: 0,
    undo: { action: 'A8', what: 'Write round 4' },
  },
  missingGames: {
    view: 'results missing',
    round: 4,
    known: 1,
    total: 4,
    missing: [],
    games: [
      {
        table: '1',
        stones: 0,
        stands: '??',
        black: '3 Nguyen Thi Phuong Lan (4d)',
        white: '12 Kask Mari (3d)',
        result: '1-0',
      },
      {
        table: '2',
        stones: 0,
        stands: '??',
        black: '7 Dupont (2d)',
        white: '1 Šimůnek (4d)',
        cell: at('H8'),
      },
      {
        table: '3',
        stones: 0,
        stands: '??',
        black: '9 김민수 (1d)',
        white: '4 Öztürk Ümit (2d)',
        half: 'Only the row of 9 김민수 (1d) has the result: 4+/b.',
        cell: at('H5'),
      },
      {
        table: '',
        stones: 0,
        stands: '??',
        black: '11 Ito Haruka (1k)',
        white: '2 Maier (5k)',
        cell: at('H12'),
      },
    ],
    recordable: 0,
    undo: undefined,
  },
  missingForty: {
    view: 'results missing',
    round: 3,
    known: 0,
    total: 20,
    missing: [],
    games: FORTY,
    published: 'Published 2026-05-01 14:20',
    recordable: 0,
    undo: undefined,
  },
  missingUnpublished: {
    view: 'results missing',
    round: 4,
    known: 0,
    total: 1,
    missing: [],
    games: [
      {
        table: '2',
        stones: 0,
        stands: '??',
        black: '7 Dupont (2d)',
        white: '1 Šimůnek (4d)',
        cell: at('H8'),
      },
    ],
    published: '',
    again: true,
    late: { at: '14:45', over: false },
    recordable: 0,
    undo: UNDO,
  },
  missingGoingOn: {
    view: 'results missing',
    round: 5,
    known: 1,
    total: 2,
    missing: [],
    games: [
      {
        table: '1',
        stones: 0,
        stands: '??',
        black: '3 Nguyen Thi Phuong Lan (4d)',
        white: '12 Kask Mari (3d)',
        result: '1-0',
      },
      {
        table: '2',
        stones: 0,
        stands: '??',
        black: '7 Dupont (2d)',
        white: '1 Šimůnek (4d)',
        cell: at('H8'),
      },
    ],
    goingOn: [
      {
        round: 4,
        table: '3',
        stones: 0,
        stands: '??',
        black: '9 김민수 (1d)',
        white: '4 Öztürk Ümit (2d)',
        cell: at('G5'),
      },
    ],
    waits: 6,
    published: 'Published 2026-05-01 14:20',
    again: true,
    recordable: 0,
    undo: undefined,
  },
  missingLate: {
    view: 'results missing',
    round: 4,
    known: 0,
    total: 1,
    missing: [],
    games: [
      {
        table: '2',
        stones: 0,
        stands: '??',
        black: '7 Dupont (2d)',
        white: '1 Šimůnek (4d)',
        cell: at('H8'),
      },
    ],
    published: 'Published 2026-05-01 14:20',
    again: true,
    late: { at: '14:45', over: true },
    recordable: 0,
    undo: undefined,
  },
  absence: {
    view: 'absence',
    seen: 'x',
    round: 4,
    player: '7 Dupont (2d)',
    opponent: '1 Šimůnek (4d)',
    remedies: [
      {
        value: 'win',
        label: '1 Šimůnek (4d) wins by default',
        means: 'The point for the one, none for the other. For SOS both count as if they had played.',
      },
      {
        value: 'with 12',
        label: '1 Šimůnek (4d) plays 12 Kask Mari (3d)',
        means: 'A game at table 2; all other tables stay. 12 Kask Mari (3d) gives the bye back.',
      },
    ],
    stays: [
      { value: 'plays on', label: 'plays on', means: 'Paired again in round 5 with the score so far.' },
      { value: 'withdraws', label: 'withdraws', means: 'Out from round 5 on.' },
    ],
  },
  pastChanged: PAST_CHANGED,
  pastPublished: { ...PAST_CHANGED, published: true },
  changed: {
    view: 'changed',
    round: 4,
    what: 'Round 4: 7 Dupont (2d) did not come: 1 Šimůnek (4d) wins by default (plays on)',
    sheet: at('A1', 'Round 4'),
    different: [],
    undo: UNDO,
  },
  previewCompared: {
    ...PREVIEW,
    weighed: false,
    editable: true,
    byeNumber: 41,
    hand: { pairs: [{ players: [1, 2], stones: 0 }] },
    compared: [
      'Score difference in more games (+1)',
      'Same club in fewer games (−1)',
      'Bye: Van der Meer (41); in the best pairing Kask (12)',
    ],
  },
  previewAgain: { ...PREVIEW, kept: 13, published: true, weighed: false, hand: { again: [3, 7] } },
  missingRecordable: {
    view: 'results missing',
    round: 4,
    known: 5,
    total: 16,
    missing: [],
    recordable: 11,
    undo: undefined,
  },
  recorded: {
    view: 'recorded',
    rounds: [4],
    results: 11,
    left: [],
    undo: { action: 'A9', what: 'Record 11 results' },
  },
  recordedLeft: {
    view: 'recorded',
    rounds: [4],
    results: 10,
    left: [{ ...unreadable, sentence: 'Round 4, F9: “x” is not a result.', cell: at('F9', 'Round 4') }],
    undo: { action: 'A9', what: 'Record 10 results' },
  },
  recordedNone: { view: 'recorded', rounds: [], results: 0, left: [], undo: undefined },
  recordedNothing: { view: 'recorded', rounds: [], results: 0, left: [unreadable], undo: undefined },
  begun: {
    view: 'begun',
    action: 'A9',
    what: 'Write round 4',
    when: '2026-05-01 14:02',
    mayFinish: true,
    inTheWay: [],
  },
  begunUndo: {
    view: 'begun',
    action: 'A9',
    what: 'Write round 4',
    when: '2026-05-01 14:02',
    mayFinish: false,
    inTheWay: [{ ...unreadable, sentence: 'H9 now holds “3+”.', mend: '', cell: at('H9') }],
  },
  undone: { view: 'undone', restored: 33, kept: [] },
  undoneKept: {
    view: 'undone',
    restored: 32,
    kept: [{ ...unreadable, severity: 'note', sentence: 'H9 holds “3+” now.', mend: '', cell: at('H9') }],
  },
  stopped: {
    view: 'stopped',
    reasons: [
      {
        ...unreadable,
        sentence: 'The wall list has changed since the preview: H9 was empty and now holds “3+”.',
        mend: 'Preview the round again.',
        cell: at('H9'),
      },
    ],
  },
  finished: { view: 'finished', rounds: 5, undo: { action: 'A9', what: 'Record 11 results' } },
  finishedWarnings: {
    view: 'finished',
    rounds: 5,
    warnings: [disagree],
    undo: { action: 'A9', what: 'Record 11 results' },
  },
  changes: {
    view: 'changes',
    round: 2,
    seen: '0',
    grade: 'confirm twice',
    again: false,
    changes: [CHANGED],
    consequences: [],
  },
  changesAgain: {
    view: 'changes',
    round: 2,
    seen: '0',
    grade: 'confirm twice',
    again: true,
    changes: [CHANGED],
    consequences: [
      'Places that move at once: 2. Ito Haruka 1 → 2, Kask Mari 2 → 1',
      'By the rules of the EGF, but not in: Tiebreaks (changed after round 2)',
    ],
  },
  changesNote: {
    view: 'changes',
    round: 2,
    seen: '0',
    grade: 'take note',
    again: false,
    changes: [{ ...CHANGED, severity: 'note' }],
    consequences: [],
  },
  version: {
    view: 'version',
    from: '0.1.0',
    to: '0.2.0',
    rounds: [1, 2, 3],
    seen: '0',
    differences: [
      'Before round 3 the places were Ito Haruka 1, Kask Mari 2; by this version Ito Haruka 2, Kask Mari 1.',
      'Round 3 was paired 1–2, 3–4; this version pairs 1–3, 2–4.',
    ],
  },
  versionSame: { view: 'version', from: '0.1.0', to: '0.2.0', rounds: [1, 2, 3], seen: '0', differences: [] },
  changesRefused: {
    view: 'changes',
    round: 2,
    seen: '0',
    grade: 'refuse',
    again: false,
    changes: [{ ...CHANGED, severity: 'error' }],
    consequences: [],
  },
  standings: { view: 'standings written', sheet: 'Standings after round 5', provisional: '', sortable: true },
  standingsProvisional: {
    view: 'standings written',
    sheet: 'Standings',
    provisional: 'Provisional, after round 2, 3 games open',
  },
  names: { view: 'names written', sheet: 'List with names' },
  prizes: { view: 'prizes written', sheet: 'Prizes', provisional: '' },
  audit: {
    view: 'audit',
    done: 3,
    rounds: 3,
    parts: [
      { title: 'Round 1 (by the Log): legal, the best pairing.', findings: [] },
      {
        title: 'Round 2 (by the Log): legal, not the best pairing.',
        findings: [
          {
            severity: 'warning',
            sentence:
              'Round 2: Anna Adler (3) – Bert Bach (7), Cleo Dahl (4) – Dan Ek (9) instead of Anna Adler (3) – Cleo Dahl (4), Bert Bach (7) – Dan Ek (9) costs 446 more: Seeding in more games (+2).',
            mend: '',
            cell: at('I4'),
          },
          {
            severity: 'note',
            sentence: 'Round 2: typed by hand before the pairing: Anna Adler (3) – Bert Bach (7).',
            mend: '',
            cell: undefined,
          },
        ],
      },
      { title: 'Round 3 (by the list): legal, the best pairing.', findings: [] },
    ],
    end: [],
  },
  auditClean: {
    view: 'audit',
    done: 1,
    rounds: 1,
    parts: [{ title: 'Round 1 (by the Log): legal, the best pairing.', findings: [] }],
    end: [],
  },
  filesNone: { view: 'files', tournament: undefined, problems: [] },
  filesUnreadable: { view: 'files', tournament: undefined, problems: [unreadable] },
  files: {
    view: 'files',
    tournament: {
      name: 'Spring Cup',
      wallList: { players: [], rounds: 0, entries: [] },
      settings: presetSettings('EGF', 'McMahon'),
      final: { order: [], places: [], criteria: [] },
      ranking: {
        counted: 0,
        provisional: '',
        provisionalInEnglish: '',
        players: { rounds: [], games: [], remarks: [] },
        teams: undefined,
      },
      announced: [],
      words: {},
      rules: 'By the rules of the EGF',
      rulesInEnglish: 'By the rules of the EGF',
      acts: [],
      tables: [],
      places: {
        list: 'Wall list',
        rows: [],
        columns: { name: 'B', rank: 'C', country: undefined, pin: undefined },
        rounds: [],
        settings: {},
      },
    },
    problems: [],
  },
  import: {
    view: 'import',
    name: 'Spring Cup',
    systemName: 'McMahon',
    players: 33,
    rounds: 5,
    games: 80,
    problems: [disagree],
    mayImport: true,
  },
  importStopped: {
    view: 'import',
    name: 'Spring Cup',
    systemName: 'Swiss',
    players: 33,
    rounds: 5,
    games: 80,
    problems: [unreadable, setting],
    mayImport: false,
  },
  imported: { view: 'imported', name: 'Spring Cup', players: 33, rounds: 5, undo: UNDO },
  printSheet: { view: 'print sheet', sheet: 'Print 2', undo: UNDO },
  ratings: {
    view: 'ratings',
    seen: 'x',
    list: 'EGF 2026-11-01',
    frozen: false,
    changes: ['3 Kask Mari (3d): Rank 3d → 4d, Rating 2301 → 2398', '7 Ng Li (1k): PIN – → 10000002'],
    kept: [],
    same: 28,
    notes: [list],
  },
  ratingsFrozen: {
    view: 'ratings',
    seen: '',
    list: 'EGF 2026-11-01',
    frozen: true,
    changes: [],
    kept: ['3 Kask Mari (3d): Rank 3d → 4d, Rating 2301 → 2398'],
    same: 28,
    notes: [],
  },
  ratingsWritten: { view: 'ratings written', list: 'EGF 2026-11-01', players: 12, undo: UNDO },
  busy: { view: 'busy' },
} as const satisfies Record<string, View>;
