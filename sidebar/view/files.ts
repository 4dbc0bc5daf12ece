import type { View } from '../../src/application/protocol/protocol';
import type { FileQuestion, FileRemark, Made } from '../../src/exchange/part';
import { asks, LOOK, text, type Button, type Panel, type PanelPart } from '../model/panel';
import type { FileWish, ReadFile } from '../model/wish';
import type { State } from '../state/screen';
import type { Say } from '../words';
import { auditButton } from './event/audit';
import { listed } from './parts/listed';
import { onward, onwardWithout, type AtEvent } from './parts/onward';
import { filesButton, undoOffer } from './parts/offers';

type Files = Extract<View, { view: 'files' }>;
type Import = Extract<View, { view: 'import' }>;
type PrintSheet = Extract<View, { view: 'print sheet' }>;
type Imported = Extract<View, { view: 'imported' }>;

const openFile = (say: Say): Button => ({ label: say('sidebar.files.open'), does: { deed: 'choose file' } });

/** Without a tournament it says how a file is opened. */
export const files = ({ tournament, problems }: Files, wish: FileWish, at: AtEvent, say: Say): Panel => ({
  heading: say('sidebar.files.heading'),
  parts: tournament
    ? [text(say('sidebar.files.text')), { part: 'file form', wish }]
    : problems.length > 0
      ? listed(say('sidebar.files.unreadable'), problems)
      : [text(say('sidebar.files.noTournament'))],
  primary: tournament
    ? { label: say('sidebar.files.make'), does: { deed: 'make file' } }
    : problems.length > 0
      ? { label: say('sidebar.tryAgain'), does: asks({ ask: 'files' }) }
      : openFile(say),
  others: [
    ...(tournament
      ? [
          {
            label: say('sidebar.files.kind.paper pack'),
            does: { deed: 'make file', kind: 'paper pack' },
          } as const,
          { label: say('sidebar.ratings'), does: { deed: 'ask for ratings' } } as const,
          { label: say('sidebar.merge'), does: { deed: 'ask for copy' } } as const,
        ]
      : []),
    ...onwardWithout(at, say),
  ],
  back: LOOK,
});

export const refused = (sentence: string, say: Say): Panel => ({
  heading: say('sidebar.refused.heading'),
  parts: [remarksOf([{ severity: 'error', sentence }]), text(say('sidebar.refused.text'))],
  primary: openFile(say),
  others: [filesButton(say)],
  back: asks({ ask: 'files' }),
});

/** A file that was made, with what it lacks and what its receiver would ask. */
export const madeScreen = (
  { files: made, remarks, untested, rows, ofEvent }: Made,
  lists: State['lists'],
  say: Say,
): Panel => {
  const [first, ...more] = made;
  const isPage = first?.type.startsWith('text/html') === true;
  const isPaper = /-(?:print|paper)-[\w-]+\.html$/.test(first?.name ?? '');
  const save = (name: string): Button => ({
    label: say('sidebar.made.save', { name }),
    does: { deed: 'save file', name },
  });
  return {
    heading: first?.name ?? say('sidebar.files.heading'),
    parts: [
      ...(first ? [text(say('sidebar.made.text'))] : []),
      ...(isPage && !isPaper ? [text(say('sidebar.made.tab'))] : []),
      ...(untested ? [text(say('sidebar.made.untested'))] : []),
      ...listed(
        say(first ? 'sidebar.made.asked' : 'sidebar.made.none'),
        remarks.map(remark => ({ ...remark, mend: '' })),
      ),
    ],
    primary: first ? save(first.name) : filesButton(say),
    others: [
      ...more.map(({ name }) => save(name)),
      ...(isPage
        ? [
            { label: say('sidebar.made.show'), does: { deed: 'show page', prints: false } as const },
            ...(isPaper
              ? [{ label: say('sidebar.made.print'), does: { deed: 'show page', prints: true } as const }]
              : []),
          ]
        : []),
      ...(isPage && !isPaper && !ofEvent && lists && lists.length > 1
        ? [
            {
              label: say('sidebar.made.event', { count: lists.length }),
              does: { deed: 'make event page' } as const,
            },
          ]
        : []),
      ...(rows
        ? [{ label: say('sidebar.made.sheet'), does: asks({ ask: 'print sheet', printed: rows }) }]
        : []),
      ...(first ? [filesButton(say)] : []),
    ],
    back: asks({ ask: 'files' }),
  };
};

