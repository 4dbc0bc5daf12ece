import {
  settingsSuchAs,
  numbersBeside,
  textsBeside,
  table,
  question,
  wallList,
  settings,
  type Entries,
} from './entry';

export const groupsAndLots = () => {
  const [WALL_LIST, SETTINGS] = [wallList(), settings()];
  return {
    GROUPS: {
      group: 'Groups, brackets and lots',
      summary:
        'Groups for a round robin, proposed by snake seeding: the best of each group from left to right, the second best from right to left.',
      parameters: [WALL_LIST, SETTINGS],
      returns: textsBeside('A, B, C …, to be copied into the column Group.'),
      examples: ['=GROUPS(WallList, Settings)', '=GROUPS(A1:I9, "Seeding tiebreaks=Rating, Lottery")'],
      selfTest: question('LIST;"System=Round robin"', 'A', 4),
    },
    BRACKET: {
      group: 'Groups, brackets and lots',
      summary:
        'The knock-out as a bracket that fills itself as results come in: a column for each round, and the winner.',
      parameters: [WALL_LIST, settingsSuchAs('System=Knock-out; Draw=seeded')],
      returns: table(
        'A table with a header row: players from top to bottom, each with the result, winners between the two of their pair.',
      ),
      examples: ['=BRACKET(WallList, Settings)', '=BRACKET(A1:F9, "System=Knock-out; Draw=seeded")'],
      selfTest: question('LIST;"System=Knock-out; Draw=seeded"', '4 Dov +', 3),
      readsAsWallList: true,
    },
    LOTTERY: {
      group: 'Groups, brackets and lots',
      summary:
        'The order in which lots are drawn for players: the same seed and context always draw the same, and anybody can check it.',
      parameters: [
        {
          name: 'players',
          example: 'B5:B12',
          description: 'The numbers or names of the players, one column.',
        },
        {
          name: 'seed',
          example: '"dice-4-6-1"',
          description: 'Text that nobody could have chosen, such as dice thrown in public.',
        },
        {
          name: 'context',
          example: '"final/place-3"',
          description: 'What the lots are for; another context draws anew.',
        },
      ],
      returns: numbersBeside('1 for the first lot drawn.'),
      examples: [
        '=LOTTERY(B2:B9, "EGC2026-dice-4-6-1", "final/place-3")',
        '=LOTTERY(A2:A9, "EGC2026-dice-4-6-1", "round-1")',
      ],
      selfTest: question('NAMES;"EGC2026-dice-4-6-1";"final/place-3"', 4, 3),
    },
  } satisfies Entries;
};
