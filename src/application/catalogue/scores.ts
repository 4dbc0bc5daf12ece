import { numbersBeside, question, wallList, settings, type Entries } from './entry';

export const scores = () => {
  const [WALL_LIST, SETTINGS] = [wallList(), settings()];
  return {
    SCORE: {
      group: 'Scores',
      summary:
        'What the system ranks by before any tiebreak: McMahon score, wins, points of score pairing, rounds come through in a knock-out.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('the score, under the title that STANDINGS has for it.'),
      examples: ['=SCORE(WallList, Settings)', '=SCORE(A1:I9, "System=Score pairing")'],
      selfTest: question('LIST;"System=Score pairing"', 2, 4),
    },
    WINS: {
      group: 'Scores',
      summary:
        'Number of wins of each player: a win 1, a jigo ½, a bye 1, an agreed absence ½; floored as the settings say.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('the number of wins.'),
      examples: ['=WINS(WallList, Settings)', '=WINS(A1:I9, "Rounding=none")'],
      selfTest: question('LIST;"System=Swiss"', 1, 4),
    },
    MMS: {
      group: 'Scores',
      summary: 'McMahon score of each player: the starting score between the bars plus the wins.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('the score.'),
      examples: ['=MMS(WallList, Settings)', '=MMS(A1:I9, "Upper bar=3d; Lower bar=20k")'],
      selfTest: question('LIST;"System=McMahon"', 30, 4),
    },
  } satisfies Entries;
};
