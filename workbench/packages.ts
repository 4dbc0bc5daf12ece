import type * as Core from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import type * as Formula from '@univerjs/engine-formula';

/** The packages of Univer in use: Node requires them, the page imports them. */
export interface UniverPackages {
  readonly core: typeof Core;
  readonly FUniver: typeof FUniver;
  readonly formula: typeof Formula;
}
