import { SaxesParser } from 'saxes';
import type { FilePlace, FileProblem } from '../../tournament/fileProblem';
import type { Attributes } from '../exchange';
import { fileExcerpt, fileError } from '../fileProblems';

export interface XmlElement {
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly XmlElement[];
  readonly text: string;
  /** Where its tag ends. */
  readonly place: FilePlace;
  /** On the root: where a document type ends, of which nothing was read. */
  readonly doctype?: FilePlace;
}

/** The largest file found had 0.5 MB and a depth of 6. The work grows with the text only, so its size bounds the time. */
export const LIMITS = { characters: 16_000_000, elements: 400_000, depth: 40 } as const;

type Building = Omit<XmlElement, 'children' | 'text'> & { readonly children: XmlElement[]; text: string };

/**
 * A doctype is passed over; declared entities and attributes, and all entities but XML's five and numbers, are
 * refused, so that nothing can grow or be fetched.
 */
export function parseXml(text: string): XmlElement | FileProblem {
  if (text.length > LIMITS.characters) return fileError('fileTooBig', undefined, { most: LIMITS.characters });
  const parser = new SaxesParser();
  let problem: FileProblem | undefined;
  let root: Building | undefined;
  let elements = 0;
  const open: Building[] = [];
  const here = (): FilePlace => ({ kind: 'text', line: parser.line, column: Math.max(1, parser.column) });
  const fail = (code: 'notXml' | 'doctypeRefused' | 'tooDeep' | 'tooManyElements', says = ''): void => {
    problem ??= fileError(code, here(), { says });
  };
  const addText = (piece: string): void => {
    const last = open[open.length - 1];
    if (last) last.text += piece;
  };
  parser.on('error', error => fail('notXml', fileExcerpt(error.message.replace(/^\d+:\d+: /, ''))));
  let doctype: FilePlace | undefined;
  parser.on('doctype', says => {
    if (/<!(?:ENTITY|ATTLIST)/.test(says)) fail('doctypeRefused');
    doctype = here();
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (problem) return;
    elements++;
    if (open.length >= LIMITS.depth) return fail('tooDeep');
    if (elements > LIMITS.elements) return fail('tooManyElements');
    const element: Building = { name, attributes: { ...attributes }, children: [], text: '', place: here() };
    open[open.length - 1]?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (closed) closed.text = closed.text.trim();
  });
  // A piece at a time, so that nothing is read after the first fault.
  for (let at = 0; at < text.length && !problem; at += PIECE) parser.write(text.slice(at, at + PIECE));
  if (!problem) parser.close();
  return problem ?? { ...(root as XmlElement), ...(doctype && { doctype }) };
}

const PIECE = 2048;

export const isElement = (parsed: XmlElement | FileProblem): parsed is XmlElement => 'children' in parsed;

export const childrenNamed = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter(child => child.name === name) ?? [];

/** The elements with this name anywhere below, in the order of the text; those around others of their name are no more than a wrapper. */
export const descendantsOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.flatMap(child => {
    const below = descendantsOf(child, name);
    const isWrapper = below.length > 0 && Object.keys(child.attributes).length === 0;
    return child.name === name && !isWrapper ? [child, ...below] : below;
  }) ?? [];

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenNamed(element, name)[0];

/** The text without what XML cannot hold at all, which becomes a blank. */
export const sayable = (text: string): string => text.replace(FORBIDDEN, ' ');

export const escapeXml = (text: string): string =>
  sayable(text).replace(
    /[&<>"'\t\r\n\u0085\u2028\u2029]/g,
    letter => ENTITIES[letter] ?? `&#${letter.charCodeAt(0)};`,
  );

/** Control characters, halves of characters, and the two that are none. */
const FORBIDDEN =
  // eslint-disable-next-line no-control-regex -- exactly what XML 1.0 forbids
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/gu;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** An element on lines of its own, with its attributes in the order given. */
export function makeXml(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const attributeTexts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const tag = `<${name}${attributeTexts.join('')}`;
  if (children.length === 0) return `${tag}/>`;
  const inner = children.map(child => child.replace(/^/gm, '  '));
  return `${tag}>\n${inner.join('\n')}\n</${name}>`;
}
