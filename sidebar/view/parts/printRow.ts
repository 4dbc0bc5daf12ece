import type { FileKind } from '../../../src/exchange/part';
import { asks, type Button, type PanelPart } from '../../model/panel';
import type { Say, WordKey } from '../../words';

const PRINTS = [
  ['sidebar.print.tables', 'print tables'],
  ['sidebar.print.names', 'print names'],
  ['sidebar.print.slips', 'print slips'],
] as const satisfies readonly (readonly [WordKey, FileKind])[];

const printing = (kind: FileKind, label: string, round: number): Button => ({
  label,
  does: { deed: 'print', kind, round, label },
});

/** A press each. */
export const printRow = (round: number, say: Say): PanelPart => ({
  part: 'button rows',
  heading: say('sidebar.print'),
  rows: [
    PRINTS.map(([key, kind]) => printing(kind, say(key), round)),
    [
      printing('print round', say('sidebar.print.all'), round),
      printing('projector', say('sidebar.print.large'), round),
      { label: say('sidebar.print.web'), does: asks({ ask: 'files' }) },
    ],
  ],
});

/** From the first result on they stand there. */
export const printsInMenu = (round: number, say: Say): readonly Button[] =>
  [...PRINTS, ['sidebar.print.all', 'print round'] as const].map(([key, kind]) => {
    const button = printing(kind, say(key), round);
    return { ...button, label: `${say('sidebar.print')}: ${button.label}` };
  });
