/** A binary heap of events, earliest first. Events are numbers; equal times come in an order fixed by the input. */
export interface Queue {
  count: number;
  time: Float64Array;
  event: Int32Array;
}

/** With room enough for most searches; a copy, for the reason told at `makeState`. */
export const makeQueue = (size: number): Queue => ({ ...makeWhole(256 + 4 * size) });

const makeWhole = (room: number): Queue => ({
  count: 0,
  time: new Float64Array(room),
  event: new Int32Array(room),
});

const makeRoom = (queue: Queue): void => {
  const { time, event } = queue;
  queue.time = new Float64Array(2 * time.length);
  queue.event = new Int32Array(2 * event.length);
  queue.time.set(time);
  queue.event.set(event);
};

export const push = (queue: Queue, at: number, what: number): void => {
  if (queue.count === queue.time.length) makeRoom(queue);
  const { time, event } = queue;
  let hole = queue.count++;
  while (hole > 0) {
    const above = (hole - 1) >> 1;
    if (time[above]! <= at) break;
    time[hole] = time[above]!;
    event[hole] = event[above]!;
    hole = above;
  }
  time[hole] = at;
  event[hole] = what;
};

/** Removes the earliest event. The queue must not be empty. */
export const pop = (queue: Queue): number => {
  const { time, event } = queue;
  const earliest = event[0]!;
  const count = --queue.count;
  const at = time[count]!;
  let hole = 0;
  for (let below = 1; below < count; below = 2 * hole + 1) {
    // Behind the last event the moved one still stands: where that is the earlier one, it has found its place.
    if (time[below + 1]! < time[below]!) below++;
    if (time[below]! >= at) break;
    time[hole] = time[below]!;
    event[hole] = event[below]!;
    hole = below;
  }
  time[hole] = at;
  event[hole] = event[count]!;
  return earliest;
};
