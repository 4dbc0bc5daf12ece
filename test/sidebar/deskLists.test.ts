import { describe, expect, test, vi } from 'vitest';
import { forgetList, openAtDesk, readKept, type ListDesk } from '../../sidebar/files/deskLists';
import { NO_LISTS, type DeskLists } from '../../sidebar/model/desk';
import type { State } from '../../sidebar/state/screen';
import { egfList, madePeople } from '../exchange/lookUp/made';

/** A store that keeps nothing and answers when the test says so. */
const answers: (() => void)[] = [];
const answersLate = <T>(value: T) => new Promise<T>(done => answers.push(() => done(value)));
vi.mock('../../sidebar/files/store', () => ({
  panelStore: () => ({
    read: () => answersLate(undefined),
    write: () => answersLate(true),
    forget: () => answersLate(undefined),
  }),
}));
vi.mock('../../sidebar/files/part', () => ({ loadedFilesPart: () => import('../../src/exchange/part') }));

const EGD = egfList(madePeople(4));
const AGA = 'Novak, Jan\t7052\tFull\t2.37847\t9/16/1969\tATLA\tGA\n';

function deskOf(): { readonly desk: ListDesk; readonly shown: () => DeskLists } {
  let shown = NO_LISTS;
  return {
    shown: () => shown,
    desk: {
      state: () => ({ desk: shown, language: 'en' }) as unknown as State,
      take: lists => (shown = lists),
      sayBusy: () => undefined,
      day: () => '1969-12-01',
    },
  };
}

const opens = (desk: ListDesk, name: string, text: string) =>
  openAtDesk(desk, name, new TextEncoder().encode(text), 0);

/** Lets the store answer, the last that was asked first, until all is done. */
async function settles(...all: readonly Promise<void>[]): Promise<void> {
  let isDone = false;
  const done = Promise.all(all).then(() => (isDone = true));
  while (!isDone) {
    await new Promise(soon => setTimeout(soon, 0));
    answers.pop()?.();
  }
  await done;
}

describe('W6: lists at the desk, opened before the one before is kept', () => {
  test('what is kept is read slowly: a list that was opened meanwhile stays, and so does the next question', async () => {
    const { desk, shown } = deskOf();
    await settles(readKept(desk), opens(desk, 'egd.html', EGD), opens(desk, 'tdlist.txt', AGA));
    expect(shown().lists.map(({ name }) => name)).toEqual(['EGF']);
    expect(shown().opened?.list.name).toBe('AGA');
    await settles(forgetList(desk, 'EGF'), opens(desk, 'tdlist.txt', AGA));
    expect(shown().lists.map(({ name }) => name)).toEqual(['AGA']);
    expect(shown().opened).toBeUndefined();
  });
});
