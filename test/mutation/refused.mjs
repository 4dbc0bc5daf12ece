// Mutants that the compiler refuses: whoever checks the types would not get past them, so no test needs to.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** The nearest program that a file belongs to. */
function programOf(file) {
  for (let folder = dirname(resolve(file)); ; folder = dirname(folder)) {
    const config = join(folder, 'tsconfig.json');
    if (existsSync(config)) return config;
  }
}

const checkers = new Map();

/** A compiler that keeps what it knows of a program, and answers whether a file of it holds with another text. */
function checkerOf(config) {
  const known = checkers.get(config);
  if (known) return known;
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, {}, ts.sys);
  let mutated = { file: '', text: '', version: 0 };
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: file => (file === mutated.file ? String(mutated.version) : '0'),
    getScriptSnapshot: file => {
      const text = file === mutated.file ? mutated.text : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => dirname(config),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  });
  const check = (file, text) => {
    mutated = { file: resolve(file), text, version: mutated.version + 1 };
    return (
      service.getSyntacticDiagnostics(mutated.file).length === 0 &&
      service.getSemanticDiagnostics(mutated.file).length === 0
    );
  };
  checkers.set(config, check);
  return check;
}

/** The place of a line and a column, both from 1, in a text. */
const offsetOf = (source, { line, column }) =>
  source
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, one) => sum + one.length + 1, column - 1);

/** Whether the compiler refuses a file with this mutant of Stryker's in it. */
export function isRefused(file, source, { location, replacement }) {
  const [start, end] = [offsetOf(source, location.start), offsetOf(source, location.end)];
  return !checkerOf(programOf(file))(file, source.slice(0, start) + replacement + source.slice(end));
}

/** The same for what stands in a file and what the mutant has in its place: whether it is refused wherever it stands. */
export function isRefusedEverywhere(file, [from, to]) {
  const source = readFileSync(file, 'utf8');
  const words = from.trim().split(/\s+/);
  const pattern = words.map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const places = [...source.matchAll(new RegExp(pattern, 'g'))];
  const check = checkerOf(programOf(file));
  return places.every(
    ({ index, 0: text }) => !check(file, source.slice(0, index) + to + source.slice(index + text.length)),
  );
}
