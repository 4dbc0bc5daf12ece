/** The menus of an open workbook, in the language of its tournament. */
import { messageOf } from '../../functions';
import type { MenuEntry } from '../../host/ui';
import type { Workbench } from '../../workbench';
import { byId, make } from '../elements';
import { editMenu } from '../grid/editMenu';
import type { Keeping, OpenTournament } from '../history/keepAll';
import { showHistory } from '../history/historyDialog';
import { say } from '../messages';
import { markButton } from '../panel/panel';
import { language, learn, speak, word } from '../words';
import { fileMenu, startAfresh, titleOf } from './fileMenu';
import { showMenus, type PageMenu, type PageMenuEntry } from './menuBar';

/** Shows the menus; returns what has the page follow the language of the tournament. */
export function showBookMenus(
  { name, workbench, snapshot }: OpenTournament,
  { saving, memory, acts }: Keeping,
): (wanted: string | undefined) => void {
  const show = (): void => {
    const file = fileMenu(workbench, {
      ...acts,
      afresh: () => void startAfresh(name, titleOf(workbench), saving, memory),
      history: () => void showHistory({ name, memory, saving, snapshot }),
    });
    const act = (item: string): void => memory.around(() => runItem(workbench, item));
    showMenus([file, editMenu(workbench), ...workbench.menus.map(menu => pageMenu(menu, act))]);
    sayKeys();
  };
  show();
  let asked: string = language();
  return wanted => {
    if (wanted === undefined || wanted === asked) return;
    asked = wanted;
    void learn(wanted).then(() => {
      if (asked !== wanted) return;
      speak(wanted);
      workbench.remakeMenus();
      show();
      markButton(!byId('panel').hidden);
    });
  };
}

/** The menu for the page. Labels and texts come from the script and are shown as text. */
function pageMenu(menu: Extract<MenuEntry, { kind: 'menu' }>, act: (item: string) => void): PageMenu {
  const entries = menu.entries.map((entry): PageMenuEntry => {
    if (entry.kind === 'item') return { kind: 'item', label: entry.label, run: () => act(entry.run) };
    return entry.kind === 'menu' ? pageMenu(entry, act) : entry;
  });
  return { kind: 'menu', label: menu.label, entries };
}

export function runItem(workbench: Workbench, name: string): void {
  try {
    workbench.project.call(name, []);
  } catch (error) {
    say(word('workbench.stopped'), messageOf(error));
  }
}

/** The first entry of the add-on's menu, which creates a tournament. */
export function firstItem(entries: readonly MenuEntry[]): Extract<MenuEntry, { kind: 'item' }> | undefined {
  const [first] = entries;
  return first?.kind === 'menu' ? firstItem(first.entries) : first?.kind === 'item' ? first : undefined;
}

/** How the keyboard goes round, beside the menus: `F6 or Ctrl+F6: grid → menus → panel`. */
function sayKeys(): void {
  const keys: Readonly<Record<string, string>> = { key: 'F6', other: 'Ctrl+F6' };
  const parts = word('workbench.keys', { key: '\0key\0', other: '\0other\0' }).split('\0');
  byId('keys').replaceChildren(
    ...parts.map(part => (part in keys ? make('kbd', {}, keys[part] ?? '') : part)),
  );
}
