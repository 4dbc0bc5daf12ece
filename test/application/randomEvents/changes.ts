import { choose, look, type Step } from './step';
import { newest, send, type World } from './world';

/** What was changed since a round was paired is asked about; and what was written is taken back. */

/** The request that answers a question of the panel, where it asks one. */
const answers =
  (asked: string, request: (world: World, seen: string, die: number) => void): Step =>
  (world, [die = 0]) => {
    const view = look(world);
    if (view.view !== asked || !('seen' in view)) return false;
    request(world, view.seen ?? '', die);
    return true;
  };

export const keepPairing = answers('past changed', (world, seen) =>
  send(world, { ask: 'keep pairing', seen }),
);
export const rateAlone = answers('past changed', (world, seen) => {
  if (world.view.view === 'past changed' && world.view.rate) send(world, { ask: 'rate alone', seen });
});
export const confirmChanges = answers('changes', (world, seen) => {
  const view = send(world, { ask: 'confirm changes', seen, again: false });
  if (view.view === 'changes' && view.again)
    send(world, { ask: 'confirm changes', seen: view.seen, again: true });
});
export const putBack = answers('changes', (world, seen) => send(world, { ask: 'put back', seen }));
export const takeVersion = answers('version', (world, seen) => send(world, { ask: 'take version', seen }));
export const settleDetails = answers('details changed', (world, seen, die) =>
  send(world, { ask: 'settle details', seen, keep: die % 2 === 0 }),
);

export const settleResults = answers('odd results', (world, seen, die) =>
  send(world, { ask: 'settle results', seen, keep: die % 3 !== 0 }),
);

export const mend: Step = (world, [die = 0]) => {
  const view = send(world, { ask: 'check' });
  const offers = view.view === 'problems' ? view.problems.flatMap(({ mends = [] }) => mends) : [];
  const offer = choose(offers, die);
  if (!offer) return false;
  send(world, { ask: 'mend', mend: offer.mend });
  return true;
};

/** A list of tiebreaks that does not fit the system stops the first round: that of the preset is taken. */
export const mendTiebreaks: Step = world => {
  const view = look(world);
  const problems = view.view === 'problems' ? view.problems : [];
  const found = problems.find(({ kind, severity }) => kind === 'tiebreakW4' && severity === 'error');
  const offer = found?.mends?.[0];
  if (!offer) return false;
  send(world, { ask: 'mend', mend: offer.mend });
  return true;
};

/** The last thing that was done is taken back: an action by the panel, typing by typing the old text. */
export const undo: Step = world => {
  const last = world.deeds[world.deeds.length - 1];
  if (!last) return false;
  if (last.by === 'person') {
    for (const { sheet, a1, was } of last.cells) world.book.type(sheet, a1, was);
    world.script.push(`typed back: ${last.cells.map(({ a1 }) => a1).join(', ')}`);
    world.deeds.pop();
    return true;
  }
  const { length } = world.deeds;
  for (let action = newest(world); world.deeds.length === length; action = newest(world)) {
    if (Number(action) <= last.after) throw new Error('what was done last is not offered to be taken back');
    send(world, { ask: 'undo', action });
    if (newest(world) === action) throw new Error('what was taken back is offered again');
  }
  return true;
};
