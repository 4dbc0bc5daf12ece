/** The XML parts of a zip: what .xlsx and .ods files are. */
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

/** Bytes of a file that is unpacked: more than any tournament has. */
const MOST_BYTES = 200_000_000;

/** Cells of all sheets: more than any tournament has. */
export const MOST_CELLS = 1_000_000;

export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlNode {
  /** Without its prefix; `#text` for text between elements. */
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly inside: XmlNode[];
  readonly text: string;
}

/** Undefined where the zip has no such part. */
export type PartOfZip = (path: string) => XmlNode | undefined;

/** Throws where the bytes are no zip, or more than any tournament. */
export function partsOfZip(bytes: Uint8Array): PartOfZip {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      size += originalSize;
      if (size > MOST_BYTES) throw new Error('size');
      return /\.(xml|rels)$/.test(name);
    },
  });
  return path => {
    const part = parts[path];
    return part && nodesOf(strFromU8(part));
  };
}

/** The elements of an XML text. Throws where it is none. */
function nodesOf(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, inside: [], text: '' };
  const open = [root];
  const parser = new SaxesParser();
  const local = (name: string): string => name.slice(name.indexOf(':') + 1);
  parser.on('error', error => {
    throw error;
  });
  // Nothing of ours declares a type of its own; entities that grow come with one.
  parser.on('doctype', () => {
    throw new Error('doctype');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const pairs = Object.entries(attributes as XmlAttributes).map(([key, value]) => [local(key), value]);
    const node = {
      name: local(name),
      attributes: Object.fromEntries(pairs) as XmlAttributes,
      inside: [],
      text: '',
    };
    open[open.length - 1]?.inside.push(node);
    open.push(node);
  });
  parser.on('text', text =>
    open[open.length - 1]?.inside.push({ name: '#text', attributes: {}, inside: [], text }),
  );
  parser.on('closetag', () => void open.pop());
  parser.write(xml).close();
  return root;
}

export const nodeAt = (node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined =>
  path.reduce<XmlNode | undefined>((at, name) => at?.inside.find(child => child.name === name), node);

export const nodesIn = (node: XmlNode | undefined, name: string): readonly XmlNode[] =>
  node?.inside.filter(child => child.name === name) ?? [];
