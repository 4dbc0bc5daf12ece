import type { ResultsOfRound } from '../../src/application/protocol/protocol';
import { setStatus } from '../aria/status';
import { focusRow, isRowSeen, showRow } from '../draw/resultsGrid';
import { found, placeOfKey } from '../draw/resultsScreen';
import { NOTHING_CHOSEN } from '../model/entry';
import * as panel from '../state';
import { gamesMeant } from '../view/parts/names';
import { actOfKey, type RowAct } from './resultKeys';
import type { ResultsDesk } from './resultsDesk';

/** A key on the results; answers whether it was one. */
export function pressOnRows(desk: ResultsDesk, event: KeyboardEvent): boolean {
  const { act } = desk;
  const state = desk.state();
  const view = panel.resultsIn(state);
  if (!view) return false;
  if (
    (event.ctrlKey || event.metaKey) &&
    !event.altKey &&
    !event.shiftKey &&
    event.key.toLowerCase() === 'z'
  ) {
    if (event.repeat || event.target instanceof HTMLInputElement) return false;
    act({ deed: 'take last back' });
    return true;
  }
  if (event.target instanceof HTMLElement && event.target.id === 'find')
    return pressInFind(desk, event, view);
  const isOpen = state.row.question !== undefined || state.row.more;
  if (isOpen && (event.key === 'Escape' || state.row.question !== undefined)) {
    if (event.key !== 'Escape' || event.isComposing) return false;
    act({ deed: 'row', row: { question: undefined, more: false } });
    focusChosen(desk);
    return true;
  }
  const key = actOfKey({
    key: event.key,
    code: event.code,
    shift: event.shiftKey,
    repeat: event.repeat,
    held: event.ctrlKey || event.altKey || event.metaKey || event.isComposing,
    // What is rare has its key beside it, and is entered by it there too.
    at: state.row.more ? 'list' : placeOfKey(event.target),
  });
  if (!key) return false;
  doOnRows(desk, key, view);
  return true;
}

const focusChosen = (desk: ResultsDesk): void => {
  const state = desk.state();
  const at = panel.chosenAt(state);
  focusRow(at, state.row.column);
  showRow(at);
};

function pressInFind(desk: ResultsDesk, event: KeyboardEvent, view: ResultsOfRound): boolean {
  if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return false;
  const field = event.target as HTMLInputElement;
  const hits = gamesMeant(field.value, view.games ?? []);
  const at = panel.chosenAt(desk.state());
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step !== 0 && hits.length > 0) {
    const next = hits[(hits.indexOf(at) + step + hits.length) % hits.length] ?? -1;
    desk.act({ deed: 'choose row', at: next, column: 0 });
    return true;
  }
  if (event.key !== 'Enter' && event.key !== 'Escape') return false;
  field.value = '';
  if (at >= 0) {
    focusRow(at, 0);
    showRow(at);
  } else document.querySelector<HTMLElement>('h1')?.focus();
  return true;
}

/** Milliseconds in which the digits of one number are pressed. */
const NUMBER = 1_500;
let digits = '';
let digitsOver: ReturnType<typeof setTimeout> | undefined;

function showDigits(typed: string): void {
  clearTimeout(digitsOver);
  digits = typed;
  const field = document.querySelector<HTMLInputElement>('#find');
  if (field) field.value = typed;
  if (typed !== '') digitsOver = setTimeout(() => showDigits(''), NUMBER);
}

function doOnRows(desk: ResultsDesk, key: RowAct, view: ResultsOfRound): void {
  const { act, say } = desk;
  const state = desk.state();
  const at = panel.chosenAt(state);
  const last = (view.games ?? []).length - 1;
  const go = (next: number, column = state.row.column): void => {
    act({ deed: 'choose row', at: Math.max(0, Math.min(last, next)), column });
    focusChosen(desk);
  };
  if (key.act !== 'digit' && digits !== '') showDigits('');
  switch (key.act) {
    case 'begin':
      return go(panel.nextOpen({ ...state, row: NOTHING_CHOSEN }) ?? 0, 0);
    case 'next open': {
      const next = panel.nextOpen(state);
      return next === undefined ? undefined : go(next, 0);
    }
    case 'move':
      return go(at + key.step);
    case 'column':
      return go(at, Math.max(0, Math.min(2, state.row.column + key.step)) as 0 | 1 | 2);
    case 'find': {
      const field = document.querySelector<HTMLInputElement>('#find');
      field?.focus();
      return field?.select();
    }
    case 'digit': {
      showDigits(digits + key.digit);
      found(digits, view, say);
      const [hit] = gamesMeant(digits, view.games ?? []);
      return hit === undefined ? undefined : go(hit, 0);
    }
    case 'close':
      return;
    case 'more':
      return at < 0 ? undefined : act({ deed: 'row', row: { more: true } });
    case 'enter':
      if (at < 0) return;
      if (isRowSeen(at)) return act({ deed: 'enter', result: key.result });
      showRow(at);
      return setStatus(say('sidebar.enter.again', { table: view.games?.[at]?.table ?? '' }));
  }
}
