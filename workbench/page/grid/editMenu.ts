/** The menu Edit: what an organiser needs of Univer's toolbar, which repaints itself at every key and stays off. */
import type { FUniver } from '@univerjs/core/facade';
import type { PageMenu, PageMenuEntry } from '../menuBar';

const FILLS = [
  ['Yellow', '#fff2cc'],
  ['Green', '#d9ead3'],
  ['Red', '#f4cccc'],
] as const;

export function editMenu(api: FUniver): PageMenu {
  const item = (label: string, id: string, params?: object): PageMenuEntry => ({
    kind: 'item',
    label,
    run: () => void api.executeCommand(id, params),
  });
  return {
    kind: 'menu',
    label: 'Edit',
    entries: [
      item('Undo', 'univer.command.undo'),
      item('Redo', 'univer.command.redo'),
      { kind: 'separator' },
      item('Bold', 'sheet.command.set-range-bold'),
      item('Italic', 'sheet.command.set-range-italic'),
      {
        kind: 'menu',
        label: 'Background',
        entries: [
          ...FILLS.map(([label, value]) => item(label, 'sheet.command.set-background-color', { value })),
          item('None', 'sheet.command.reset-background-color'),
        ],
      },
    ],
  };
}
