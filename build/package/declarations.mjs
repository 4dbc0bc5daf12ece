// The types of the package: what TypeScript writes for the files that its two entries reach.
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { BuildProblem } from '../problem.mjs';

const LIBRARY = 'src/library';

/** The declarations by name of file, each as [`openList.d.ts`, text]; the entries first. Rejects where a type reaches out of the library. */
export function declarations(root, entries) {
  const config = ts.readConfigFile(join(root, LIBRARY, 'tsconfig.json'), ts.sys.readFile).config;
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, LIBRARY));
  const roots = entries.map(name => join(root, LIBRARY, `${name}.ts`));
  const program = ts.createProgram(roots, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
  });
  const written = new Map();
  for (const source of program.getSourceFiles().filter(one => dirname(one.fileName) === join(root, LIBRARY)))
    program.emit(source, (path, text) => written.set(basename(path), text));
  const reached = [];
  const reach = name => {
    if (reached.includes(name)) return;
    reached.push(name);
    const text = written.get(name) ?? '';
    const outside = [...text.matchAll(/(?:from |import\()['"](\.\.[^'"]*)/g)].map(([, path]) => path);
    if (outside.length > 0) throw new BuildProblem([`${name} shows types of ${outside.join(', ')}.`]);
    for (const [, path] of text.matchAll(/from ['"]\.\/([^'"]+)['"]/g)) reach(`${path}.d.ts`);
  };
  for (const entry of entries) reach(`${entry}.d.ts`);
  // Node asks for whole names of files.
  return reached.map(name => [name, written.get(name).replace(/(from ['"]\.\/[^'"]+)(['"])/g, '$1.js$2')]);
}
