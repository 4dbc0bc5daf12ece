/** The menu Edit: what an organiser needs of Univer's toolbar, which repaints itself at every key and stays off. */
import type { FUniver } from '@univerjs/core/facade';
import type { PageMenu, PageMenuEntry } from '../menuBar';
import { word } from '../words';

const FILLS = [
  ['workbench.edit.yellow', '#fff2cc'],
  ['workbench.edit.green', '#d9ead3'],
  ['workbench.edit.red', '#f4cccc'],
] as const;

export function editMenu(api: FUniver): PageMenu {
  const item = (label: string, id: string, params?: object): PageMenuEntry => ({
    kind: 'item',
    label,
    run: () => void api.executeCommand(id, params),
  });
  return {
    kind: 'menu',
    label: word('workbench.edit'),
    entries: [
      item(word('workbench.undo'), 'univer.command.undo'),
      item(word('workbench.edit.redo'), 'univer.command.redo'),
      { kind: 'separator' },
      item(word('workbench.edit.bold'), 'sheet.command.set-range-bold'),
      item(word('workbench.edit.italic'), 'sheet.command.set-range-italic'),
      {
        kind: 'menu',
        label: word('workbench.edit.background'),
        entries: [
          ...FILLS.map(([colour, value]) =>
            item(word(colour), 'sheet.command.set-background-color', { value }),
          ),
          item(word('workbench.edit.none'), 'sheet.command.reset-background-color'),
        ],
      },
    ],
  };
}
