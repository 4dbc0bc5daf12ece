import { settingsSuchAs, table, question, wallList, settings, type Entries } from './entry';

export const nextRound = () => {
  const [WALL_LIST, SETTINGS] = [wallList(), settings()];
  return {
    NEXTROUND: {
      group: 'The next round',
      summary: 'A preview of the next round: the pairing that the sidebar would write now.',
      parameters: [WALL_LIST, SETTINGS],
      returns: table(
        'A table: Table, Black No, Black, White No, White, Handicap, Komi, Remarks; a bye is the last row.',
      ),
      examples: ['=NEXTROUND(WallList, Settings)', '=NEXTROUND(A1:I9, "System=Swiss; Seed=EGC2026")'],
      selfTest: question('BEFORE;"System=Swiss"', 2, 2),
      readsAsWallList: true,
    },
    PAIRINGREPORT: {
      group: 'The next round',
      summary:
        'What the pairing of the next round pays in each criterion, and which games pay it. McMahon and Swiss.',
      parameters: [WALL_LIST, settingsSuchAs('System=Swiss; Criteria=in order')],
      returns: table(
        'A table: Criterion, Cost, number of games, the games with what each pays, dearest first.',
      ),
      examples: ['=PAIRINGREPORT(WallList, Settings)', '=PAIRINGREPORT(A1:I9, "System=Swiss")'],
      selfTest: question('BEFORE;"System=Swiss"', 'Score difference', 1),
    },
    WHYNOT: {
      group: 'The next round',
      summary:
        'Why two players do not meet in the next round: what the best pairing with their game would pay, criterion by criterion.',
      parameters: [
        WALL_LIST,
        { name: 'player', example: '7', description: 'The number or the exact name of one player.' },
        {
          name: 'opponent',
          example: '12',
          description: 'The number or the exact name of the other; "bye" asks about the bye for the one.',
        },
        settingsSuchAs('System=Swiss'),
      ],
      returns: table(
        'A sentence; where they could meet, a table of the criteria now and with their game, and the other games.',
      ),
      examples: [
        '=WHYNOT(WallList, 7, 5, Settings)',
        '=WHYNOT(A1:I9, "Ana García", "Ben Ode", "System=Swiss")',
        '=WHYNOT(WallList, 7, "bye", Settings)',
      ],
      selfTest: question(
        'BEFORE;1;2;"System=Swiss; Forbidden pairs=1-2"',
        'The settings forbid Ada (1) – Ben (2).',
        0,
      ),
    },
  } satisfies Entries;
};
