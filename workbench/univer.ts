/**
 * Starts Univer with equal plugins and corrections in Node and in the page. The packages are parameters: Node
 * can only `require` them, the page imports them.
 */
import type * as Core from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import type * as Formula from '@univerjs/engine-formula';
// Types only: they add the sheets' part to FUniver.
import type {} from '@univerjs/preset-sheets-core';
import type { CustomFunctionClass } from './functions';
import { mendBlanks } from './blanks';
import { mendLexer } from './lexer';
import type { UniverPackages } from './packages';
import type { FunctionDescription } from './project';

type Plugin = Parameters<Core.Univer['registerPlugin']>[0];
/** A preset of Univer: plugins, some with their configuration. */
export interface Preset {
  readonly plugins: readonly unknown[];
}

export interface FormulaConfig {
  readonly function: [CustomFunctionClass, string][];
  readonly description: Formula.IFunctionInfo[];
  readonly initialFormulaComputing: number;
}

/** Univer's CalculationMode.FORCED: spilled cells are not saved, so everything is calculated when a book opens. */
const COMPUTE_ALL = 0;

export function startUniver(
  packages: UniverPackages,
  preset: Preset,
  more: readonly unknown[],
  locales: Core.ILocales,
): { readonly univer: Core.Univer; readonly api: FUniver } {
  const { core, FUniver, formula } = packages;
  mendLexer(formula.LexerTreeBuilder);
  mendBlanks(formula.BaseReferenceObject);
  const univer = new core.Univer({ locale: core.LocaleType.EN_US, locales, logLevel: core.LogLevel.ERROR });
  for (const plugin of [...preset.plugins, ...more]) {
    if (Array.isArray(plugin)) univer.registerPlugin(plugin[0] as Plugin, plugin[1]);
    else univer.registerPlugin(plugin as Plugin);
  }
  return { univer, api: FUniver.newAPI(univer) };
}

export const formulaConfig = (
  formula: typeof Formula,
  classes: readonly [CustomFunctionClass, string][],
  descriptions: readonly FunctionDescription[],
): FormulaConfig => ({
  function: [...classes],
  description: descriptions.map(one => ({
    functionName: one.name,
    functionType: formula.FunctionType.User,
    description: one.description,
    abstract: one.description,
    functionParameter: one.parameters.map(parameter => ({
      name: parameter.name,
      detail: parameter.description,
      example: parameter.example ?? '',
      require: parameter.optional ? 0 : 1,
      repeat: 0,
    })),
  })),
  initialFormulaComputing: COMPUTE_ALL,
});
