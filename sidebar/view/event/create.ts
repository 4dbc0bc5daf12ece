import type { FieldRemark, NewTournamentForm, View } from '../../../src/application/protocol/protocol';
import type { Panel } from '../../model/panel';
import type { Say } from '../../words';

type Create = Extract<View, { view: 'create' }>;

export const create = ({ draft, problems }: Create, say: Say): Panel => ({
  heading: say('sidebar.create.heading'),
  parts: [{ part: 'form', draft, problems }],
  primary: {
    label: say('sidebar.create.submit'),
    does: { deed: 'submit form' },
    to: say('sidebar.create.text'),
  },
  others: [{ label: say('sidebar.leave'), does: { deed: 'back' } }],
  back: { deed: 'back' },
});

/** Problems that need no server. Tiebreaks are left to the add-on. */
export function checkDraft(draft: NewTournamentForm, say: Say): readonly FieldRemark[] {
  const wrong = (field: keyof NewTournamentForm, sentence: string): FieldRemark => ({
    severity: 'error',
    sentence,
    mend: '',
    cell: undefined,
    field,
  });
  return [
    ...(draft.name.trim() === '' ? [wrong('name', say('sidebar.create.nameMissing'))] : []),
    ...(Number.isInteger(draft.rounds) && draft.rounds >= 1
      ? []
      : [wrong('rounds', say('sidebar.create.roundsWrong'))]),
  ];
}
