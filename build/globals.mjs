// globals.js for Google: a plain function with its comment for each entry of the catalogue and of globals.ts.
import * as esbuild from 'esbuild';
import { join } from 'node:path';
import { BUILT_INS } from './builtIns.mjs';

/** Reads the catalogue: the custom functions as `functions`, the entries of globals.ts as `others`. */
export async function readGlobals(root) {
  const built = await esbuild.build({
    stdin: {
      contents: `export { customFunctions } from '../application/catalogue/catalogue'; export { GLOBALS } from './globals';`,
      resolveDir: join(root, 'src/google'),
    },
    bundle: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    logLevel: 'silent',
  });
  const code = encodeURIComponent(built.outputFiles[0].text);
  const { customFunctions, GLOBALS } = await import(`data:text/javascript,${code}`);
  return { functions: customFunctions(), others: GLOBALS };
}

/** Everything wrong with the globals, one sentence each; empty when they may be shipped. */
export function checkGlobals({ functions, others }) {
  const names = [...functions, ...others].map(({ name }) => name);
  return [
    ...names.filter((name, at) => names.indexOf(name) !== at).map(name => `${name} is declared twice.`),
    ...functions.flatMap(checkFunction),
    ...others.flatMap(checkOther),
  ];
}

function checkFunction({ name, summary, parameters, returns, examples }) {
  const wrong = [];
  if (!/^[A-Z][A-Z0-9]*$/.test(name)) wrong.push(`${name} has to be upper case, without an underscore.`);
  if (BUILT_INS.has(name)) wrong.push(`${name} is the name of a function that Sheets has.`);
  if (!examples.some(example => example.startsWith(`=${name}(`))) {
    wrong.push(`${name} needs an example that calls it.`);
  }
  for (const words of [summary, returns.words, ...examples, ...parameters.flatMap(Object.values)]) {
    if (typeof words === 'string' && !isLine(words)) {
      wrong.push(`${name}: “${words}” has to be one line that does not end its comment.`);
    }
  }
  for (const { name: parameter, example } of parameters) {
    if (!/^[a-z]\w*$/i.test(parameter))
      wrong.push(`${name}: ${parameter} cannot be the name of a parameter.`);
    if (example.includes('}')) wrong.push(`${name}: the example of ${parameter} must not hold a brace.`);
  }
  const firstOptional = parameters.findIndex(({ optional }) => optional);
  if (firstOptional >= 0 && parameters.slice(firstOptional).some(({ optional }) => !optional)) {
    wrong.push(`${name}: what may be left out has to stand last.`);
  }
  return wrong;
}

const isLine = words => words !== '' && !/\n|\*\//.test(words);

function checkOther({ name, summary }) {
  const wrong = [];
  if (name.endsWith('_'))
    wrong.push(`${name} ends with an underscore: menus and the sidebar cannot call it.`);
  if (/^[A-Z0-9]+$/.test(name)) wrong.push(`${name} looks like a custom function.`);
  if (!isLine(summary)) wrong.push(`${name} needs a summary in one line.`);
  return wrong;
}

/**
 * The text of globals.js. Sheets recognises a custom function, and the comment for its help, by
 * @customfunction.
 */
export const writeGlobals = ({ functions, others }) =>
  [
    // Without the manifest, this keeps the permission to the one spreadsheet:
    // developers.google.com/apps-script/guides/services/authorization.
    ['/** @OnlyCurrentDoc */', ''],
    ...others.map(one => [`/** ${one.summary} */`, stub('Wallist', one.name, one.parameters)]),
    ...functions.map(one => [
      '/**',
      ` * ${one.summary}`,
      ' *',
      ...one.parameters.map(
        ({ name, example, description }) => ` * @param {${example}} ${name} ${description}`,
      ),
      ` * @return {${one.returns.type}} ${one.returns.words}`,
      ' * @customfunction',
      ' */',
      stub(
        'Wallist.functions',
        one.name,
        one.parameters.map(({ name }) => name),
      ),
    ]),
  ]
    .map(lines => lines.join('\n'))
    .join('\n');

const stub = (owner, name, parameters) =>
  `function ${name}(${parameters.join(', ')}) {\n  return ${owner}.${name}(${parameters.join(', ')});\n}\n`;

/** The content of functions.json: help while a formula is typed, and the source of docs/functions.md. */
export const describeFunctions = ({ functions }) =>
  functions.map(({ name, group, summary, parameters, returns, examples }) => ({
    name,
    group,
    description: summary,
    parameters: parameters.map(one => ({ ...one, optional: one.optional === true })),
    returns: returns.words,
    examples,
  }));
