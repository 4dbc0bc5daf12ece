import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readOpenGotha } from '../../src/formats/openGotha/readOpenGotha';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { isElement, parseXml, type XmlElement } from '../../src/formats/parse/xml';
import { hasReference, inReference } from '../reference';

/** The files of 30 real events as OpenGotha wrote them. */
const FOLDER = inReference('opengotha/xml');
const files = hasReference ? readdirSync(FOLDER).sort() : [];
const textOf = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** Every element with its path and its attributes, in an order of its own. */
function facts(text: string): readonly string[] {
  const root = parseXml(text);
  if (!isElement(root)) throw new Error(root.code);
  const found: string[] = [];
  const visit = (element: XmlElement, path: string): void => {
    const attributes = Object.entries(element.attributes)
      .map(([name, value]) => `${name}=${value}`)
      .sort();
    if (attributes.length > 0) found.push([path, element.name, ...attributes].join('|'));
    const isTeam = element.name === 'Team' ? element.attributes['teamName'] : '';
    for (const child of element.children) visit(child, `${path}/${element.name}${isTeam}`);
  };
  visit(root, '');
  return found.sort();
}

describe.runIf(hasReference)('OpenGotha files of real events', () => {
  test.each(files)('%s is written again attribute by attribute', file => {
    const text = textOf(file);
    const reading = readOpenGotha(text);
    if (reading.kind !== 'read') return expect(reading.problems).toEqual([]);
    expect(facts(writeOpenGotha(reading.tournament).text)).toEqual(facts(text));
  });

  test('there are thirty', () => expect(files).toHaveLength(30));
});
