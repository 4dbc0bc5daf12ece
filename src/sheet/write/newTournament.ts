import { LIST, type Problem } from '../../tournament/problem';
import { parseRank, type Rank } from '../../tournament/rank';
import { SYSTEM_NAMES } from '../../tournament/settings';

/** What a person typed into the form. */
export interface Draft {
  readonly name: string;
  readonly system: string;
  readonly rounds: number;
  readonly upperBar: string;
  readonly lowerBar: string;
}

export interface DraftProblem {
  readonly field: keyof Draft;
  readonly problem: Problem;
}

/** A round robin of 41 players; more is a slip of the finger. */
const MOST_ROUNDS = 41;

/** Everything that is wrong with a form, field by field; empty when a tournament can be made of it. */
export function checkDraft(draft: Draft): readonly DraftProblem[] {
  const found: DraftProblem[] = [];
  const report = (field: keyof Draft, code: Problem['code'], values: Problem['values'] = {}): void => {
    found.push({ field, problem: { code, severity: 'error', place: LIST, values } });
  };
  if (draft.name.trim() === '') report('name', 'tournamentUnnamed');
  if (!SYSTEM_NAMES.some(system => system === draft.system))
    report('system', 'wrongSystem', { text: draft.system });
  if (!Number.isInteger(draft.rounds) || draft.rounds < 1 || draft.rounds > MOST_ROUNDS)
    report('rounds', 'wrongRounds', { from: 1, to: MOST_ROUNDS });
  for (const field of ['upperBar', 'lowerBar'] as const) {
    const typed = draft[field].trim();
    if (typed !== '' && !isAmateur(parseRank(typed))) report(field, 'unreadableBar', { text: typed });
  }
  const [upper, lower] = [parseRank(draft.upperBar.trim()), parseRank(draft.lowerBar.trim())];
  if (isAmateur(upper) && isAmateur(lower) && lower.index > upper.index)
    report('lowerBar', 'barsCrossed', { upper: draft.upperBar.trim(), lower: draft.lowerBar.trim() });
  return found;
}

type Amateur = Extract<Rank, { readonly kind: 'amateur' }>;
const isAmateur = (rank: Rank | undefined): rank is Amateur => rank?.kind === 'amateur';
