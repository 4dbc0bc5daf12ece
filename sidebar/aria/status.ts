import type { Say } from '../words';

/** Says in words what is going on, in a live region, so that screen readers speak without losing their place. */
export function setStatus(words: string): void {
  const status = document.getElementById('status');
  if (status && status.textContent !== words) status.textContent = words;
}

const A_SECOND = 1000;
let clock: ReturnType<typeof setInterval> | undefined;

/** Shows a bar and the time after a second of waiting. The seconds are visible, but not read aloud. */
export function startWaiting(say: Say): void {
  stopWaiting();
  const begun = Date.now();
  clock = setInterval(() => {
    const seconds = Math.round((Date.now() - begun) / A_SECOND);
    show(true, say('sidebar.elapsed', { seconds }));
  }, A_SECOND);
}

export function stopWaiting(): void {
  clearInterval(clock);
  show(false, '');
}

function show(waiting: boolean, elapsed: string): void {
  const bar = document.getElementById('running');
  const time = document.getElementById('elapsed');
  if (!bar || !time) return;
  bar.hidden = !waiting;
  time.textContent = elapsed;
}
