// npm run push: builds dist/ and sends it to the script that .clasp.json names; with --new to the script of a new spreadsheet.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { BuildProblem } from './problem.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NO_SCRIPT = 'REPLACE_ME';

/**
 * `clasp` runs the program with these arguments and returns whether it succeeded; `rebuild` writes dist/. clasp refuses to create a
 * script while .clasp.json is there, and then overwrites the manifest in dist/ with Google's: so the file is moved aside, the script
 * created, dist/ built again, and pushed.
 */
export async function push({ root, isNew, clasp, rebuild }) {
  await rebuild();
  if (!isNew) {
    demand(
      idOf(join(root, '.clasp.json')) !== NO_SCRIPT,
      'No script is named in .clasp.json yet: npm run push -- --new makes a spreadsheet with one.',
    );
    return demand(
      clasp(['push']),
      'clasp did not push. If Google answered 500, it does not take a file that large from clasp: paste dist/program.html by hand (docs/google-sheets.md), and push the rest.',
    );
  }
  const restore = moveAside(root);
  if (!clasp(['create-script', '--type', 'sheets', '--title', 'Wallist', '--rootDir', 'dist'])) {
    restore();
    throw new BuildProblem(['clasp made no spreadsheet. Sign in first: npx clasp login']);
  }
  await rebuild();
  return demand(clasp(['push', '--force']), 'The spreadsheet is there, but clasp did not push: npm run push');
}

/** Takes .clasp.json away, kept under the name of its script if it names one; returns what puts it back. */
function moveAside(root) {
  const path = join(root, '.clasp.json');
  if (!existsSync(path)) return () => undefined;
  const [text, id] = [readFileSync(path, 'utf8'), idOf(path)];
  const aside = join(root, `.clasp.${id}.json`);
  if (id !== NO_SCRIPT) writeFileSync(aside, text);
  rmSync(path);
  return () => {
    rmSync(aside, { force: true });
    writeFileSync(path, text);
  };
}

function idOf(path) {
  if (!existsSync(path)) return NO_SCRIPT;
  return String(JSON.parse(readFileSync(path, 'utf8')).scriptId ?? NO_SCRIPT);
}

function demand(holds, sentence) {
  if (!holds) throw new BuildProblem([sentence]);
}

function runClasp(given) {
  const program = join(ROOT, 'node_modules', '.bin', 'clasp');
  const shell = process.platform === 'win32';
  return spawnSync(program, given, { cwd: ROOT, stdio: 'inherit', shell }).status === 0;
}

async function main() {
  try {
    const isNew = process.argv.includes('--new');
    await push({ root: ROOT, isNew, clasp: runClasp, rebuild: () => build({ keepDocs: true }) });
    if (isNew)
      console.log(
        'Open the new spreadsheet by the address above and wait for Extensions → Wallist; then choose More → Self-test.',
      );
  } catch (error) {
    console.error((error.sentences ?? [error.stack]).join('\n'));
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
