// Leaves out of Univer what a wall list never uses: half of the page's bytes.

/** Modules in place of Univer's, by the name that is imported, with the reason. */
const INSTEAD = {
  // All of Unicode's scripts as one expression; the browser knows them itself.
  'cjk-regex': `
    const script = name => '\\\\p{Script=' + name + '}';
    const LETTERS = ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'].map(script).join('');
    const MARKS = '\\\\u3000-\\\\u303F\\\\uFF00-\\\\uFF65';
    const make = ranges => ({ toRegExp: () => new RegExp('[' + ranges + ']', 'u') });
    export const letters = () => make(LETTERS);
    export const punctuations = () => make(MARKS);
    export const all = () => make(LETTERS + MARKS);`,
  // Reads the fonts of the computer, for which the page never asks.
  'opentype.js': `export const parse = () => { throw new Error('The page reads no fonts.'); };`,
  // Guesses the language of a text, to hyphenate it.
  'franc-min': `export const franc = () => 'und';`,
};

const isRender = importer => importer.includes('engine-render');

/** A plugin of esbuild. */
export const leaner = {
  name: 'leaner',
  setup(build) {
    const named = new RegExp(`^(?:${Object.keys(INSTEAD).join('|').replaceAll('.', '\\.')})$`);
    build.onResolve({ filter: named }, ({ path }) => ({ path, namespace: 'instead' }));
    build.onLoad({ filter: /.*/, namespace: 'instead' }, ({ path }) => ({ contents: INSTEAD[path] }));
    // Patterns to hyphenate 76 languages.
    build.onResolve({ filter: /^\.\// }, ({ path, kind, importer }) =>
      kind === 'dynamic-import' && isRender(importer) ? { path, namespace: 'pattern' } : undefined,
    );
    build.onLoad({ filter: /.*/, namespace: 'pattern' }, () => ({ contents: 'export {};' }));
  },
};
