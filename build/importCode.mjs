// Code of src/ for the build itself: what it packs, it packs by the same constants that read it.
import * as esbuild from 'esbuild';

/** The module of TypeScript text whose imports are seen from `folder`. Rejects with esbuild's errors. */
export async function importCode(contents, folder) {
  const built = await esbuild.build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  return import(`data:text/javascript,${encodeURIComponent(built.outputFiles[0].text)}`);
}

/** A plugin of esbuild that puts `module` in place of the file that ends as `filter` says. */
export const inPlaceOf = (name, filter, module, folder) => ({
  name,
  setup: build => build.onLoad({ filter }, () => ({ contents: module, resolveDir: folder })),
});
