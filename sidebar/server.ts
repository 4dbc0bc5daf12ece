import type { Answer, Request } from '../src/addon/panel/protocol';

/** The part of `google.script` that the panel uses; the workbench provides it too. */
interface Runner {
  withSuccessHandler(heard: (answer: Answer) => void): Runner;
  withFailureHandler(failed: (error: unknown) => void): Runner;
  sidebar(request: Request): void;
}

declare const google: {
  readonly script: { readonly run: Runner; readonly host?: { readonly editor?: { focus?(): void } } };
};

/** Milliseconds after which no answer can come: Google ends every run after 6 minutes. */
const PATIENCE = 390_000;

/** Asks the add-on. Rejects with a message where there is no answer. */
export const ask = (request: Request): Promise<Answer> =>
  new Promise((heard, failed) => {
    const timer = setTimeout(() => failed(''), PATIENCE);
    google.script.run
      .withSuccessHandler(answer => {
        clearTimeout(timer);
        if (isAnswer(answer)) heard(answer);
        else failed('');
      })
      .withFailureHandler(error => {
        clearTimeout(timer);
        failed(messageOf(error));
      })
      .sidebar(request);
  });

const isAnswer = (answer: Answer | null | undefined): boolean =>
  typeof answer === 'object' && answer !== null && typeof answer.view === 'object' && answer.view !== null;

export function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const message = (error as { readonly message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? message : '';
}

/** Gives the keyboard to the sheet after a jump, so that the cell can be mended at once. */
export function focusSheet(): void {
  google.script.host?.editor?.focus?.();
}
