// npm run package: the engine as an npm package without dependencies, in package/ and packed in release/.
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { BuildProblem } from '../problem.mjs';
import { makeLibraryPage } from './libraryPage.mjs';
import { declarations } from './declarations.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAMS = { convert: 'convert', audit: 'audit', simulate: 'simulation' };

/** The package's own manifest: nothing that it needs at run time is left out of its files. */
const manifest = ({ version, description, license, engines, repository, bugs }) => ({
  name: 'wallist',
  version,
  description,
  license,
  ...(repository && { repository }),
  ...(bugs && { bugs }),
  keywords: ['go', 'baduk', 'weiqi', 'tournament', 'pairing', 'mcmahon', 'swiss', 'opengotha'],
  type: 'module',
  engines,
  sideEffects: false,
  exports: {
    '.': { types: './types/index.d.ts', default: './index.js' },
    './formats': { types: './types/formats.d.ts', default: './formats.js' },
    './package.json': './package.json',
  },
  bin: { wallist: 'cli.js' },
});

/** Writes the package into `folder`, and answers it. */
export async function makePackage({ root = ROOT, folder = join(root, 'package') } = {}) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const library = name => join(root, 'src/library', `${name}.ts`);
  const common = {
    bundle: true,
    format: 'esm',
    target: 'es2020',
    minify: true,
    logLevel: 'error',
    metafile: true,
  };
  const parts = await esbuild.build({
    ...common,
    entryPoints: [library('index'), library('formats')],
    outdir: folder,
    splitting: true,
    chunkNames: 'parts/[hash]',
    charset: 'utf8',
    legalComments: 'none',
  });
  const program = await esbuild.build({
    ...common,
    stdin: { contents: programs(), resolveDir: root, loader: 'ts' },
    outfile: join(folder, 'cli.js'),
    platform: 'node',
    target: 'node20',
    banner: { js: BANNER },
    legalComments: 'none',
    plugins: [byNpx],
  });
  for (const [path, text] of declarations(root, ['index', 'formats'])) {
    await mkdir(join(folder, 'types'), { recursive: true });
    await writeFile(join(folder, 'types', path), text);
  }
  const own = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest(own), null, 2)}\n`);
  await cp(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  await writeFile(join(folder, 'LICENSES.txt'), await licences(root, [parts, program]));
  await writeFile(
    join(folder, 'README.md'),
    withoutLinks(await readFile(join(root, 'docs/library.md'), 'utf8')),
  );
  return folder;
}

/** The licences of what others wrote and the files hold. */
async function licences(root, built) {
  const inputs = built.flatMap(({ metafile }) => Object.keys(metafile.inputs));
  const names = new Set(
    inputs.flatMap(path => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1] ?? []),
  );
  const texts = [...names].sort().map(async name => {
    const folder = join(root, 'node_modules', name);
    const own = (await readdir(folder)).find(file => /^licen[cs]e/i.test(file));
    const { license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const text = own === undefined ? license : await readFile(join(folder, own), 'utf8');
    return `${name} (${license})\n\n${text.trim()}\n`;
  });
  return `These files hold parts of the following packages.\n\n${(await Promise.all(texts)).join('\n---\n\n')}`;
}

/** The program's own `require`, which packages of the older kind ask for. */
const BANNER = `#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** The three programs of the terminal behind one name; each is loaded when it is asked for. */
const programs = () => `
${Object.entries(PROGRAMS)
  .map(([name, folder]) => `import { main as ${name} } from './cli/${folder}/main';`)
  .join('\n')}
const programs: Readonly<Record<string, (args: readonly string[]) => number | Promise<number>>> = { ${Object.keys(PROGRAMS).join(', ')} };
const [name = '', ...args] = process.argv.slice(2);
const program = Object.prototype.hasOwnProperty.call(programs, name) ? programs[name] : undefined;
if (program) process.exitCode = await program(args);
else {
  (name === '--help' ? console.log : console.error)('wallist ${Object.keys(PROGRAMS).join(' | ')}: each has --help.');
  process.exitCode = name === '--help' ? 0 : 1;
}
`;

/** What the helps of the programs call themselves, where they came with the package. */
const byNpx = {
  name: 'by npx',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]cli[\\/].*\.ts$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replace(
        /npm run (convert|audit|simulate) --/g,
        'npx wallist $1',
      ),
      loader: 'ts',
    })),
};

/** Links to pages that are not in the package are their words alone. */
const withoutLinks = text => text.replace(/\[([^\]]+)\]\((?!https?:)[^)]+\)/g, '$1');

/** Packs the folder; answers the path of the tarball. */
export async function pack(folder, into) {
  await mkdir(into, { recursive: true });
  const npm = spawnSync('npm', ['pack', folder, '--pack-destination', into, '--json'], { encoding: 'utf8' });
  if (npm.status !== 0) throw new BuildProblem([npm.stderr]);
  return join(into, JSON.parse(npm.stdout)[0].filename);
}

async function main() {
  try {
    await writeFile(
      join(ROOT, 'docs/library-reference.md'),
      makeLibraryPage(declarations(ROOT, ['index', 'formats'])),
    );
    const folder = await makePackage();
    console.log(`Wrote ${await pack(folder, join(ROOT, 'release'))}`);
  } catch (error) {
    console.error((error.sentences ?? [error.stack]).join('\n'));
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
