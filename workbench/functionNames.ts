import type { LexerTreeBuilder } from '@univerjs/engine-formula';

/** Univer's node types in a formula taken apart. */
const FUNCTION = 3;
const REFERENCE = 4;

type Builder = typeof LexerTreeBuilder;
type Nodes = ReturnType<LexerTreeBuilder['getSequenceNode']>;

const mended = new WeakSet<object>();

/**
 * `SOS2` is a cell address, so Univer moves the function's name when rows or columns are inserted, copied or filled.
 * Whatever stands before `(` is a function here, as it is in Google Sheets.
 */
export function keepFunctionNames(builder: Builder): void {
  if (mended.has(builder)) return;
  mended.add(builder);
  const original = builder.prototype.getSequenceNode;
  builder.prototype.getSequenceNode = function (...given: Parameters<typeof original>): Nodes {
    return original.apply(this, given).map((node, at, nodes) => {
      if (typeof node === 'string' || node.nodeType !== REFERENCE || nodes[at + 1] !== '(') return node;
      return { ...node, nodeType: FUNCTION };
    });
  };
}
