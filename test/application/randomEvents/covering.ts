import type { Kind } from './kind';
import type { Doing, Event } from './play';

/** Events that bring about what random ones seldom do: the dice are fixed, and together they ask every request. */

const KIND: Kind = {
  begins: 'created',
  system: 'McMahon',
  stages: '',
  qualifiers: '',
  draw: '',
  players: 6,
  teams: false,
  handicap: 'none',
  komi: '',
  byeValue: '',
  tiebreaks: '',
  clubsAsOne: false,
  mustMeet: '',
  language: 'en',
  numbered: true,
  namesakes: false,
  grouped: 'all',
  ofRound: false,
  out: '',
};

const event = (kind: Partial<Kind>, doings: readonly (string | readonly [string, ...number[]])[]): Event => ({
  kind: { ...KIND, ...kind },
  doings: doings.map((doing): Doing => {
    const [what, ...dice] = typeof doing === 'string' ? ([doing, ...ALL] as const) : doing;
    return { what, dice };
  }),
  toEnd: false,
});

/** All games get a result. */
const ALL = [1, 1, 0, 1];
const ROUND = ['write', 'record'] as const;

const [KOMI, LANGUAGE, BAR, VERSION] = [0, 7, 8, 9];

export const COVERING: readonly Event[] = [
  event({ players: 6 }, [['change players', 1, 0], 'let in', 'keep apart', 'write', 'seat', 'record']),
  event({ players: 5 }, [
    ...[
      'clear examples',
      'registration',
      'round',
      'places',
      'simulate',
      'preview people',
      'enter person',
      'write people',
      'players',
      'begin check-in',
    ],
    ...[
      'keep apart',
      'change players',
      'let in',
      'players',
      'change players',
      'names',
      'files',
      'preview import',
      'go',
      'choose list',
    ],
    ...[
      'simulation',
      'simulate',
      'use system',
      'simulation sheet',
      'print sheet',
      'preview ratings',
      'write ratings',
      'self-test',
    ],
  ]),
  event({ begins: 'typed' }, [
    'create',
    'import',
    'proposals',
    ['setting', BAR],
    'take proposals',
    'report',
    'costs',
  ]),
  event({ begins: 'typed' }, [
    'groups',
    ['write groups', 4, 0, 0, 0],
    'preview ranks',
    ['write ranks', 0, 0, 1, 0],
    'undo',
    'undo',
  ]),
  event({}, [
    ...['preview', 'why', 'finish', 'publish', 'absent'],
    'tables',
    ['write tables', 0, 0],
    ['write absence', 1, 1, 0, 0],
    ...[
      'enter',
      'round',
      'places',
      'record',
      'check',
      'audit',
      'standings',
      'prizes',
      'sort by place',
      'undo',
    ],
  ]),
  event({}, [...ROUND, ['setting', KOMI], 'put back', ['setting', KOMI], 'confirm changes']),
  event({}, [...ROUND, ['setting', VERSION], 'take version', ['setting', LANGUAGE], 'mend']),
  event({}, [...ROUND, 'write', 'pastResult', 'keep pairing', 'pastResult']),
  event({}, ['asleepFormula', 'mend', ...ROUND, 'undo', 'undo', 'undo', 'undo']),
  event({}, [...ROUND, 'pasteRound', 'mend', 'undo', 'write', 'pasteRound', 'record', 'mend']),
  event({ begins: 'typed', system: 'Swiss' }, [...ROUND, 'write', 'pastResult', 'rate alone', 'record']),
  event({ system: 'Round robin', tiebreaks: 'SOS' }, ROUND),
  event({}, ['write', ['resultInSheet', 0, 4], 'record', 'settle results', 'state']),
  event({}, ['write', 'rank', 'settle details', 'record', 'state']),
  event({}, [...ROUND, 'add rounds', 'preview merge', 'merge', 'undo', ['merge', 0, 0, 0, 0]]),
  event({ handicap: 'rank', ofRound: true }, [
    ...ROUND,
    'write',
    ['ofRound', 2, 1],
    'settle details',
    'record',
    'write',
    'undo',
  ]),
  event({ begins: 'typed', system: 'Swiss', teams: true, players: 8, ofRound: true }, [
    ...ROUND,
    ['ofRound', 0, 1],
    ['ofRound', 3, 3],
    ...ROUND,
    'write',
  ]),
  event({ players: 8, handicap: 'rank' }, [
    ['part', 1, 1],
    'record',
    ['part', 0, 2],
    'undo',
    'write',
    'record',
    'part',
    'record',
  ]),
  event({ system: 'Score pairing' }, ['numbers', 'write numbers', ...ROUND]),
  event({ system: 'Double elimination', draw: 'seeded' }, [
    ...ROUND,
    'write',
    'pastResult',
    'record',
    ...ROUND,
  ]),
  // Of each game as its die says: one report, two, two that differ; nothing that no table has.
  event({ players: 8 }, [
    'write',
    'reports',
    ['take reports', 0, 0, 1, 1],
    'undo',
    ['take reports', 2, 1, 1, 1],
  ]),
  event({ begins: 'bare' }, ['adopt', ...ROUND]),
  // A preview in its sheet: once, the same, beside a page, and all taken back.
  event({}, [['print sheet', 0], ['print sheet', 0], ['print sheet', 1], ...ROUND, 'undo']),
  event({ begins: 'next event', handicap: 'rank' }, [...ROUND, 'write', 'record']),
  event({ begins: 'in one column' }, ROUND),
  // Ids of sheets that are gone belong to nobody.
  event({ begins: 'in one column' }, ['write', 'undo', 'create']),
];
