import { wallListWith, settingsSuchAs, numbersBeside, table, question, type Entries } from './entry';

export const teams = () =>
  ({
    BOARDWINS: {
      group: 'Teams',
      summary:
        "Number of Board Wins of each player's team: what its boards won in all rounds. The list needs the column Team.",
      parameters: [wallListWith('a name column, Team,'), settingsSuchAs('System=Swiss; Teams=yes')],
      returns: numbersBeside('the same for all players of a team.'),
      examples: ['=BOARDWINS(WallList, Settings)'],
      selfTest: question('LIST;"System=Round robin"', 1, 4),
    },
    TEAMSTANDINGS: {
      group: 'Teams',
      summary:
        'The standings of a team event, from the list of its players with Team and Board: teams by match scores, board wins, tiebreaks.',
      parameters: [wallListWith('a name column, Team, Board,'), settingsSuchAs('System=Swiss; Teams=yes')],
      returns: table(
        'A table with a header row: place, number, team, matches, score, board wins, tiebreaks.',
      ),
      examples: [
        '=TEAMSTANDINGS(WallList, Settings)',
        '=TEAMSTANDINGS(A1:G9, "System=Round robin; Teams=yes")',
      ],
      selfTest: question('LIST;"System=Round robin"', 'Elms', 2, 2),
      readsAsWallList: true,
    },
  }) satisfies Entries;
