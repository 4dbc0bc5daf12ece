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

/** Univer's texts join themselves with a function of its core, which the page has already; here it stands alone. */
export const textsAlone = {
  name: 'textsAlone',
  setup(build) {
    build.onResolve({ filter: /^@univerjs\/core$/ }, ({ path }) => ({ path, namespace: 'joined' }));
    build.onLoad({ filter: /.*/, namespace: 'joined' }, () => ({
      contents: `const isTexts = one => typeof one === 'object' && one !== null && !Array.isArray(one);
        const join = (one, other) => {
          for (const [key, text] of Object.entries(other))
            one[key] = isTexts(text) ? join(isTexts(one[key]) ? one[key] : {}, text) : text;
          return one;
        };
        export const mergeLocales = (...all) => all.flat().reduce(join, {});`,
    }));
  },
};
