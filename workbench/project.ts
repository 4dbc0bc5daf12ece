/** The built add-on, loaded by gas-local as it is, and the functions that it has. */

/** One entry of dist/functions.json. */
export interface FunctionDescription {
  readonly name: string;
  readonly description: string;
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly example?: string;
    readonly optional?: boolean;
  }[];
}

/** gas-local's only function: loads every .js file of a folder into one global scope and returns that scope. */
export type GasRequire = (folder: string, globals: Record<string, unknown>) => Record<string, unknown>;

export interface Project {
  readonly has: (name: string) => boolean;
  /** Runs a global function of the script; throws its errors. */
  readonly call: (name: string, args: readonly unknown[]) => unknown;
}

export function loadProject(
  gasRequire: GasRequire,
  folder: string,
  globals: Record<string, unknown>,
): Project {
  // gas-local turns the object itself into the global scope, so each load needs a fresh one.
  const scope = gasRequire(folder, { ...globals });
  const has = (name: string) => Object.prototype.hasOwnProperty.call(scope, name) && isOfScript(scope[name]);
  return {
    has,
    call: (name, args) => {
      if (!has(name)) throw new Error(`Script function not found: ${name}`);
      return (scope[name] as (...given: readonly unknown[]) => unknown)(...args);
    },
  };
}

// Whether a global is the script's: the realm's own functions, such as eval, are not.
const isOfScript = (value: unknown): boolean =>
  typeof value === 'function' && !Function.prototype.toString.call(value).includes('[native code]');
