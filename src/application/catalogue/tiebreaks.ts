import { numbersBeside, question, wallList, settings, type Entries } from './entry';

export const tiebreaks = () => {
  const [WALL_LIST, SETTINGS] = [wallList(), settings()];
  const tiebreak = { group: 'Tiebreaks', parameters: [WALL_LIST, SETTINGS] };
  return {
    SOS: {
      ...tiebreak,
      summary: "Sum of the opponents' scores.",
      returns: numbersBeside('SOS.'),
      examples: ['=SOS(WallList, Settings)', '=SOS(A1:I9, "System=Swiss")'],
      selfTest: question('LIST;"System=Swiss"', 5, 4),
    },
    SOS1: {
      ...tiebreak,
      summary: "Sum of the opponents' scores without one: the smallest (EGF) or the one of round 1 (WMSG).",
      returns: numbersBeside('SOS-1.'),
      examples: ['=SOS1(WallList, Settings)', '=SOS1(A1:I9, "SOS flavour=WMSG")'],
      selfTest: question('LIST;"System=Swiss"', 4, 4),
    },
    SOS2: {
      ...tiebreak,
      summary:
        "Sum of the opponents' scores without two: the smallest two (EGF) or those of rounds 1 and 2 (WMSG).",
      returns: numbersBeside('SOS-2.'),
      examples: ['=SOS2(WallList, Settings)', '=SOS2(A1:I9, "System=Swiss; SOS flavour=WMSG")'],
      selfTest: question('LIST;"System=Swiss"', 2, 4),
    },
    SOSK: {
      ...tiebreak,
      summary:
        "Sum of the opponents' scores without k of them: the k smallest (EGF) or those of rounds 1 to k (WMSG).",
      parameters: [
        WALL_LIST,
        { name: 'k', example: '2', description: 'How many to leave out: 0, 1, 2 …' },
        SETTINGS,
      ],
      returns: numbersBeside('SOS-k.'),
      examples: ['=SOSK(WallList, 1, Settings)', '=SOSK(A1:I9, 2)'],
      selfTest: question('LIST;1;"System=Swiss"', 4, 4),
    },
    SODOS: {
      ...tiebreak,
      summary: "Sum of defeated opponents' scores; a jigo counts half of the opponent's score.",
      returns: numbersBeside('SODOS.'),
      examples: ['=SODOS(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 2, 4),
    },
    SOSOS: {
      ...tiebreak,
      summary: "Sum of the opponents' SOS.",
      returns: numbersBeside('SOSOS.'),
      examples: ['=SOSOS(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 13, 4),
    },
    CUSS: {
      ...tiebreak,
      summary: 'Cumulative sum of scores: the own score after each round, added up.',
      returns: numbersBeside('CUSS.'),
      examples: ['=CUSS(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 3, 4),
    },
    DIRECTCOMPARISON: {
      ...tiebreak,
      summary:
        'Wins among the players who are still tied, repeated inside every group that it separates; 0 where it cannot be applied.',
      returns: numbersBeside('DC-1 + DC-2/100 + DC-3/10000 …, so that sorting by it is right.'),
      examples: [
        '=DIRECTCOMPARISON(WallList, Settings)',
        '=DIRECTCOMPARISON(A1:I9, "Tiebreaks=DIRECTCOMPARISON, SOS2")',
      ],
      selfTest: question('LIST;"System=Swiss"', 1, 3),
    },
    DCSTEPS: {
      ...tiebreak,
      summary: 'The steps of direct comparison one by one, and why it does not apply where it does not.',
      returns: {
        shape: 'columns',
        type: 'string[][]',
        words: 'One column for each step (DC-1, DC-2 …) and one that says why not, aligned with the range.',
      },
      examples: ['=DCSTEPS(WallList, Settings)'],
      selfTest: question('LIST;"System=Swiss"', 1, 3),
    },
  } satisfies Entries;
};
