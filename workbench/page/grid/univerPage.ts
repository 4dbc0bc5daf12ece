/** Univer's packages as the page imports them. */
import * as core from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';
import * as formula from '@univerjs/engine-formula';
import { UniverSheetsCorePreset } from '@univerjs/preset-sheets-core';
import '@univerjs/preset-sheets-core/lib/index.css';
import enUS from '@univerjs/preset-sheets-core/locales/en-US';
import type { FormulaConfig, Preset } from '../../univer';
import type { UniverPackages } from '../../packages';
import { leaveOutTextMark } from './textMark';

leaveOutTextMark();

export const packages: UniverPackages = { core, FUniver, formula };
/** English, and over it the texts of the person's language under the same name, so that nothing else of Univer changes with it. */
export const locales: core.ILocales = {
  [core.LocaleType.EN_US]: { ...enUS, ...window.wallistUniverTexts?.default },
};

declare global {
  interface Window {
    readonly wallistUniverTexts?: { readonly default: core.ILanguagePack };
  }
}

export const preset = (config: FormulaConfig): Preset =>
  UniverSheetsCorePreset({
    container: 'sheet',
    formula: config,
    header: true,
    toolbar: false,
    ribbonType: 'simple',
    formulaBar: true,
    sheets: { disableForceStringAlert: true, disableForceStringMark: true },
    disableTextFormatAlert: true,
    disableTextFormatMark: true,
  } as Parameters<typeof UniverSheetsCorePreset>[0]);
