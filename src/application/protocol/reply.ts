/** A room answers a view, or that all is done. */
import type { View } from './protocol';

/** All is done as asked, and there is nothing to say of it: the panel is shown what comes next. */
export const LOOK_AGAIN = { done: 'look again' } as const;

export type Reply = View | typeof LOOK_AGAIN;
