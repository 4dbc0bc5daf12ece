// docs/library-reference.md: what the package exports, with the comments of its types, as the compiler has them.
import ts from 'typescript';

const HEAD = `# The library: every name

Written by \`npm run package\` from the types of the package. How to use them: [as a library](library.md).
`;

const PACKAGES = [
  ['index.d.ts', '`wallist`'],
  ['formats.d.ts', '`wallist/formats`'],
];

/** The page, from the declarations as [name of file, text]. */
export function makeLibraryPage(files) {
  const texts = new Map(files);
  const shown = new Set();
  const parts = PACKAGES.map(([entry, title]) => {
    const names = exportsOf(texts.get(entry));
    const entries = names
      .filter(({ name }) => !shown.has(name))
      .map(({ name, from }) => {
        shown.add(name);
        return entryOf(name, texts.get(`${from}.d.ts`));
      });
    return `## ${title}\n\n${entries.join('\n')}`;
  });
  return `${HEAD}\n${parts.join('\n')}`;
}

/** What an entry passes on, functions and constants first. */
function exportsOf(text) {
  const found = [...text.matchAll(/export (type )?\{([^}]*)\} from '\.\/(\w+)\.js'/g)];
  const all = found.flatMap(([, type, names, from]) =>
    names.split(',').map(name => ({ name: name.trim(), from, isType: type !== undefined })),
  );
  return all.sort((one, other) => Number(one.isType) - Number(other.isType));
}

function entryOf(name, text) {
  const source = ts.createSourceFile('types.d.ts', text, ts.ScriptTarget.Latest, true);
  const statement = source.statements.find(one =>
    ts.isVariableStatement(one)
      ? one.declarationList.declarations.some(each => each.name.getText() === name)
      : one.name?.getText() === name,
  );
  if (!statement) throw new Error(`${name} has no declaration.`);
  const comment = ts
    .getJSDocCommentsAndTags(statement)
    .map(one => ts.getTextOfJSDocComment(one.comment) ?? '');
  const words = comment.join(' ').replace(/\s+/g, ' ').trim();
  const code = statement.getText().replace(/^export (declare )?/, '');
  return `### ${name}\n${words === '' ? '' : `\n${words}\n`}\n\`\`\`ts\n${code}\n\`\`\`\n`;
}
