/**
 * The custom functions, each described once. The build makes the globals from this list, with the texts that
 * the formula helper of Sheets shows, and docs/functions.md; Check finds calls with it, the self-test takes
 * its questions. The code of each function is in `all.ts`. Nothing here is evaluated while the script loads.
 */
export interface CustomFunction {
  /** Its heading in docs/functions.md. */
  readonly group: string;
  readonly summary: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Answer;
  /** Formulas with commas; the first uses the names of a new tournament. */
  readonly examples: readonly string[];
  readonly selfTest: Question;
  /** A sheet filled by this function looks like a wall list, with names and rounds, and is none. */
  readonly readsAsWallList?: true;
}

interface Parameter {
  readonly name: string;
  /** The text that the formula helper shows for it. */
  readonly example: string;
  readonly description: string;
  readonly optional?: true;
}

interface Answer {
  /** A `column` or `columns` stand beside the rows of the range; a `table` stands anywhere. */
  readonly shape: 'column' | 'columns' | 'table';
  /** The type in JSDoc. */
  readonly type: 'number[]' | 'string[]' | 'string[][]';
  readonly words: string;
}

/**
 * A question of the self-test: its arguments, with LIST, NAMES and BEFORE for the ranges, and the expected
 * text of one cell.
 */
interface Question {
  /** Separated by semicolons, which every locale reads. */
  readonly arguments: string;
  readonly answer: string | number;
  /** The cell to compare, counted from the formula's own; one further down shows that the answer spilled. */
  readonly row: number;
  readonly column: number;
}

export type FunctionName = keyof ReturnType<typeof entries>;

export interface NamedFunction extends CustomFunction {
  readonly name: FunctionName;
}

/** Every custom function, in the order of docs/functions.md. */
export const customFunctions = (): readonly NamedFunction[] =>
  (Object.entries(entries()) as [FunctionName, CustomFunction][]).map(([name, one]) => ({ name, ...one }));

/** The number of arguments before the settings; undefined for a function without settings. */
export function argumentsBeforeSettings({ parameters }: CustomFunction): number | undefined {
  const at = parameters.findIndex(({ name }) => name === 'settings');
  return at < 0 ? undefined : at;
}

/** Whether each value belongs to a row of the wall list, so that the formula must stand in the list's first row. */
export const standsBesideWallList = ({ parameters, returns }: CustomFunction): boolean =>
  parameters[0]?.name === 'wallList' && returns.shape !== 'table';

const wallListWith = (columns: string): Parameter => ({
  name: 'wallList',
  example: 'A4:K40',
  description: `The wall list with its header row: ${columns} and the rounds R1, R2 …`,
});

const settingsSuchAs = (text: string): Parameter => ({
  name: 'settings',
  example: 'Settings',
  description: `Optional. The Settings range, or text such as "${text}".`,
  optional: true,
});

const numbersBeside = (what: string): Answer => ({ ...beside(what), type: 'number[]' });
const textsBeside = (what: string): Answer => ({ ...beside(what), type: 'string[]' });
const beside = (what: string) =>
  ({ shape: 'column', words: `One column, aligned with the rows of the range: ${what}` }) as const;

const table = (words: string): Answer => ({ shape: 'table', type: 'string[][]', words });

const question = (given: string, answer: string | number, row: number, column = 0): Question => ({
  arguments: given,
  answer,
  row,
  column,
});