const remarksOf = (remarks: readonly FileRemark[]): PanelPart => ({
  part: 'remarks',
  remarks: remarks.map(remark => ({ ...remark, mend: '', cell: undefined })),
});

/** Counts stand first, then what stands in the way, then what to know. */
export function importPreview(view: Import, file: ReadFile | undefined, say: Say): Panel {
  const errors = view.problems.filter(({ severity }) => severity === 'error');
  const otherRemarks = view.problems.filter(({ severity }) => severity !== 'error');
  const fileRemarks = (file?.remarks ?? []).map(remark => ({ ...remark, mend: '', cell: undefined }));
  const rows = [
    { label: say('sidebar.import.system'), value: view.systemName },
    { label: say('sidebar.import.players'), value: view.players },
    { label: say('sidebar.import.rounds'), value: view.rounds },
    { label: say('sidebar.games'), value: view.games },
  ];
  return {
    heading: say('sidebar.import.heading', { name: view.name }),
    parts: [
      { part: 'counts', rows },
      ...questionsOf(file, say),
      ...listed(say('sidebar.import.stands'), errors),
      ...(file?.untested ? [text(say('sidebar.made.untested'))] : []),
      ...listed(say('sidebar.import.notes'), [...fileRemarks, ...otherRemarks]),
    ],
    primary:
      view.mayImport && file
        ? { label: say('sidebar.import.make'), does: asks({ ask: 'import', file: file.rows }) }
        : openFile(say),
    others: [{ label: say('sidebar.leave'), does: LOOK }],
    back: LOOK,
  };
}

/** Each answer reads the file again. */
const questionsOf = (file: ReadFile | undefined, say: Say): readonly PanelPart[] =>
  file === undefined || file.questions.length === 0
    ? []
    : [
        {
          part: 'questions',
          questions: file.questions.map(({ sentence, answers, isAnswered }) => ({
            sentence,
            lines: [],
            isOpen: !isAnswered,
            answers: answers.map(({ label, said, isTaken }) => ({
              label: labelOf(label, say),
              isTaken,
              does: { deed: 'read file', said } as const,
            })),
          })),
          forAll: [],
        },
      ];

const labelOf = (label: FileQuestion['answers'][number]['label'], say: Say): string => {
  if (typeof label === 'string') return label;
  return 'system' in label ? say(`value.${label.system}`) : say(`sidebar.handicap.${label.handicap}`);
};

export const imported = ({ name, players, rounds, undo }: Imported, say: Say, at: AtEvent): Panel => ({
  heading: say('sidebar.imported.heading', { name }),
  parts: [
    {
      part: 'counts',
      rows: [
        { label: say('sidebar.import.players'), value: players },
        { label: say('sidebar.imported.rounds'), value: rounds },
      ],
    },
    text(say('sidebar.imported.text')),
    ...undoOffer(undo, say),
  ],
  primary: onward(at, say),
  // What was played elsewhere is held against the rules here.
  others: [...(rounds > 0 ? [auditButton(say)] : []), filesButton(say)],
  back: undefined,
});

/** A sheet for the spreadsheet's own print; it stays as it is made. */
export const printSheet = ({ sheet, undo }: PrintSheet, say: Say, at: AtEvent): Panel => ({
  heading: say('sidebar.printSheet.heading', { sheet }),
  parts: [text(say('sidebar.printSheet.text')), ...undoOffer(undo, say)],
  primary: onward(at, say),
  others: [filesButton(say)],
  back: asks({ ask: 'files' }),
});
