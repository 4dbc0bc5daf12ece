import { table, question, wallList, settings, type Entries } from './entry';

export const questions = () => {
  const [WALL_LIST, SETTINGS] = [wallList(), settings()];
  return {
    EXPLAIN: {
      group: 'Answers to questions',
      summary:
        'How one value of one player comes about, in words: every round, the opponent, what it counts and what was left out.',
      parameters: [
        WALL_LIST,
        { name: 'player', example: '7', description: 'The number or the exact name of the player.' },
        {
          name: 'tiebreak',
          example: '"SOS2"',
          description: 'The name of a function such as SCORE or SOS2, or a title of STANDINGS.',
        },
        SETTINGS,
      ],
      returns: table(
        'A table: the value with its sum, then for each round what it is, what it adds and what was left out.',
      ),
      examples: [
        '=EXPLAIN(WallList, 7, "SOS2", Settings)',
        '=EXPLAIN(A1:I9, "Ana García", "DIRECTCOMPARISON")',
      ],
      selfTest: question('LIST;4;"SOS2";"System=Swiss"', 'Score of Ada', 1, 1),
    },
    CHECKWALLLIST: {
      group: 'Answers to questions',
      summary: 'Everything that is wrong or doubtful in the wall list and its settings, with how to mend it.',
      parameters: [WALL_LIST, SETTINGS],
      returns: table(
        'A table: row and column inside the range, what is wrong, how to mend it; or one line "No problems found".',
      ),
      examples: ['=CHECKWALLLIST(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 'No problems found', 0),
    },
  } satisfies Entries;
};
