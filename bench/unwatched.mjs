// A page in Chromium that nobody debugs. Playwright listens to the console and to exceptions of its own pages, and with a listener
// Chromium looks up where in a script of 5 MB each exception comes from, also of those that are caught: a second that no user waits for.
import { chromium } from 'playwright-core';
import { findChromium } from '../build/chromium.mjs';

/** Pages of its own that a Chromium loads at its start, just when the page that is measured comes. */
const OWN_PAGES = 'PreloadTopChromeWebUI,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';

export const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', `--disable-features=${OWN_PAGES}`],
  });

/**
 * An empty page of this size. `send` is a call of the DevTools protocol, `shown` resolves with what the function answers in the page as
 * soon as it is not false: it is asked at each frame, from the address on.
 */
export async function openUnwatched(browser, { width, height }) {
  const all = await browser.newBrowserCDPSession();
  const { browserContextId } = await all.send('Target.createBrowserContext');
  const { targetId } = await all.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width,
    height,
  });
  const { sessionId } = await all.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map();
  all.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    const { id, result, error } = from === sessionId ? JSON.parse(message) : {};
    const [resolve, reject] = waiting.get(id) ?? [];
    waiting.delete(id);
    if (error) reject?.(new Error(error.message));
    else resolve?.(result);
  });
  let last = 0;
  const send = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, [resolve, reject]);
      all
        .send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) })
        .catch(reject);
    });
  const evaluate = async expression => {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
  await send('Page.enable');
  return { send, evaluate, shown: (address, shown) => whenShown({ send, evaluate }, address, shown) };
}

async function whenShown({ send, evaluate }, address, shown) {
  const source = `window.benchShown = new Promise(done => {
    const look = async () => {
      const found = await (${shown})();
      if (found) done(found);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });`;
  const { identifier } = await send('Page.addScriptToEvaluateOnNewDocument', { source });
  await send('Page.navigate', { url: address });
  const answer = await evaluate('window.benchShown');
  await send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  return answer;
}
