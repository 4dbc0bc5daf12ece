// The joins of src/text: the folders of all languages, as src/tournament/languages.ts has them and src/text/en/index.ts orders their
// files. They are kept beside the folders, so that the compiler reads them; test/text/dictionaries.test.ts compares them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importCode } from './importCode.mjs';

/** The files by their paths below `root`. */
export async function makeJoins(root) {
  const { LANGUAGES } = await importCode(`export * from './languages';`, join(root, 'src/tournament'));
  const english = await readFile(join(root, 'src/text/en/index.ts'), 'utf8');
  return {
    'src/text/dictionaries.ts': dictionaries(LANGUAGES, english),
    'src/text/fileTexts.ts': texts('files', 'FILE_TEXTS', LANGUAGES),
    'src/text/workbenchTexts.ts': texts('workbench', 'WORKBENCH_TEXTS', LANGUAGES),
  };
}

export async function writeJoins(root) {
  const joins = Object.entries(await makeJoins(root));
  await Promise.all(joins.map(([path, text]) => writeFile(join(root, path), text)));
}

const HEADING =
  '// Written by `npm run build` from src/tournament/languages.ts and the folders of the languages.\n';

function dictionaries(languages, english) {
  const others = languages.filter(language => language !== 'en');
  const froms = new Map(
    [...english.matchAll(/^import \{ (\w+) \} from '(.+)';$/gm)].map(([, name, from]) => [name, from]),
  );
  const parts = [...english.matchAll(/^ {2}\.\.\.(\w+),$/gm)].map(([, name]) => name);
  const isShared = part => froms.get(part).startsWith('../');
  const named = (language, part) =>
    isShared(part) ? part : `${language}${part[0].toUpperCase()}${part.slice(1)}`;
  const imports = [
    ...parts
      .filter(isShared)
      .map(part => `import { ${part} } from '${froms.get(part).replace('../', './')}';`),
    ...others.flatMap(language =>
      parts
        .filter(part => !isShared(part))
        .map(part => `import { ${part} as ${named(language, part)} } from './${language}/${part}';`),
    ),
  ];
  const joined = others.map(
    language => `  ${language}: {\n${parts.map(part => `    ...${named(language, part)},\n`).join('')}  },\n`,
  );
  return `${HEADING}import type { Language } from '../tournament/languages';
import { en, type Dictionary } from './en';
${imports.join('\n')}

/** All texts as they are typed. The built add-on does not hold this: see source.ts. */
export const DICTIONARIES: Readonly<Record<Language, Dictionary>> = {
  en,
${joined.join('')}};
`;
}

/** One file of each language, by language. */
const texts = (file, name, languages) => `${HEADING}${languages
  .map(language => `import { ${file} as ${language} } from './${language}/${file}';\n`)
  .join('')}
export const ${name} = { ${languages.join(', ')} };
`;
