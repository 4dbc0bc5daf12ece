/** `Ui`, its menus and `HtmlService`. The shell around the sheet shows them. */
import type { FUniver } from '@univerjs/core/facade';
import type { Area } from './a1';

export type MenuEntry =
  | { readonly kind: 'item'; readonly label: string; readonly run: string }
  | { readonly kind: 'separator' }
  | { readonly kind: 'menu'; readonly label: string; readonly entries: readonly MenuEntry[] };
export type Menu = Extract<MenuEntry, { kind: 'menu' }>;

export interface Panel {
  readonly title: string;
  readonly html: string;
}

/** The place where the host shows things: the page, or a list in a test. */
export interface Shell {
  readonly alert: (title: string, text: string, buttons: string) => string;
  /** What somebody types; undefined where it was cancelled. */
  readonly prompt?: (title: string, text: string) => string | undefined;
  readonly toast: (text: string, title: string) => void;
  readonly showSidebar: (panel: Panel) => void;
  readonly addMenu: (menu: Menu) => void;
  readonly log: (line: string) => void;
  /** The language of the person. */
  readonly locale: () => string;
  readonly reveal?: (api: FUniver, area: Area) => void;
}

export const BUTTON_SETS = {
  OK: 'OK',
  OK_CANCEL: 'OK_CANCEL',
  YES_NO: 'YES_NO',
  YES_NO_CANCEL: 'YES_NO_CANCEL',
};
export const BUTTONS = { OK: 'OK', CANCEL: 'CANCEL', YES: 'YES', NO: 'NO', CLOSE: 'CLOSE' };

interface MenuBuilder {
  readonly addItem: (label: string, run: string) => MenuBuilder;
  readonly addSeparator: () => MenuBuilder;
  readonly addSubMenu: (menu: MenuBuilder) => MenuBuilder;
  readonly addToUi: () => void;
  readonly built: () => Menu;
}

export function makeUi(shell: Shell, addonName: string) {
  return {
    createMenu: (label: string) => makeMenu(shell, label),
    createAddonMenu: () => makeMenu(shell, addonName),
    alert: (...given: readonly string[]) => {
      const [title, text, buttons] =
        given.length >= 3
          ? given
          : given.length === 2 && given[1] !== undefined && given[1] in BUTTON_SETS
            ? ['', given[0], given[1]]
            : given.length === 2
              ? [given[0], given[1], 'OK']
              : ['', given[0], 'OK'];
      return shell.alert(title ?? '', text ?? '', buttons ?? 'OK');
    },
    prompt: (title: string, text: string, _buttons: string) => {
      const typed = shell.prompt?.(title, text);
      return {
        getSelectedButton: () => (typed === undefined ? BUTTONS.CLOSE : BUTTONS.OK),
        getResponseText: () => typed ?? '',
      };
    },
    showSidebar: (output: HtmlOutput) => shell.showSidebar(output.panel()),
    ButtonSet: BUTTON_SETS,
    Button: BUTTONS,
  };
}

function makeMenu(shell: Shell, label: string): MenuBuilder {
  const entries: MenuEntry[] = [];
  const chain = (entry: MenuEntry) => {
    entries.push(entry);
    return menu;
  };
  const menu: MenuBuilder = {
    addItem: (text, run) => chain({ kind: 'item', label: text, run }),
    addSeparator: () => chain({ kind: 'separator' }),
    addSubMenu: other => chain(other.built()),
    addToUi: () => shell.addMenu(menu.built()),
    built: () => ({ kind: 'menu', label, entries: [...entries] }),
  };
  return menu;
}

/** The name of the function behind a menu entry, in any submenu. */
export function findItem(entries: readonly MenuEntry[], label: string): string {
  const find = (among: readonly MenuEntry[]): string | undefined => {
    for (const entry of among) {
      if (entry.kind === 'item' && entry.label === label) return entry.run;
      const deeper = entry.kind === 'menu' ? find(entry.entries) : undefined;
      if (deeper) return deeper;
    }
    return undefined;
  };
  const found = find(entries);
  if (!found) throw new Error(`There is no menu entry "${label}".`);
  return found;
}

interface HtmlOutput {
  readonly setTitle: (title: string) => HtmlOutput;
  readonly setWidth: (width: number) => HtmlOutput;
  readonly setHeight: (height: number) => HtmlOutput;
  readonly getContent: () => string;
  readonly panel: () => Panel;
}

export function makeHtmlService(files: Readonly<Record<string, string>>) {
  const output = (html: string): HtmlOutput => {
    let title = '';
    const made: HtmlOutput = {
      setTitle: text => {
        title = text;
        return made;
      },
      setWidth: () => made,
      setHeight: () => made,
      getContent: () => html,
      panel: () => ({ title, html }),
    };
    return made;
  };
  const fileOf = (name: string): string => {
    const html = files[`${name.replace(/\.html$/, '')}.html`];
    if (html === undefined) throw new Error(`No HTML file named ${name} was found.`);
    return html;
  };
  return {
    createHtmlOutput: output,
    createHtmlOutputFromFile: (name: string) => output(served(fileOf(name))),
    createTemplateFromFile: (name: string) => {
      const html = fileOf(name);
      return { getRawContent: () => html };
    },
  };
}

/**
 * A file as Google serves it: read as HTML and put together again. Text of ours would come back as other text, which is why it is read as
 * a template.
 */
function served(html: string): string {
  if (/<(?:[a-z](?![^<>]*>)|\/(?![a-z][^<>]*>))/i.test(html)) throw new Error('Malformed HTML content.');
  return html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/&(?!\w+;|#\d+;)/g, '&amp;')
    .replace(/<(?![a-z/!])/gi, '&lt;')
    .replace(/\s+/g, ' ');
}
