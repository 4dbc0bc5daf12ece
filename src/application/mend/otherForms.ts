import { makeA1, excerpt, textOf } from '../../sheet/cells/cell';
import { isCrossTable } from '../../sheet/otherForms/crossTable';
import { inNumbers, type DoubtfulCell } from '../../sheet/otherForms/inNumbers';
import { numbersElsewhere } from '../../sheet/otherForms/numbersElsewhere';
import { makeText } from '../../sheet/wording';
import type { CellChange } from '../../sheet/cells/block';
import { LIST, type Problem, type ProblemCode } from '../../tournament/problem';
import { listBlocks } from '../read/listRows';
import type { Tournament } from '../read/tournament';
import type { MendPlan } from '../write/mendPlan';

/** A problem in a form of results that is not read, with what mends it. */
export interface OtherForm {
  readonly problem: Problem;
  readonly plans: readonly MendPlan[];
}

/** `replaces` names problems of cells that are then solved. */
export interface OtherForms {
  readonly found: readonly OtherForm[];
  /** The cells that become numbers for certain. */
  readonly changes: readonly CellChange[];
  readonly replaces: (problem: Problem) => boolean;
}

const OF_CELLS: readonly ProblemCode[] = [
  'resultsInOtherForm',
  'unreadableCell',
  'resultMissing',
  'worthMissing',
  'twoMeanings',
  'turnedIntoNumber',
  'turnedIntoDate',
];

const NONE: OtherForms = { found: [], changes: [], replaces: () => false };

/** Results by name, margin, in a table or beside their column, each with what puts it into our notation where that is certain. */
export function otherForms(tournament: Tournament): OtherForms {
  const { reading, list } = tournament;
  const wrong = reading.problems.filter(({ code }) => OF_CELLS.includes(code));
  if (wrong.length === 0) {
    const forms = numbersFound(tournament);
    return { ...NONE, found: forms, replaces: ({ code }) => forms.length > 0 && code === 'unlistedOpponent' };
  }
  const isOfCells = (problem: Problem): boolean => OF_CELLS.includes(problem.code);
  const place = wrong[0]?.place ?? LIST;
  if (isCrossTable(reading, list.values)) {
    const count = reading.rows.length;
    return {
      ...NONE,
      found: [{ problem: { code: 'crossTable', severity: 'error', place, values: { count } }, plans: [] }],
      replaces: problem => isOfCells(problem) || problem.code === 'selfPlay',
    };
  }
  const { changes, doubts } = inNumbers(reading, list.values);
  const openDoubts = doubts.filter(({ why }) => why !== 'unread');
  if (changes.length + openDoubts.length === 0) return withoutOpponents(wrong);
  const isAllTold = wrong.some(({ code }) => code === 'resultsInOtherForm');
  const covered = new Set([...changes, ...openDoubts].map(({ row, column }) => makeA1(row, column)));
  return {
    changes,
    found: [
      ...(changes.length > 0 ? [changed(tournament, changes)] : []),
      ...doubts.filter(({ why }) => isAllTold || why !== 'unread').map(cell => asked(tournament, cell)),
    ],
    replaces: problem =>
      isOfCells(problem) &&
      (problem.code === 'resultsInOtherForm' ||
        (problem.place.kind === 'cell' && covered.has(makeA1(problem.place.row, problem.place.column)))),
  };
}

const TICK = /^[✓✔☑✗✘×xX]$/;
const OF_TEAMS = /^\d+\s*[+\-=]\s*\(\d/;

/** Many cells that name nobody: the sentence says what they lack. */
function withoutOpponents(wrong: readonly Problem[]): OtherForms {
  const line = wrong.find(({ code }) => code === 'resultsInOtherForm');
  const text = String(line?.values['text'] ?? '');
  const code = TICK.test(text)
    ? 'resultsWithoutOpponent'
    : OF_TEAMS.test(text)
      ? 'resultsOfTeams'
      : undefined;
  return line && code
    ? {
        ...NONE,
        found: [{ problem: { ...line, code }, plans: [] }],
        replaces: problem => problem.code === line.code,
      }
    : NONE;
}

function changed(tournament: Tournament, changes: readonly CellChange[]): OtherForm {
  const { text, list } = tournament;
  const [first] = changes;
  const values = {
    count: changes.length,
    text: excerpt(first?.before ?? ''),
    after: first?.after ?? '',
  };
  const problem: Problem = {
    code: 'inOtherNotation',
    severity: 'error',
    place: first ? { kind: 'cell', row: first.row, column: first.column } : LIST,
    values,
  };
  const { row, column } = list.origin;
  const plan: MendPlan = {
    label: text('mendBy.inNumbers', { count: changes.length }),
    blocks: blocksOf(tournament, changes),
    becomes: changes.map(
      change =>
        `${makeA1(change.row + row, change.column + column)}: ${excerpt(change.before)} → ${change.after}`,
    ),
  };
  return { problem, plans: [plan] };
}

const blocksOf = (tournament: Tournament, changes: readonly CellChange[]): MendPlan['blocks'] =>
  listBlocks(
    tournament,
    changes.map(change => ({
      ...change,
      row: change.row + tournament.list.origin.row,
      column: change.column + tournament.list.origin.column,
    })),
  );

/** A cell that is not certain, with a button for each thing that it may mean. */
function asked(tournament: Tournament, cell: DoubtfulCell): OtherForm {
  const { reading, settings, list } = tournament;
  const { row, column, text, why, name, players, choices } = cell;
  const named = players.map(player => reading.wallList.players[player]).flatMap(player => player ?? []);
  const problem: Problem = {
    code: CODES[why],
    severity: 'error',
    place: { kind: 'cell', row, column },
    values: {
      text: excerpt(text),
      name: excerpt(name),
      no: named[0]?.no ?? 0,
      players: named.map(player => `${excerpt(player.name)} (${player.no})`).join(', '),
    },
  };
  const words = makeText(settings.language, list.origin);
  const plans = choices.map(after => ({
    label: words('mendBy.type', { text: after, cell: makeA1(row, column) }),
    blocks: blocksOf(tournament, [{ row, column, before: textOf(list.values[row]?.[column]), after }]),
  }));
  return { problem, plans };
}

const CODES = {
  nameUnknown: 'opponentUnknown',
  nameTwice: 'opponentTwice',
  winnerUnknown: 'winnerUnknown',
  twoMeanings: 'twoMeanings',
  resultMissing: 'resultMissing',
  unread: 'unreadableCell',
} as const satisfies Readonly<Record<DoubtfulCell['why'], ProblemCode>>;

/** The numbers stand in a column with another title. */
function numbersFound(tournament: Tournament): readonly OtherForm[] {
  const { reading, list, text, settings } = tournament;
  const column = numbersElsewhere(reading, list.values);
  const { header: row } = reading;
  if (column === undefined || row === undefined) return [];
  const title = textOf(list.values[row]?.[column]);
  const after = text('column.no');
  const label = makeText(settings.language, list.origin)('mendBy.type', {
    text: after,
    cell: makeA1(row, column),
  });
  return [
    {
      problem: {
        code: 'numbersElsewhere',
        severity: 'error',
        place: { kind: 'cell', row, column },
        values: { title: excerpt(title), after },
      },
      plans: [
        {
          label,
          blocks: [
            {
              sheet: list.sheet,
              row: row + list.origin.row,
              column: column + list.origin.column,
              before: [[title]],
              after: [[after]],
            },
          ],
        },
      ],
    },
  ];
}
