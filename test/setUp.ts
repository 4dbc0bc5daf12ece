/** Before all tests: the add-on that they run is built, and there is a browser where one may be installed. */
import { build } from '../build/build.mjs';
import { installChromium } from '../build/chromium.mjs';

export default async function setUp(): Promise<void> {
  installChromium();
  await build({ keepDocs: true });
}
