// What has to hold of the files before they may be shipped. Each check returns sentences, none if all is well.
import * as esbuild from 'esbuild';
import { createContext, runInContext } from 'node:vm';

const SCOPES = ['spreadsheets.currentonly', 'script.container.ui'];

/** Loads the bundle without Google's names, which it must not use at the top level. */
export function checkBundle(bundle, named) {
  const context = createContext({});
  try {
    runInContext(bundle, context);
  } catch (error) {
    return [`bundle.js does not load by itself: ${error.message}`];
  }
  return named
    .filter(({ name }) => runInContext(`typeof Wallist.${name}`, context) !== 'function')
    .map(({ name }) => `${name} is missing: src/addon/main.ts does not export it.`);
}

/** Checks that the formulas' part names no text, by its key or by its area, whose English only the panel's part has. */
export function checkTexts(bundle, ofPanel) {
  const named = new Set(
    [...bundle.matchAll(/["'`](\w+\.)(\$\{|[\w.]*["'`])/g)].map(([quoted]) => quoted.slice(1, -1)),
  );
  return [...ofPanel, ...new Set(ofPanel.map(key => `${key.split('.')[0]}.`))]
    .filter(key => named.has(key) || named.has(`${key}$`))
    .map(key => `A formula may show ${key}: its area does not belong into src/text/panelAreas.ts.`);
}

/** Checks that the manifest asks for the current spreadsheet and a panel in it, and for nothing else. */
export function checkManifest(text) {
  const { runtimeVersion, oauthScopes, exceptionLogging, ...rest } = JSON.parse(text);
  const wanted = SCOPES.map(scope => `https://www.googleapis.com/auth/${scope}`);
  const wrong = [];
  if (runtimeVersion !== 'V8') wrong.push('appsscript.json has to name the V8 runtime.');
  if (JSON.stringify([...(oauthScopes ?? [])].sort()) !== JSON.stringify([...wanted].sort())) {
    wrong.push(`appsscript.json has to ask for exactly these scopes: ${wanted.join(', ')}.`);
  }
  // An error may quote a cell: developers.google.com/apps-script/manifest, `exceptionLogging`.
  if (exceptionLogging !== 'NONE') wrong.push('appsscript.json has to switch exception logging off: NONE.');
  if ('urlFetchWhitelist' in rest)
    wrong.push('appsscript.json must not name addresses: nothing leaves the sheet.');
  return wrong;
}

/** What a script for Google may not use, and why. */
const UNPORTABLE = [
  [/\(\?<[=!]/, 'a lookbehind, which an engine that refuses it refuses for the whole script'],
  [
    /\bIntl\b|\.toLocale\w*\(/,
    'dates or numbers in the words of an engine: Utilities.formatDate is documented, those are not',
  ],
];

/** Checks a script for what only some engines do. */
export const checkPortable = (name, code) =>
  UNPORTABLE.filter(([use]) => use.test(code)).map(([, what]) => `${name} uses ${what}.`);

/**
 * Checks the panel's page: its script has no lookbehind, which Safari before 16.4 refuses, and no template literal, in which Google's HTML
 * service takes `//` for a comment and strips it (github.com/enuchi/React-Google-Apps-Script/issues/157). A script without template
 * literals comes out of esbuild the same whether it may have them or not.
 */
export async function checkPage(page) {
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script);
  const said = async (script, supported) =>
    (await esbuild.transform(script, { charset: 'utf8', logLevel: 'silent', supported })).code;
  const wrong = [];
  for (const script of scripts) {
    const [free, without] = [await said(script, {}), await said(script, { 'template-literal': false })];
    if (free !== without) wrong.push('The page of the panel has a template literal.');
    if (/\(\?<[=!]/.test(script)) wrong.push('The page of the panel uses a lookbehind.');
  }
  return scripts.length === 1 ? wrong : ['The page of the panel has to have one script.', ...wrong];
}
