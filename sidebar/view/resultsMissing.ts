import type { View } from '../../src/addon/panel/protocol';
import { asks, LOOK, type Panel, type Part } from '../panel';
import type { Say } from '../words';
import { undoOffer } from './offers';

type Missing = Extract<View, { view: 'results missing' }>;

export function resultsMissing(view: Missing, say: Say): Panel {
  const look = { label: say('sidebar.lookAgain'), does: LOOK };
  const record = { label: say('sidebar.recordResults'), does: asks({ ask: 'record' }) };
  const typed = view.recordable > 0;
  const { ahead } = view;
  const goOn =
    ahead === undefined
      ? []
      : [
          {
            label: say('sidebar.ready.preview', { round: ahead }),
            does: asks({ ask: 'preview', ahead: true }),
          },
        ];
  return {
    heading: say('sidebar.missing.heading', { round: view.round }),
    parts: [...progress(view, say), ...warnings(view), ...missing(view, say), ...undoOffer(view.undo, say)],
    primary: typed ? record : look,
    others: [...(typed ? [look] : []), ...goOn],
    back: undefined,
  };
}

const warnings = ({ warnings = [] }: Missing): readonly Part[] =>
  warnings.length > 0 ? [{ part: 'remarks', remarks: warnings }] : [];

function progress({ known, total, recordable }: Missing, say: Say): readonly Part[] {
  const bar: Part = {
    part: 'progress',
    label: say('sidebar.missing.progress', { known, total }),
    known,
    total,
  };
  const rows = [{ label: say('sidebar.missing.recordable'), value: recordable }];
  return recordable > 0 ? [bar, { part: 'counts', rows }] : [bar];
}

function missing({ missing }: Missing, say: Say): readonly Part[] {
  if (missing.length === 0) return [];
  return [
    { part: 'subheading', text: say('sidebar.missing.list') },
    { part: 'places', places: missing },
  ];
}
