/** The workbench without a page: the same spreadsheet engine, host and built add-on, for tests in Node. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { IWorkbookData } from '@univerjs/core';
import type { SheetLocale } from './host/locale';
import type { Panel } from './host/ui';
import type { FunctionDescription, GasRequire } from './project';
import { contentOf, type Tournament } from './tournaments';
import type { FormulaConfig, Preset } from './univer';
import type { UniverPackages } from './packages';
import type { Content } from './content';
import { openWorkbench, type Dist, type Workbench } from './workbench';

// Univer's ES modules do not load in Node; its CommonJS does.
const require = createRequire(import.meta.url);

export interface HeadlessOptions {
  /** The folder of the built add-on; `dist` by default. */
  readonly dist?: string;
  readonly name?: string;
  readonly sheets?: Content['sheets'];
  /** By sheet and cell: `{ 'Wall list': { H1: '=SOS2(A1:G9)' } }`. */
  readonly formulas?: Content['formulas'];
  readonly names?: Content['names'];
  /** A saved workbook, instead of sheets. */
  readonly snapshot?: IWorkbookData;
  /** The language of the person. */
  readonly locale?: string;
  readonly spreadsheetLocale?: SheetLocale;
  readonly plant?: (services: Record<string, unknown>) => Record<string, unknown>;
  /** A person's answer to `Ui.alert`; OK by default. */
  readonly answer?: (title: string, text: string) => string;
  /** What a person types into `Ui.prompt`; by default it is closed. */
  readonly typed?: (title: string, text: string) => string | undefined;
}

export interface OpenWorkbook extends Workbench {
  /** Everything that the host has shown or logged, in order. */
  readonly seen: {
    readonly alerts: { readonly title: string; readonly text: string }[];
    readonly toasts: string[];
    readonly panels: Panel[];
    readonly log: string[];
  };
}

export function openWorkbook(options: HeadlessOptions = {}): OpenWorkbook {
  const empty = { name: options.name ?? 'Tournament', sheets: { Sheet1: [] } };
  return openContent(options, options.snapshot ?? { ...empty, ...chosen(options) });
}

function openContent(options: HeadlessOptions, content: Content | IWorkbookData): OpenWorkbook {
  const seen: OpenWorkbook['seen'] = { alerts: [], toasts: [], panels: [], log: [] };
  const presets = require('@univerjs/preset-sheets-node-core') as {
    UniverSheetsNodeCorePreset: (config: { formula: FormulaConfig }) => Preset;
  };
  const { UniverSheetsNumfmtPlugin } = require('@univerjs/sheets-numfmt') as {
    UniverSheetsNumfmtPlugin: unknown;
  };
  const packages: UniverPackages = {
    core: require('@univerjs/core'),
    FUniver: require('@univerjs/core/facade').FUniver,
    formula: require('@univerjs/engine-formula'),
  };
  const workbench = openWorkbench(
    {
      packages,
      preset: formula => presets.UniverSheetsNodeCorePreset({ formula }),
      plugins: [UniverSheetsNumfmtPlugin],
      locales: { enUS: {} },
      gasRequire: (require('gas-local') as { require: GasRequire }).require,
      dist: readDist(options.dist ?? 'dist'),
      addonName: 'Wallist',
      ...(options.plant && { plant: options.plant }),
      ...(options.spreadsheetLocale && { locale: options.spreadsheetLocale }),
      shell: {
        alert: (title, text) => {
          seen.alerts.push({ title, text });
          return options.answer?.(title, text) ?? 'OK';
        },
        prompt: (title, text) => options.typed?.(title, text),
        toast: text => seen.toasts.push(text),
        showSidebar: panel => seen.panels.push(panel),
        log: line => seen.log.push(line),
        locale: () => options.locale ?? 'en',
      },
    },
    content,
  );
  return Object.assign(workbench, { seen });
}

/** One of the start page's tournaments: `egc2009`, `mcmahon`, `swiss`, `empty`. */
export function openTournament(name: string, options: Omit<HeadlessOptions, 'sheets'> = {}): OpenWorkbook {
  const tournament = readTournaments().find(one => one.name === name);
  if (!tournament) throw new Error(`There is no tournament "${name}".`);
  if (tournament.played) throw new Error(`"${name}" is played by the add-on: see tournaments/samples.mjs.`);
  const files = tournament.sheets.flatMap(sheet => sheet.file ?? []);
  const texts = Object.fromEntries(files.map(file => [file, readFileSync(join(TOURNAMENTS, file), 'utf8')]));
  return openContent(options, contentOf(tournament, texts));
}

const TOURNAMENTS = fileURLToPath(new URL('tournaments', import.meta.url));

export const readTournaments = (): readonly Tournament[] =>
  JSON.parse(readFileSync(join(TOURNAMENTS, 'index.json'), 'utf8')) as Tournament[];

const chosen = ({ sheets, formulas, names }: HeadlessOptions) => ({
  ...(formulas && { formulas }),
  ...(sheets && { sheets }),
  ...(names && { names }),
});

/** The built add-on in a folder. */
export function readDist(folder: string): Dist {
  const path = resolve(folder);
  const description = join(path, 'functions.json');
  if (!existsSync(description)) throw new Error(`${path} holds no built add-on: run npm run build first.`);
  const pages = readdirSync(path).filter(file => file.endsWith('.html'));
  return {
    folder: path,
    functions: JSON.parse(readFileSync(description, 'utf8')) as FunctionDescription[],
    html: Object.fromEntries(pages.map(file => [basename(file), readFileSync(join(path, file), 'utf8')])),
  };
}
