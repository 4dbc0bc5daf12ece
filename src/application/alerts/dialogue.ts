import type { RequestOfList, View, ListNow } from '../protocol/protocol';
import type { Text } from '../../sheet/wording';
import type { Language } from '../../tournament/languages';

/** Asks and tells where there is no panel: `Ui.alert` and `Ui.prompt` in Google Sheets. */
export interface Dialogue {
  /** Waits until it was read. */
  readonly tell: (title: string, text: string) => void;
  /** Undefined where it was closed. */
  readonly ask: (title: string, text: string, mayCancel: boolean) => 'yes' | 'no' | 'cancel' | undefined;
  /** Undefined where it was cancelled or closed. */
  readonly type: (title: string, text: string) => string | undefined;
}

/** A conversation about one workbook: what is asked of it is asked of the router that answers the panel. */
export interface Talk extends Dialogue {
  /** Reads the workbook anew; the lock is taken now, because none outlives an alert. What is meant is the list of the last answer. */
  readonly request: (request: RequestOfList) => View;
  /** The list that is meant, and all of them where there are several, as the last answer has them. */
  readonly lists: () => { readonly now: ListNow | undefined; readonly all: readonly ListNow[] };
  /** Whether sheets or parts of a sheet may be other lists: an answer says whether they are. */
  readonly mayHaveSeveral: () => boolean;
  readonly text: Text;
  readonly language: () => Language;
  readonly named: (labels: string) => string;
}
