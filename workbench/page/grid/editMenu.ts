/** The menu Edit: what an organiser needs of Univer's toolbar, which repaints itself at every key and stays off. */
import type { Workbench } from '../../workbench';
import type { PageMenu, PageMenuEntry } from '../book/menuBar';
import { word } from '../words';
import { openFind } from './findBar';
import { sortRows } from './sortRows';

const FILLS = [
  ['workbench.edit.yellow', '#fff2cc'],
  ['workbench.edit.green', '#d9ead3'],
  ['workbench.edit.red', '#f4cccc'],
] as const;

export function editMenu(workbench: Workbench): PageMenu {
  const act = (label: string, run: () => void): PageMenuEntry => ({ kind: 'item', label, run });
  const item = (label: string, id: string, params?: object): PageMenuEntry =>
    act(label, () => void workbench.api.executeCommand(id, params));
  return {
    kind: 'menu',
    label: word('workbench.edit'),
    entries: [
      item(word('workbench.undo'), 'univer.command.undo'),
      item(word('workbench.edit.redo'), 'univer.command.redo'),
      { kind: 'separator' },
      act(word('workbench.edit.find'), () => openFind(workbench)),
      act(word('workbench.edit.sortUp'), () => sortRows(workbench, 'up')),
      act(word('workbench.edit.sortDown'), () => sortRows(workbench, 'down')),
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
