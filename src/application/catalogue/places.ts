import { numbersBeside, table, question, wallList, settings, type Entries } from './entry';

export const places = () => {
  const [WALL_LIST, SETTINGS] = [wallList(), settings()];
  return {
    PLACE: {
      group: 'Places and prizes',
      summary:
        'Place of each player by the score and then the tiebreaks of the settings; equal players share a place.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('the place.'),
      examples: ['=PLACE(WallList, Settings)', '=PLACE(A1:I9, "Tiebreaks=SOS, SOSOS")'],
      selfTest: question('LIST;"System=Swiss"', 4, 4),
    },
    RANKING: {
      group: 'Places and prizes',
      summary:
        'Several of these columns at once: place, score and tiebreaks in one formula, quicker than one each.',
      parameters: [
        WALL_LIST,
        {
          name: 'columns',
          example: '"PLACE, MMS, SOS"',
          description:
            'Names of functions with one column; "" for place, score and the tiebreaks of the settings.',
        },
        SETTINGS,
      ],
      returns: {
        shape: 'columns',
        type: 'string[][]',
        words: 'The columns side by side, aligned with the range; the cells that they fill have to be empty.',
      },
      examples: ['=RANKING(WallList, "PLACE, MMS, SOS", Settings)', '=RANKING(A1:I9, "", "System=Swiss")'],
      selfTest: question('LIST;"PLACE, SOS";"System=Swiss"', 5, 4, 1),
    },
    STANDINGS: {
      group: 'Places and prizes',
      summary:
        'The final wall list: sorted, with places, renumbered opponents, the score and the tiebreaks of the settings.',
      parameters: [WALL_LIST, SETTINGS],
      returns: table('A table with a header row, one row a player.'),
      examples: ['=STANDINGS(WallList, Settings)', '=STANDINGS(A1:I9, "Through round=3")'],
      selfTest: question('LIST;"System=Swiss"', 'Dov', 4, 2),
      readsAsWallList: true,
    },
    PRIZES: {
      group: 'Places and prizes',
      summary:
        'Who gets which prize: equal players share money and points, and have the title of their place; things go by the prize tiebreaks inside a place.',
      parameters: [
        WALL_LIST,
        {
          name: 'prizes',
          example: 'N2:O9',
          description:
            'The prizes, a row for each place, place 1 first: amounts are shared, a column titled Title has titles, any other column of texts things such as a cup. 4/5 as a place is everybody with four wins of five; [Age <18] behind a title is for those alone.',
        },
        SETTINGS,
      ],
      returns: table('A table: place, number, name and prizes; below it what nobody gets.'),
      examples: ['=PRIZES(WallList, K1:L5, Settings)', '=PRIZES(A1:I9, K1:K5, "Prize unit=1")'],
      selfTest: question('LIST;100;"System=Swiss"', 'Ada', 1, 2),
    },
    CROSSTABLE: {
      group: 'Places and prizes',
      summary: 'Players against players: each game with its result and its round.',
      parameters: [WALL_LIST, SETTINGS],
      returns: table('A table with a header row and a header column.'),
      examples: ['=CROSSTABLE(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 'Dov', 4, 1),
      readsAsWallList: true,
    },
    NAMES: {
      group: 'Places and prizes',
      summary:
        "The wall list as it stands, with the opponents' names in the place of their numbers: Ito Ken +/b.",
      parameters: [WALL_LIST, SETTINGS],
      returns: table('A table with a header row, one row a player, for people who look for somebody.'),
      examples: ['=NAMES(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 'Dov', 4, 1),
      readsAsWallList: true,
    },
  } satisfies Entries;
};
