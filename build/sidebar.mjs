// One page for the panel, with styles and script inlined: a sidebar in Google is a single file.
import { build, transform } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildProblem } from './problem.mjs';

const STYLE = '<link rel="stylesheet" href="sidebar.css" />';
const SCRIPT = '<script type="module" src="main.ts"></script>';

/** The page as text. */
export async function makeSidebar(folder) {
  const [page, style, script] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'sidebar.css'), 'utf8').then(minified),
    bundleScript(join(folder, 'main.ts')),
  ]);
  return inline(
    inline(page, STYLE, `<style>\n${style}</style>`),
    SCRIPT,
    `<script>\n${escapeScript(script)}</script>`,
  );
}

const minified = async css =>
  (await transform(css, { loader: 'css', minify: true, charset: 'utf8', legalComments: 'none' })).code.trim();

async function bundleScript(entry) {
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    minify: true,
    // checks.mjs says why.
    supported: { 'template-literal': false },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  if (built.warnings.length > 0) throw new BuildProblem(built.warnings.map(warning => warning.text));
  return built.outputFiles[0].text;
}

/** Escapes `</script`, which ends a page's script even inside a string. */
export const escapeScript = script => script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--');

function inline(page, place, content) {
  const parts = page.split(place);
  if (parts.length !== 2) throw new BuildProblem([`sidebar/index.html needs exactly one ${place}`]);
  return parts.join(content);
}
