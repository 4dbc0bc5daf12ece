import type { View } from '../../../src/application/protocol/protocol';
import { asks, text, type Panel } from '../../model/panel';
import type { Say } from '../../words';
import { auditButton } from './audit';
import { filesButton, undoOffer } from '../parts/offers';

type Finished = Extract<View, { view: 'finished' }>;
type StandingsWritten = Extract<View, { view: 'standings written' }>;
type ReportWritten = Extract<View, { view: 'report written' }>;
type PrizesWritten = Extract<View, { view: 'prizes written' }>;

export const finished = ({ rounds, warnings = [], undo }: Finished, say: Say): Panel => ({
  heading: say('sidebar.finished.heading'),
  parts: [
    { part: 'counts', rows: [{ label: say('sidebar.finished.rounds'), value: rounds }] },
    ...(warnings.length > 0 ? [{ part: 'remarks' as const, remarks: warnings }] : []),
    ...undoOffer(undo, say),
  ],
  primary: { label: say('sidebar.showStandings'), does: asks({ ask: 'standings' }) },
  others: [filesButton(say), auditButton(say)],
  back: undefined,
});

export const standingsWritten = ({ sheet, provisional, sortable }: StandingsWritten, say: Say): Panel => ({
  heading: say('sidebar.standings.heading'),
  parts: [text(say('sidebar.standings.text', { sheet })), ...notFinal(provisional)],
  primary: {
    label: say('sidebar.standings.open'),
    does: asks({ ask: 'go', to: { sheet, a1: 'A1' } }),
  },
  others: [
    {
      label: say(provisional === '' ? 'sidebar.showPrizes' : 'sidebar.showPrizesProvisional'),
      does: asks({ ask: 'prizes' }),
    },
    { label: say('sidebar.names'), does: asks({ ask: 'names' }) },
    ...(sortable ? [{ label: say('sidebar.sortByPlace'), does: asks({ ask: 'sort by place' }) }] : []),
  ],
  back: undefined,
});

export const namesWritten = ({ sheet }: Extract<View, { view: 'names written' }>, say: Say): Panel => ({
  heading: say('sidebar.names'),
  parts: [text(say('sidebar.names.text', { sheet }))],
  primary: { label: say('sidebar.names.open'), does: asks({ ask: 'go', to: { sheet, a1: 'A1' } }) },
  others: [],
  back: undefined,
});

export const prizesWritten = ({ sheet, provisional }: PrizesWritten, say: Say): Panel => ({
  heading: say('sidebar.prizes.heading'),
  parts: [text(say('sidebar.prizes.text', { sheet })), ...notFinal(provisional)],
  primary: {
    label: say('sidebar.prizes.open'),
    does: asks({ ask: 'go', to: { sheet, a1: 'B2' } }),
  },
  others: [filesButton(say)],
  back: undefined,
});

/** The note that results are open, so that no place is final; empty without such a note. */
const notFinal = (provisional: string): Panel['parts'] =>
  provisional === ''
    ? []
    : [
        {
          part: 'remarks',
          remarks: [{ severity: 'warning', sentence: provisional, mend: '', cell: undefined }],
        },
      ];

export const costsWritten = (
  { sheet, round, part }: Extract<View, { view: 'costs written' }>,
  say: Say,
): Panel => ({
  heading: say('sidebar.costs.heading'),
  parts: [
    text(say('sidebar.costs.text', { sheet })),
    ...(part ? [text(say('sidebar.costs.part', { ...part, ask: say('sidebar.why.ask') }))] : []),
  ],
  primary: { label: say('sidebar.ready.preview', { round }), does: asks({ ask: 'preview' }) },
  others: [{ label: say('sidebar.costs.open'), does: asks({ ask: 'go', to: { sheet, a1: 'A1' } }) }],
  back: asks({ ask: 'preview' }),
});

export const reportWritten = ({ sheet, round }: ReportWritten, say: Say): Panel => ({
  heading: say('sidebar.report.heading'),
  parts: [text(say('sidebar.report.text', { sheet }))],
  primary: { label: say('sidebar.ready.preview', { round }), does: asks({ ask: 'preview' }) },
  others: [{ label: say('sidebar.report.open'), does: asks({ ask: 'go', to: { sheet, a1: 'A1' } }) }],
  back: asks({ ask: 'preview' }),
});
