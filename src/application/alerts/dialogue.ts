/** Asks and tells where there is no panel: `Ui.alert` and `Ui.prompt` in Google Sheets. */
export interface Dialogue {
  /** Waits until it was read. */
  readonly tell: (title: string, text: string) => void;
  /** Undefined where it was closed. */
  readonly ask: (title: string, text: string, mayCancel: boolean) => 'yes' | 'no' | 'cancel' | undefined;
  /** Undefined where it was cancelled or closed. */
  readonly type: (title: string, text: string) => string | undefined;
}
