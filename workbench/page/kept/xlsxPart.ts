/** What writes .xlsx files, a script of its own: few tournaments ask for one. */
import { makeXlsx } from '../../xlsx';

window.wallistMakeXlsx = makeXlsx;

declare global {
  interface Window {
    wallistMakeXlsx?: typeof makeXlsx;
  }
}