const entries = () => {
  const [WALL_LIST, SETTINGS] = [
    wallListWith('a name column'),
    settingsSuchAs('System=Swiss; Tiebreaks=SOS'),
  ];
  return {
    SCORE: {
      group: 'Scores',
      summary:
        'What the system ranks by before any tiebreak: McMahon score, wins, points of score pairing, rounds come through in a knock-out.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('the score, under the title that STANDINGS has for it.'),
      examples: ['=SCORE(WallList, Settings)', '=SCORE(A4:K40, "System=Score pairing")'],
      selfTest: question('LIST;"System=Score pairing"', 2, 4),
    },
    WINS: {
      group: 'Scores',
      summary:
        'Number of wins of each player: a win 1, a jigo ½, a bye 1, an agreed absence ½; floored as the settings say.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('the number of wins.'),
      examples: ['=WINS(WallList, Settings)', '=WINS(A4:K40, "Rounding=none")'],
      selfTest: question('LIST;"System=Swiss"', 1, 4),
    },
    MMS: {
      group: 'Scores',
      summary: 'McMahon score of each player: the starting score between the bars plus the wins.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('the score.'),
      examples: ['=MMS(WallList, Settings)', '=MMS(A4:K40, "Upper bar=3d; Lower bar=20k")'],
      selfTest: question('LIST;"System=McMahon"', 30, 4),
    },
    SOS: {
      group: 'Tiebreaks',
      summary: "Sum of the opponents' scores.",
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('SOS.'),
      examples: ['=SOS(WallList, Settings)', '=SOS(A4:K40, "System=Swiss")'],
      selfTest: question('LIST;"System=Swiss"', 5, 4),
    },
    SOS1: {
      group: 'Tiebreaks',
      summary: "Sum of the opponents' scores without one: the smallest (EGF) or the one of round 1 (WMSG).",
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('SOS-1.'),
      examples: ['=SOS1(WallList, Settings)', '=SOS1(A4:K40, "SOS flavour=WMSG")'],
      selfTest: question('LIST;"System=Swiss"', 4, 4),
    },
    SOS2: {
      group: 'Tiebreaks',
      summary:
        "Sum of the opponents' scores without two: the smallest two (EGF) or those of rounds 1 and 2 (WMSG).",
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('SOS-2.'),
      examples: ['=SOS2(WallList, Settings)', '=SOS2(A4:K40, "System=Swiss; SOS flavour=WMSG")'],
      selfTest: question('LIST;"System=Swiss"', 2, 4),
    },
    SOSK: {
      group: 'Tiebreaks',
      summary:
        "Sum of the opponents' scores without k of them: the k smallest (EGF) or those of rounds 1 to k (WMSG).",
      parameters: [
        WALL_LIST,
        { name: 'k', example: '2', description: 'How many to leave out: 0, 1, 2 …' },
        SETTINGS,
      ],
      returns: numbersBeside('SOS-k.'),
      examples: ['=SOSK(WallList, 3, Settings)', '=SOSK(A4:K40, 2)'],
      selfTest: question('LIST;1;"System=Swiss"', 4, 4),
    },
    SODOS: {
      group: 'Tiebreaks',
      summary: "Sum of defeated opponents' scores; a jigo counts half of the opponent's score.",
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('SODOS.'),
      examples: ['=SODOS(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 2, 4),
    },
    SOSOS: {
      group: 'Tiebreaks',
      summary: "Sum of the opponents' SOS.",
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('SOSOS.'),
      examples: ['=SOSOS(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 13, 4),
    },
    CUSS: {
      group: 'Tiebreaks',
      summary: 'Cumulative sum of scores: the own score after each round, added up.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('CUSS.'),
      examples: ['=CUSS(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 3, 4),
    },
    DIRECTCOMPARISON: {
      group: 'Tiebreaks',
      summary:
        'Wins among the players who are still tied, repeated inside every group that it separates; 0 where it cannot be applied.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('DC-1 + DC-2/100 + DC-3/10000 …, so that sorting by it is right.'),
      examples: [
        '=DIRECTCOMPARISON(WallList, Settings)',
        '=DIRECTCOMPARISON(A4:K40, "Tiebreaks=DIRECTCOMPARISON, SOS2")',
      ],
      selfTest: question('LIST;"System=Swiss"', 1, 3),
    },
    DCSTEPS: {
      group: 'Tiebreaks',
      summary: 'The steps of direct comparison one by one, and why it does not apply where it does not.',
      parameters: [WALL_LIST, SETTINGS],
      returns: {
        shape: 'columns',
        type: 'string[][]',
        words:
          'One column for each step (DC-1, DC-2 …) and one that says why not, aligned with the rows of the range.',
      },
      examples: ['=DCSTEPS(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 1, 3),
    },
    PLACE: {
      group: 'Places and prizes',
      summary:
        'Place of each player by the score and then the tiebreaks of the settings; equal players share a place.',
      parameters: [WALL_LIST, SETTINGS],
      returns: numbersBeside('the place.'),
      examples: ['=PLACE(WallList, Settings)', '=PLACE(A4:K40, "Tiebreaks=SOS, SOSOS")'],
      selfTest: question('LIST;"System=Swiss"', 4, 4),
    },
    STANDINGS: {
      group: 'Places and prizes',
      summary:
        'The final wall list: sorted, with places, renumbered opponents, the score and the tiebreaks of the settings.',
      parameters: [WALL_LIST, SETTINGS],
      returns: table('A table with a header row, one row a player.'),
      examples: ['=STANDINGS(WallList, Settings)', '=STANDINGS(A4:K40, "Through round=3")'],
      selfTest: question('LIST;"System=Swiss"', 'Dov', 4, 2),
      readsAsWallList: true,
    },
    PRIZES: {
      group: 'Places and prizes',
      summary:
        'Who gets which prize: equal players share money and points, rounded down, and have the title of their place; things go by the prize tiebreaks inside a place.',
      parameters: [
        WALL_LIST,
        {
          name: 'prizes',
          example: 'N2:O9',
          description:
            'The prizes, a row for each place, place 1 first: amounts are shared, a column titled Title has titles, any other column of texts things such as a cup.',
        },
        SETTINGS,
      ],
      returns: table('A table: place, number, name and prizes; below it what nobody gets.'),
      examples: ['=PRIZES(WallList, N2:O9, Settings)', '=PRIZES(A4:K40, N2:N5, "Prize unit=1")'],
      selfTest: question('LIST;100;"System=Swiss"', 'Not given out', 2, 2),
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
        '=TEAMSTANDINGS(A4:K40, "System=Round robin; Teams=yes")',
      ],
      selfTest: question('LIST;"System=Round robin"', 'Elms', 2, 2),
      readsAsWallList: true,
    },
    GROUPS: {
      group: 'Groups, brackets and lots',
      summary:
        'Groups for a round robin, proposed by snake seeding: the best of each group from left to right, the second best from right to left.',
      parameters: [WALL_LIST, SETTINGS],
      returns: textsBeside('A, B, C …, to be copied into the column Group.'),
      examples: ['=GROUPS(WallList, Settings)', '=GROUPS(A4:K40, "Seeding tiebreaks=Rating, Lottery")'],
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
      examples: ['=BRACKET(WallList, Settings)', '=BRACKET(A4:K40, "System=Knock-out; Draw=seeded")'],
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
        '=LOTTERY(B5:B12, "EGC2026-dice-4-6-1", "final/place-3")',
        '=LOTTERY(A5:A12, Settings!B50, "round-1")',
      ],
      selfTest: question('NAMES;"EGC2026-dice-4-6-1";"final/place-3"', 4, 3),
    },
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
          description: 'The name of a function: SCORE, MMS, WINS, SOS, SOS2, SODOS, DIRECTCOMPARISON …',
        },
        SETTINGS,
      ],
      returns: table(
        'A table: the value with its sum, then for each round what it is, what it adds and what was left out.',
      ),
      examples: [
        '=EXPLAIN(WallList, 7, "SOS2", Settings)',
        '=EXPLAIN(A4:K40, "Ana García", "DIRECTCOMPARISON")',
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
    NEXTROUND: {
      group: 'The next round',
      summary: 'A preview of the next round: the pairing that the sidebar would write now.',
      parameters: [WALL_LIST, SETTINGS],
      returns: table(
        'A table: Table, Black No, Black, White No, White, Handicap, Komi, Remarks; a bye is the last row.',
      ),
      examples: ['=NEXTROUND(WallList, Settings)', '=NEXTROUND(A4:K40, "System=Swiss; Seed=EGC2026")'],
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
      examples: ['=PAIRINGREPORT(WallList, Settings)', '=PAIRINGREPORT(A4:K40, "System=Swiss")'],
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
        '=WHYNOT(WallList, 7, 12, Settings)',
        '=WHYNOT(A4:K40, "Ana García", "Ben Ode", "System=Swiss")',
        '=WHYNOT(WallList, 7, "bye", Settings)',
      ],
      selfTest: question(
        'BEFORE;1;2;"System=Swiss; Forbidden pairs=1-2"',
        'The settings forbid Ada (1) – Ben (2).',
        0,
      ),
    },
    PERFORMANCE: {
      group: 'Ratings',
      summary:
        'Performance rating of each player: the rating that would expect exactly the score made. Games by default and handicap games are left out.',
      parameters: [
        wallListWith('names, ratings or ranks,'),
        settingsSuchAs('System=Diagonal; Performance=Elo'),
      ],
      returns: numbersBeside('the rating; "> 2532.24" for a player who has won everything.'),
      examples: ['=PERFORMANCE(WallList, Settings)', '=PERFORMANCE(A4:K40, "Performance=Elo")'],
      selfTest: question('LIST;"System=Swiss"', 2080.96, 4),
    },
    NEWRATING: {
      group: 'Ratings',
      summary:
        "Rating of each player after the tournament, by the EGF's system of 2021: a preview, the European Go Database has the last word.",
      parameters: [wallListWith('names, ratings or ranks,'), settingsSuchAs('Tournament class=B')],
      returns: numbersBeside('the rating.'),
      examples: ['=NEWRATING(WallList, Settings)', '=NEWRATING(A4:K40, "Tournament class=C")'],
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
      examples: ['=WINPROBABILITY(2100, 2250)', '=WINPROBABILITY(C5:C40, "3d")'],
      selfTest: question('2100;2100', 0.5, 0),
    },
  } satisfies Readonly<Record<string, CustomFunction>>;
};
