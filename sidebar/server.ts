import type {
  Answer,
  HelpAnswer,
  HelpRequest,
  PartAnswer,
  PartRequest,
  Request,
  RequestOfList,
} from '../src/application/protocol/protocol';

type AnyAnswer = Answer & PartAnswer & HelpAnswer;

/** The part of `google.script` that the panel uses; the workbench provides it too. */
interface Runner {
  withSuccessHandler(heard: (answer: AnyAnswer) => void): Runner;
  withFailureHandler(failed: (error: unknown) => void): Runner;
  sidebar(request: Request | PartRequest | HelpRequest): void;
}

declare const google: {
  readonly script: {
    readonly run: Runner;
    readonly host?: {
      readonly editor?: { focus?(): void };
      /** The workbench's own: shows a page outside the frame of the panel. */
      readonly showPage?: (html: string, prints: boolean) => void;
    };
  };
};

/** Milliseconds after which no answer can come: Google ends every run after 6 minutes. */
const PATIENCE = 390_000;

/** Asks the add-on. Rejects with a message where there is no answer. */
export const ask = (request: RequestOfList): Promise<Answer> => run(request, isAnswer);

/** The code of the part that reads and writes files. */
export const askForPart = async (): Promise<string> =>
  (await run({ ask: 'files part' }, answer => typeof answer?.code === 'string')).code;

/** The texts of the help. */
export const askForHelp = (language: string): Promise<HelpAnswer> =>
  run({ ask: 'help', language }, answer => Array.isArray(answer?.topics));

const run = (
  request: RequestOfList | PartRequest | HelpRequest,
  isRight: (answer: AnyAnswer | null | undefined) => boolean,
): Promise<AnyAnswer> =>
  new Promise((heard, failed) => {
    const timer = setTimeout(() => failed(''), PATIENCE);
    google.script.run
      .withSuccessHandler(answer => {
        clearTimeout(timer);
        if (isRight(answer)) heard(answer);
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

/** Whether a page can be shown now: a browser opens one only a moment after a press. */
export const mayOpenPage = (): boolean =>
  google.script.host?.showPage !== undefined || navigator.userActivation?.isActive !== false;

/**
 * Shows a page of its own in another tab. Where it is to be printed it prints itself: a browser gives nobody the window of a page that it
 * holds apart from the frames of Google's editor.
 */
export function showPage(html: string, prints: boolean): void {
  const { host } = google.script;
  if (host?.showPage) return host.showPage(html, prints);
  const shown = prints ? printing(html) : html;
  window.open(URL.createObjectURL(new Blob([shown], { type: 'text/html;charset=utf-8' })));
}

const PRINT = "addEventListener('load',function(){print()})";
/** By this the policy of a page knows that script, and lets no other run. */
const PRINT_HASH = 'sha256-KkCM8H0lL+PQQhPT8DzRRfjlxWE/D36cHinfEsfxXHE=';

/** The page with a script that opens the print dialogue. */
function printing(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const policy = page.querySelector('meta[http-equiv="Content-Security-Policy"]');
  policy?.setAttribute('content', `${policy.getAttribute('content') ?? ''}; script-src '${PRINT_HASH}'`);
  const script = page.createElement('script');
  script.textContent = PRINT;
  page.head.append(script);
  // No tag stands in a string of the panel's page, which Google reads as HTML.
  return `${String.fromCharCode(60)}!doctype html>${page.documentElement.outerHTML}`;
}
