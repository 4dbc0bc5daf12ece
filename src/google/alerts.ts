import { byAlerts, type AlertOpening } from '../application/alerts/byAlerts';
import type { Dialogue } from '../application/alerts/dialogue';
import { makeTalk } from '../application/alerts/talk';
import type { Text } from '../sheet/wording';
import { askAgain } from './askAgain';
import { googleWorkbook } from './workbook/googleWorkbook';
import { userLanguage } from './openSidebar';

/** Does what an entry of the menu says by alerts and prompts, which ask for no permission beside that for the spreadsheet. */
export function menuByAlerts(opening: AlertOpening, isRefused: boolean): void {
  const note = (text: Text): string =>
    isRefused && opening !== 'help'
      ? text('alert.panel', { more: text('menu.more'), help: text('menu.help') })
      : '';
  const talk = makeTalk(googleWorkbook, dialogue(), note, userLanguage);
  byAlerts(talk, opening, askAgain);
}

function dialogue(): Dialogue {
  const ui = SpreadsheetApp.getUi();
  const { Button, ButtonSet } = ui;
  return {
    tell: (title, text) => void ui.alert(title, text, ButtonSet.OK),
    ask: (title, text, mayCancel) => {
      const pressed = ui.alert(title, text, mayCancel ? ButtonSet.YES_NO_CANCEL : ButtonSet.YES_NO);
      if (pressed === Button.CANCEL) return 'cancel';
      return pressed === Button.YES ? 'yes' : pressed === Button.NO ? 'no' : undefined;
    },
    type: (title, text) => {
      const answer = ui.prompt(title, text, ButtonSet.OK_CANCEL);
      return answer.getSelectedButton() === Button.OK ? answer.getResponseText() : undefined;
    },
  };
}
