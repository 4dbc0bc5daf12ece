import type { View } from '../../src/application/protocol/protocol';
import { text, type Panel } from '../model/panel';
import type { Say } from '../words';
import { undoOffer } from './parts/offers';

type NoWallList = Extract<View, { view: 'no wall list' }>;

export const noWallList = ({ sheets, found, undo }: NoWallList, say: Say): Panel => ({
  heading: say('sidebar.noWallList.heading'),
  parts: [
    ...(found ? [{ part: 'remarks' as const, remarks: [found] }] : []),
    text(say('sidebar.noWallList.text')),
    text(say('sidebar.noWallList.select')),
    ...(sheets.length > 0
      ? [{ part: 'details' as const, summary: say('sidebar.noWallList.sheets'), lines: sheets }]
      : []),
    ...undoOffer(undo, say),
  ],
  primary: { label: say('sidebar.create'), does: { deed: 'fill form' } },
  others: [{ label: say('sidebar.files.open'), does: { deed: 'choose file' } }],
  back: undefined,
});
