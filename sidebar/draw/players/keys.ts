import { isLetter } from '../../keyboard';
import { gridShown } from './grid';
import { chooseByKey, HANDS, search } from './press';
import { shownOf } from './show';

export function searchKey(event: KeyboardEvent): void {
  const grid = gridShown();
  if (!grid || event.isComposing || event.repeat) return;
  const { view, find } = grid;
  if (event.key === 'Escape' && find.value !== '') {
    event.preventDefault();
    find.value = '';
    return search();
  }
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const hits = shownOf(view, find.value);
  if (view.door && event.key === 'Enter') {
    // Whoever stands next in the queue is typed while the sheet still writes.
    const next = hits.findIndex((isFound, i) => isFound && view.people[i]?.missed.awaited);
    if (find.value.trim() === '' || next < 0) return;
    find.value = '';
    search();
    chooseByKey(next, 0, false);
    return HANDS.arrive();
  }
  const first = grid.at ?? hits.indexOf(true);
  if (first >= 0 && hits.includes(true)) chooseByKey(first, 0);
}

/** Whether the chosen row was out of sight, where no key may change it: it is shown instead, and the next key acts. */
function showsChosen(): boolean {
  const grid = gridShown();
  if (grid?.at === undefined) return false;
  const row = grid.rows[grid.at]?.row;
  if (!row || row.hidden) return true;
  const { top, bottom } = row.getBoundingClientRect();
  if (top >= 0 && bottom <= grid.strip.getBoundingClientRect().top + 1) return false;
  row.scrollIntoView({ block: 'center' });
  return true;
}

/** How many rows a key goes. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 15,
  PageUp: -15,
  End: Infinity,
  Home: -Infinity,
};

export function pressKey(event: KeyboardEvent): void {
  const grid = gridShown();
  if (!grid?.section.isConnected || event.defaultPrevented || event.isComposing) return;
  const on = event.target instanceof HTMLElement ? event.target : undefined;
  if (on === grid.find || on?.closest('#help')) return;
  const take = (): void => event.preventDefault();
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !event.repeat) {
    take();
    return document.getElementById('take-back')?.click();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '/') {
    take();
    grid.find.focus();
    return grid.find.select();
  }
  const isInside = grid.section.contains(on ?? null);
  if (!isInside && on?.tagName !== 'H1' && on?.tagName !== 'BODY') return;
  if (event.shiftKey && (event.key === 'ArrowRight' || event.key === 'ArrowLeft'))
    return (take(), HANDS.stepRounds(event.key === 'ArrowRight' ? 1 : -1));
  const step = STEPS[event.key];
  if (step !== undefined) return (take(), stepRow(step));
  if (!isInside || grid.at === undefined) return;
  if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    take();
    const most = (grid.rows[grid.at]?.stops.length ?? 1) - 1;
    const next = grid.stop + (event.key === 'ArrowRight' ? 1 : -1);
    return chooseByKey(grid.at, Math.max(0, Math.min(most, next)));
  }
  if (event.repeat) return;
  // The place of the key counts where the letters are others.
  const key = /^[a-z]$/i.test(event.key)
    ? event.key.toLowerCase()
    : isLetter(event.key)
      ? event.code.replace('Key', '').toLowerCase()
      : '';
  if (key !== 'm' && key !== 'x') return;
  take();
  if (showsChosen()) return;
  if (key === 'm') HANDS.miss();
  else HANDS.go();
}

function stepRow(step: number): void {
  const grid = gridShown();
  if (!grid) return;
  const rows = shownOf(grid.view, grid.find.value).flatMap((isFound, i) => (isFound ? [i] : []));
  if (rows.length === 0) return;
  const now = grid.at === undefined ? -1 : rows.indexOf(grid.at);
  const next = rows[Math.max(0, Math.min(rows.length - 1, now + step))];
  if (next !== undefined) chooseByKey(next, grid.stop);
}
