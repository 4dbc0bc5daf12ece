import { wallListWith, settingsSuchAs, numbersBeside, question, type Entries } from './entry';

export const ratings = () =>
  ({
    PERFORMANCE: {
      group: 'Ratings',
      summary:
        'Performance rating of each player: the rating that would expect exactly the score made. Games by default and handicap games are left out.',
      parameters: [
        wallListWith('names, ratings or ranks,'),
        settingsSuchAs('System=Diagonal; Performance=Elo'),
      ],
      returns: numbersBeside('the rating; "> 2532.24" for a player who has won everything.'),
      examples: ['=PERFORMANCE(WallList, Settings)', '=PERFORMANCE(A1:I9, "Performance=Elo")'],
      selfTest: question('LIST;"System=Swiss"', 2080.96, 4),
    },
    NEWRATING: {
      group: 'Ratings',
      summary:
        "Rating of each player after the tournament, by the EGF's system of 2021: a preview, the European Go Database has the last word.",
      parameters: [wallListWith('names, ratings or ranks,'), settingsSuchAs('Tournament class=B')],
      returns: numbersBeside('the rating.'),
      examples: ['=NEWRATING(WallList, Settings)', '=NEWRATING(A1:I9, "Tournament class=C")'],
      selfTest: question('LIST;"System=Swiss"', 2007.501, 4),
    },
    WINPROBABILITY: {
      group: 'Ratings',
      summary: "How likely the first of two players is to win an even game, by the EGF's ratings of 2021.",
      parameters: [
        { name: 'a', example: '2100', description: 'Rating or rank of the player, or a column of them.' },
        { name: 'b', example: '"3d"', description: 'Rating or rank of the opponent, or a column of them.' },
      ],
      returns: {
        shape: 'column',
        type: 'number[]',
        words: 'A number from 0 to 1; for columns, one for each row.',
      },
      examples: ['=WINPROBABILITY(2100, 2250)', '=WINPROBABILITY(C2:C9, "3d")'],
      selfTest: question('2100;2100', 0.5, 0),
    },
  }) satisfies Entries;
