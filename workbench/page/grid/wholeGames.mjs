// Univer 0.25.1 breaks a line behind a slash or a sign, within `14?/w`. Here a game stays whole.
import { readFileSync } from 'node:fs';

/** Behind a method of Univer that finds where a line may end: it goes on where that is within a game. */
const WITHIN = `
const nextBreakPoint = LineBreaker.prototype.nextBreakPoint;
LineBreaker.prototype.nextBreakPoint = function () {
  for (;;) {
    const found = nextBreakPoint.call(this);
    if (found === null || found.position >= this.content.length) return found;
    const [before, after] = [this.content.slice(0, found.position), this.content.slice(found.position)];
    if (!/\\d[-+=?]!?\\/?$/.test(before) || !/^[bw\\d?!/#]/.test(after)) return found;
  }
};`;

/** A plugin of esbuild. */
export const wholeGames = {
  name: 'wholeGames',
  setup(build) {
    build.onLoad({ filter: /engine-render[\\/]lib[\\/]es[\\/]index\.js$/ }, ({ path }) => {
      const contents = readFileSync(path, 'utf8');
      if (!contents.includes('var LineBreaker = class')) throw new Error(`${path} has no LineBreaker.`);
      return { contents: contents + WITHIN };
    });
  },
};
