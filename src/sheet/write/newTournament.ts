import { makeError, type Problem } from '../../tournament/problem';
import { parseRank, type Rank } from '../../tournament/rank';
import { SYSTEM_NAMES } from '../../tournament/systems';

export interface NewTournament {
  readonly name: string;
  readonly system: string;
  readonly rounds: number;
  readonly upperBar: string;
  readonly lowerBar: string;
}

export interface FieldProblem {
  readonly field: keyof NewTournament;
  readonly problem: Problem;
}

/** The rounds of a round robin of 41 players; more is a slip. */
const MOST_ROUNDS = 41;

/** All problems of the form, field by field; empty when a tournament can be made of it. */
export function checkNewTournament(form: NewTournament): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const report = (
    field: keyof NewTournament,
    code: Problem['code'],
    values: Problem['values'] = {},
  ): void => {
    problems.push({ field, problem: makeError(code, values) });
  };
  if (form.name.trim() === '') report('name', 'tournamentUnnamed');
  if (!SYSTEM_NAMES.some(system => system === form.system))
    report('system', 'wrongSystem', { text: form.system });
  if (!Number.isInteger(form.rounds) || form.rounds < 1 || form.rounds > MOST_ROUNDS)
    report('rounds', 'wrongRounds', { from: 1, to: MOST_ROUNDS });
  for (const field of ['upperBar', 'lowerBar'] as const) {
    const typed = form[field].trim();
    if (typed !== '' && !isAmateur(parseRank(typed))) report(field, 'unreadableBar', { text: typed });
  }
  const [upper, lower] = [parseRank(form.upperBar), parseRank(form.lowerBar)];
  if (isAmateur(upper) && isAmateur(lower) && lower.index > upper.index)
    report('lowerBar', 'barsCrossed', { upper: form.upperBar.trim(), lower: form.lowerBar.trim() });
  return problems;
}

type Amateur = Extract<Rank, { readonly kind: 'amateur' }>;
const isAmateur = (rank: Rank | undefined): rank is Amateur => rank?.kind === 'amateur';
