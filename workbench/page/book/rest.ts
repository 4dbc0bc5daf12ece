/** How an open workbook comes to rest: for another tab that has it open too, or for another version of the page. */
import { hasEarlyKeys } from '../earlyKeys';
import { byId } from '../elements';
import type { Keeping, OpenTournament } from '../history/keepAll';
import { watchOthers } from '../kept/store';
import { showOlder, type Tab } from '../kept/tabs';
import { say } from '../messages';
import type {} from '../offline/rest';
import { hidePanel, isTypedInPanel } from '../panel/panel';
import { word } from '../words';
import { titleOf } from './fileMenu';

export function restWhenAsked({ name, workbench }: OpenTournament, keeping: Keeping, tab: Tab): void {
  const { saving, memory } = keeping;
  const workbook = () => workbench.book.workbook();
  const isTyping = (): boolean => hasEarlyKeys() || workbook().isCellEditing();
  let isOlder = false;
  tab.onOlder(async () => {
    isOlder = true;
    // What is half typed is entered, and saved with the rest.
    if (workbook().isCellEditing()) await workbook().endEditingAsync(true);
    keeping.stop();
    hidePanel();
    for (const id of ['menus', 'panel-button']) byId(id).inert = true;
    workbook().setEditable(false);
    showOlder();
  });
  /** Before another version of the page is taken: nothing that was typed is left behind. */
  window.wallistRest = async () => {
    const own = { title: titleOf(workbench) };
    if (isOlder) return '';
    if (isTypedInPanel()) return word('workbench.newer.typed', own);
    if (hasEarlyKeys()) return word('workbench.newer.opening');
    if (workbook().isCellEditing()) await workbook().endEditingAsync(true);
    await workbench.settled();
    saving.now();
    await memory.flush();
    return saving.isSaved() ? '' : word('workbench.newer.notSaved', own);
  };
  // The older tab saves its last words while this one opens.
  watchOthers(name, () => {
    if (isOlder) return;
    if (!saving.hasChanged() && !isTyping()) location.reload();
    else say(word('workbench.twice'), word('workbench.twice.text'));
  });
}
