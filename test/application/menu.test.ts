import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIST, loadAddon } from './built';

interface Item {
  readonly label: string;
  readonly run: string;
}

/** What Google offers while a menu is built (AuthMode.NONE): the interface and the person's language. */
function google(locale: () => string = () => 'en') {
  const items: Item[] = [];
  const panels: { title: string; html: string }[] = [];
  const menuOf = (lines: string[]) => {
    const menu = {
      addItem: (label: string, run: string) => {
        items.push({ label, run });
        lines.push(label);
        return menu;
      },
      addSubMenu: () => {
        lines.push('');
        return menu;
      },
      addToUi: () => undefined,
    };
    return menu;
  };
  /** The entries of the add-on's own menu; that of the submenu has no label here. */
  const entries: string[] = [];
  const page = (html: string) => ({
    html,
    title: '',
    setTitle(title: string) {
      return { ...page(html), title };
    },
  });
  const globals = {
    SpreadsheetApp: {
      getUi: () => ({
        createMenu: () => menuOf([]),
        createAddonMenu: () => menuOf(entries),
        showSidebar: ({ html, title }: { html: string; title: string }) => panels.push({ html, title }),
      }),
    },
    HtmlService: {
      createTemplateFromFile: (name: string) => ({
        getRawContent: () => readFileSync(join(DIST, `${name}.html`), 'utf8'),
      }),
      createHtmlOutput: page,
    },
    Session: { getActiveUserLocale: locale },
  };
  return { items, entries, panels, addon: loadAddon(globals) };
}

describe('the menu', () => {
  it('is built without reading the sheet', () => {
    const { addon, items } = google();
    addon.onOpen!();
    expect(items.map(({ label }) => label)).toEqual(
      expect.arrayContaining([
        'Create a tournament',
        'Pair the next round',
        'Record results',
        'Check the wall list',
        'Standings and prizes',
        'Check the whole event',
        'Self-test',
        'Help',
      ]),
    );
  });

  it('has six entries at most, and the rest behind one of them', () => {
    const { addon, items, entries } = google();
    addon.onOpen!();
    expect(entries.length).toBeLessThanOrEqual(6);
    expect(items.length).toBeGreaterThan(entries.length);
  });

  it('has no entry without a function', () => {
    const { addon, items } = google();
    addon.onInstall!();
    expect(items.map(({ run }) => typeof addon[run])).toEqual(items.map(() => 'function'));
    expect(new Set(items.map(({ run }) => run)).size).toBe(items.length);
  });

  it('speaks the language of the person, and English where it cannot know', () => {
    const german = google(() => 'de');
    german.addon.onOpen!();
    expect(german.items.map(({ label }) => label)).toContain('Turnier anlegen');
    const unknown = google(() => {
      throw new Error('no permission');
    });
    unknown.addon.onOpen!();
    expect(unknown.items.map(({ label }) => label)).toContain('Create a tournament');
  });

  it.each([
    ['createTournament', 'create'],
    ['pairNextRound', 'pair'],
    ['players', 'players'],
    ['recordResults', 'record'],
    ['checkWallList', 'check'],
    ['checkWholeEvent', 'audit'],
    ['standingsAndPrizes', 'standings'],
    ['help', 'help'],
  ])('%s opens the panel with “%s”', (run, opening) => {
    const { addon, panels } = google();
    addon[run]!();
    expect(panels).toHaveLength(1);
    expect(panels[0]!.title).toBe('Wallist');
    expect(panels[0]!.html).toContain(`data-opening="${opening}"`);
    expect(panels[0]!.html).not.toContain('data-opening="state"');
  });
});
