/** The line that says what the memory of the tournament has to say. */
import type { Saving } from '../kept/autosave';
import { byId, make } from '../elements';
import { word } from '../words';
import { bringBack, broughtBack, timeWords } from './bringBack';
import type { Memory, MemoryNews } from './memory';
import { dropVersions } from './shelf';
import { firstToGo } from './thinning';

/** The share of the browser's room from which on the page says that it is nearly used up. */
const NEARLY = 0.9;
/** Every so many versions the browser is asked for its room. */
const EVERY = 10;

function show(text: string, ...buttons: readonly HTMLElement[]): void {
  const line = byId('memory');
  line.replaceChildren(make('span', {}, text), ...buttons);
  line.hidden = false;
}

const hide = (): void => {
  byId('memory').hidden = true;
};

function button(label: string, act: () => void): HTMLElement {
  const made = make('button', { type: 'button', class: 'quiet' }, label);
  made.addEventListener('click', act);
  return made;
}

/** Asks once that the browser does not clear its store by itself, when there is something of the person's in it. */
let hasAsked = false;
function askToStay(): void {
  if (hasAsked) return;
  hasAsked = true;
  // It may refuse; then all is kept as before.
  void navigator.storage?.persist?.().catch(() => false);
}

/** Says what became of the versions: that the browser keeps none, or has no room left for them before any of them is given up. */
export function memoryNews(name: string, memory: () => Memory): MemoryNews {
  let count = 0;
  let later = false;
  const offer = async (): Promise<void> => {
    const found = await memory().versions();
    const versions = 'value' in found ? found.value : [];
    const go = firstToGo(versions, Date.now());
    const last = go[go.length - 1];
    if (later || last === undefined) return;
    const give = button(word('workbench.history.giveUp'), () => {
      hide();
      void dropVersions(name, go).then(async () => memory().flush());
    });
    const wait = button(word('workbench.newer.later'), () => {
      later = true;
      hide();
    });
    show(word('workbench.history.full', { count: go.length, when: timeWords(last) }), give, wait);
  };
  return refused => {
    if (refused === 'full') return void offer();
    if (refused === 'refused') {
      if (!later) show(word('workbench.history.notKept'), button(word('workbench.ok'), hide));
      later = true;
      return;
    }
    askToStay();
    if (++count % EVERY === 1) void isNearlyFull().then(isFull => (isFull ? offer() : undefined));
  };
}

async function isNearlyFull(): Promise<boolean> {
  const { usage = 0, quota = 0 } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  return quota > 0 && usage > NEARLY * quota;
}

/** After a version was brought back: says so, and offers what was there before. */
export async function sayBroughtBack(name: string, memory: Memory, saving: Saving): Promise<void> {
  const back = broughtBack(name);
  if (!back) return;
  const found = await memory.versions();
  const before = 'value' in found ? found.value.find(({ at }) => at === back.before) : undefined;
  const ok = button(word('workbench.ok'), hide);
  const undo = before && button(word('workbench.undo'), () => void bringBack(name, before, memory, saving));
  show(word('workbench.history.isBack', { when: timeWords(back.of) }), ...(undo ? [undo] : []), ok);
}
