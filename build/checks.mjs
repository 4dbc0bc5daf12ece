// What has to hold of the files before they may be shipped. Each check returns sentences, none if all is well.
import { createContext, runInContext } from 'node:vm';

const SCOPES = ['spreadsheets.currentonly', 'script.container.ui'];

/** Loads the bundle without Google's names, which it must not use at the top level. */
export function checkBundle(bundle, { functions, others }) {
  const context = createContext({});
  try {
    runInContext(bundle, context);
  } catch (error) {
    return [`bundle.js does not load by itself: ${error.message}`];
  }
  const lacks = path => runInContext(`typeof Wallist.${path}`, context) !== 'function';
  return [
    ...functions
      .filter(({ name }) => lacks(`functions?.${name}`))
      .map(({ name }) => `${name} is missing: src/application/functions/all.ts does not have it.`),
    ...others
      .filter(({ name }) => lacks(name))
      .map(({ name }) => `${name} is missing: src/google/main.ts does not export it.`),
  ];
}

/** Checks that the formulas' part names no text, by its key or by its area, whose English only the panel's part has. */
export function checkTexts(bundle, ofPanel) {
  const named = new Set(
    [...bundle.matchAll(/["'`](\w+\.)(\$\{|[\w.]*["'`])/g)].map(([quoted]) => quoted.slice(1, -1)),
  );
  // Texts of problems are named by codes alone.
  const problems = ofPanel.filter(key => /^(?:problem|mend)\./.test(key));
  const others = ofPanel.filter(key => !problems.includes(key));
  const codes = new Set([...bundle.matchAll(/["'`](\w+)["'`]/g)].map(([, word]) => word));
  return [
    ...[...others, ...new Set(others.map(key => `${key.split('.')[0]}.`))].filter(
      key => named.has(key) || named.has(`${key}$`),
    ),
    ...problems.filter(key => codes.has(key.split('.')[1])),
  ].map(key => `A formula may show ${key}: it does not belong into src/text/panelAreas.ts.`);
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

/** What reaches other addresses or other files of the person: docs/privacy.md says that nothing does. */
const ELSEWHERE = [
  /\b(?:UrlFetch|Mail|Gmail|Drive|Document|Forms|Calendar)App\b/,
  // To ask for a permission that was refused reaches nothing.
  /\bScriptApp\b(?!"?\.(?:requireAllScopes|AuthMode)\b|\s*[>=!]|")/,
  /\b(?:XMLHttpRequest|WebSocket|EventSource|RTCPeerConnection|sendBeacon|importScripts)\b|\b(?:fetch|import) ?\(/,
  /\b(?:src|href|action)\s*=\s*["']?(?:https?:)?\/\/|@import|\burl\(\s*["']?(?:https?:)?\/\//,
];

/** Checks that a script or a page cannot send anything away. */
export const checkStaysHere = (name, code) =>
  ELSEWHERE.flatMap(way => way.exec(code)?.[0] ?? []).map(
    way => `${name} has “${way}”: nothing may leave the sheet.`,
  );

/**
 * Checks a script of the page: it has no lookbehind, which Safari before 16.4 refuses, and no template literal, in which Google's HTML
 * service takes `//` for a comment and strips it (github.com/enuchi/React-Google-Apps-Script/issues/157). No grave accent at all is
 * easily told; esbuild leaves none in scripts that may have no template literals.
 */
const checkPageScript = (name, script) => [
  ...(script.includes('`') ? [`${name} has a template literal, or its mark.`] : []),
  ...(/\(\?<[=!]/.test(script) ? [`${name} uses a lookbehind.`] : []),
];

/** Checks the panel's page, which is one file with one script. */
export function checkPage(page) {
  const scripts = [...page.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script]) => script);
  const wrong = scripts.flatMap(script => checkPageScript('The page of the panel', script));
  return scripts.length === 1 ? wrong : ['The page of the panel has to have one script.', ...wrong];
}

/** Checks that the panel is answered in plain JSON, which is all that Google passes on: here, where every service fails. */
export function checkAnswer(program) {
  try {
    const answer = runInContext(`${program}\nProgram.sidebar({ ask: 'nothing' });`, createContext({}));
    return isPlain(answer) ? [] : ['The program of the panel answers with more than plain JSON.'];
  } catch (error) {
    return [`The program of the panel does not answer: ${error.message}`];
  }
}

function isPlain(value) {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  const kind = Object.prototype.toString.call(value);
  if (kind === '[object Array]') return value.every(isPlain);
  return kind === '[object Object]' && Object.values(value).every(isPlain);
}

/** Checks a file that a script reads by the HTML service: nothing in it is a tag, an entity, a template literal or a comment. */
const checkQuiet = (name, text) =>
  /[<>&`]|\/[/*]/.test(text) ? [`${name} holds what Google may take for a tag, an entity or a comment.`] : [];

/** The blocks of program.html by name, as its script reads them. */
const blocksOf = file =>
  Object.fromEntries(
    [...file.matchAll(/^Wallist (\w+) \w+ \d+ \d+\n(\[[^]*?\n\])/gm)].map(([, name, lines]) => [
      name,
      JSON.parse(lines).join(''),
    ]),
  );

/** What is checked in each file that goes to Google, as it goes there. */
const OF_FILE = {
  'bundle.js': text => [...checkPortable('bundle.js', text), ...checkStaysHere('bundle.js', text)],
  'globals.js': text => [...checkPortable('globals.js', text), ...checkStaysHere('globals.js', text)],
  'texts.html': text => checkQuiet('texts.html', text),
  'program.html': text => {
    const { page, files, program } = blocksOf(text);
    if (page === undefined || files === undefined || program === undefined)
      return ['program.html lacks the page, its part for files or the program.'];
    return [
      ...checkQuiet('program.html', text),
      ...checkPage(page),
      ...checkPageScript('The part of the page for files', files),
      ...checkPortable('The program of the panel', program),
      ...checkAnswer(program),
      ...checkStaysHere('The page of the panel', page),
      ...checkStaysHere('The part of the page for files', files),
      ...checkStaysHere('The program of the panel', program),
    ];
  },
  'appsscript.json': checkManifest,
};

/** Checks all files that go to Google. A file that is new has to be given its checks here. */
export const checkShipped = files =>
  Object.entries(files).flatMap(([name, text]) => OF_FILE[name]?.(text) ?? `${name} is checked by nothing.`);
