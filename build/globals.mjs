// What Google will see: the exported functions of src/addon/globals.ts, with their JSDoc, and what must hold of them.
import ts from 'typescript';
import { BUILT_INS } from './builtIns.mjs';

/** The custom functions that the design names and this version has. A build without one of them fails. */
export const REQUIRED = [
  'WINS',
  'MMS',
  'SOS',
  'SOS1',
  'SOS2',
  'SOSK',
  'SODOS',
  'SOSOS',
  'CUSS',
  'DIRECTCOMPARISON',
  'DCSTEPS',
  'PLACE',
  'STANDINGS',
  'PRIZES',
  'BOARDWINS',
  'TEAMSTANDINGS',
  'CROSSTABLE',
  'BRACKET',
  'LOTTERY',
  'EXPLAIN',
  'CHECKWALLLIST',
  'NEXTROUND',
  'PAIRINGREPORT',
  'WHYNOT',
  'PERFORMANCE',
  'NEWRATING',
  'WINPROBABILITY',
];

/** Reads the stubs. Each is { name, custom, parameters, description, returns, examples, body, comment }. */
export function readGlobals(source) {
  const file = ts.createSourceFile('globals.ts', source, ts.ScriptTarget.ES2019, true);
  return file.statements.filter(ts.isFunctionDeclaration).map(statement => readFunction(statement, file));
}

function readFunction(statement, file) {
  const ranges = ts.getLeadingCommentRanges(file.text, statement.pos) ?? [];
  const last = ranges[ranges.length - 1];
  const comment = last ? file.text.slice(last.pos, last.end) : '';
  const doc = readComment(comment);
  return {
    ...doc,
    comment,
    name: statement.name?.text ?? '',
    exported: (ts.getCombinedModifierFlags(statement) & ts.ModifierFlags.Export) !== 0,
    parameters: statement.parameters.map(parameter => ({
      name: parameter.name.getText(file),
      named: ts.isIdentifier(parameter.name) && !parameter.dotDotDotToken,
      optional: parameter.questionToken !== undefined,
      ...doc.tags.get(parameter.name.getText(file)),
    })),
    body: statement.body?.statements.map(line => line.getText(file)).join(' ') ?? '',
  };
}

// TypeScript's own JSDoc parser refuses `{A4:K40}`, an example in the place of a type, which is what the
// formula helper of Sheets shows; so the tags are read from the text.
function readComment(comment) {
  const lines = comment
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map(line => line.replace(/^\s*\*? ?/, '').trim());
  const text = lines.join('\n');
  const before = text.split(/^@/m)[0] ?? '';
  const described = [...text.matchAll(/^@param \{([^}]*)\} (\w+) (.+)$/gm)];
  return {
    description: before.trim(),
    custom: /^@customfunction$/m.test(text),
    tags: new Map(described.map(([, example, name, description]) => [name, { example, description }])),
    returns: /^@return \{[^}]*\} (.+)$/m.exec(text)?.[1] ?? '',
    examples: [...text.matchAll(/^@example (.+)$/gm)].map(match => match[1]),
  };
}

/** Everything that is wrong with the globals, one sentence each; an empty list when they may be shipped. */
export function checkGlobals(globals, required = REQUIRED) {
  const names = globals.map(one => one.name);
  const missing = required.filter(name => !globals.some(one => one.custom && one.name === name));
  return [
    ...missing.map(name => `${name} is missing: every function of the design needs a stub in globals.ts.`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map(name => `${name} is declared twice.`),
    ...globals.flatMap(one => [...checkStub(one), ...(one.custom ? checkCustom(one) : checkPlain(one))]),
  ];
}

function checkStub({ name, exported, parameters, body }) {
  const call = `Wallist.${name}(${parameters.map(parameter => parameter.name).join(', ')})`;
  const wrong = [];
  if (!exported) wrong.push(`${name} is not exported: globals.ts holds nothing but globals.`);
  if (parameters.some(parameter => !parameter.named)) {
    wrong.push(`${name} needs named parameters: Sheets says of any other that it takes no arguments.`);
  }
  if (body !== `return ${call};` && body !== `${call};`) {
    wrong.push(`${name} has to hand its parameters on and nothing else: return ${call};`);
  }
  return wrong;
}

function checkCustom(one) {
  const { name, parameters, description, returns, examples, tags } = one;
  const wrong = [];
  if (!/^[A-Z][A-Z0-9]*$/.test(name)) wrong.push(`${name} has to be upper case, without an underscore.`);
  if (BUILT_INS.has(name.toUpperCase())) wrong.push(`${name} is the name of a function that Sheets has.`);
  if (description === '') wrong.push(`${name} is undocumented: it needs a description.`);
  if (description.includes('\n')) wrong.push(`${name}: the description has to be one line.`);
  if (returns === '') wrong.push(`${name} is undocumented: it needs @return.`);
  if (!examples.some(example => example.startsWith(`=${name}(`))) {
    wrong.push(`${name} is undocumented: it needs an @example that calls it.`);
  }
  for (const parameter of parameters) {
    if (!parameter.description)
      wrong.push(`${name} is undocumented: its parameter ${parameter.name} needs @param.`);
  }
  for (const tag of tags.keys()) {
    if (!parameters.some(parameter => parameter.name === tag)) {
      wrong.push(`${name} has no parameter ${tag}, which its @param describes.`);
    }
  }
  return wrong;
}

function checkPlain({ name, description }) {
  const wrong = [];
  if (name.endsWith('_'))
    wrong.push(`${name} ends with an underscore: menus and the sidebar cannot call it.`);
  if (/^[A-Z0-9]+$/.test(name)) wrong.push(`${name} looks like a custom function and lacks @customfunction.`);
  if (description === '') wrong.push(`${name} is undocumented: it needs a description.`);
  return wrong;
}

/** globals.js: the stubs as plain top-level functions, each under its own JSDoc. */
export function writeGlobals(globals) {
  const stubs = globals.map(({ name, parameters, comment, body }) => {
    const names = parameters.map(parameter => parameter.name).join(', ');
    return `${comment}\nfunction ${name}(${names}) {\n  ${body}\n}\n`;
  });
  return stubs.join('\n');
}

/** functions.json: what a spreadsheet may show while a formula is typed. */
export function describeFunctions(globals) {
  return globals
    .filter(one => one.custom)
    .map(({ name, description, parameters, returns, examples }) => ({
      name,
      description,
      parameters: parameters.map(({ name, example, description, optional }) => ({
        name,
        example,
        description,
        optional,
      })),
      returns,
      examples,
    }));
}
