/** Two corrections of how Univer 0.25.1 parses formulas. */
import type { LexerTreeBuilder } from '@univerjs/engine-formula';

/** Univer's node types in a parsed formula. */
const FUNCTION = 3;
const REFERENCE = 4;

type Builder = typeof LexerTreeBuilder;
type Sequence = Parameters<LexerTreeBuilder['getSequenceNode']>[0];
type Nodes = ReturnType<LexerTreeBuilder['getSequenceNode']>;

interface NameLookup {
  readonly unitId: string | null | undefined;
  readonly getValueByName: (unitId: string, name: string) => { readonly name: string } | null;
}
interface NamesFound {
  readonly hasDefinedName: boolean;
  readonly definedNames: string[];
}
interface Prototype {
  getSequenceNode: (sequence: Sequence) => Nodes;
  _handleDefinedName: (sequence: Sequence, lookup: NameLookup) => NamesFound;
}

const mended = new WeakSet<object>();

export function mendLexer(builder: Builder): void {
  if (mended.has(builder)) return;
  mended.add(builder);
  const prototype = builder.prototype as unknown as Prototype;
  keepFunctionNames(prototype);
  rememberNames(prototype);
}

/**
 * `SOS2` is a cell address to Univer, which moves function names when rows or columns are inserted, copied or
 * filled. Here, as in Google Sheets, any name before `(` is a function.
 */
function keepFunctionNames(prototype: Prototype): void {
  const original = prototype.getSequenceNode;
  prototype.getSequenceNode = function (sequence) {
    return original.call(this, sequence).map((node, at, nodes) => {
      if (typeof node === 'string' || node.nodeType !== REFERENCE || nodes[at + 1] !== '(') return node;
      return { ...node, nodeType: FUNCTION };
    });
  };
}

/**
 * Univer replaces a named range by its address and forgets which name it was, so a formula keeps the old address
 * when the range moves or grows.
 */
function rememberNames(prototype: Prototype): void {
  const original = prototype._handleDefinedName;
  prototype._handleDefinedName = function (sequence, lookup) {
    const found = original.call(this, sequence, lookup);
    const { unitId } = lookup;
    if (!found.hasDefinedName || !unitId) return found;
    for (const node of this.getSequenceNode(sequence)) {
      const name =
        typeof node === 'string' ? undefined : lookup.getValueByName(unitId, node.token.trim())?.name;
      if (name !== undefined && !found.definedNames.includes(name)) found.definedNames.push(name);
    }
    return found;
  };
}
