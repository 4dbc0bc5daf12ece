import type * as Core from '@univerjs/core';
import type { FUniver } from '@univerjs/core/facade';
import type * as Formula from '@univerjs/engine-formula';

/** What is used of Univer: Node requires it, the page imports it. */
export interface UniverPackages {
  readonly core: typeof Core;
  readonly FUniver: typeof FUniver;
  readonly formula: typeof Formula;
}
