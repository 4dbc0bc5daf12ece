import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { childOf, isElement, LIMITS, makeXml, parseXml } from '../../src/formats/parse/xml';

const problemOf = (text: string) => {
  const parsed = parseXml(text);
  return isElement(parsed) ? undefined : parsed;
};

describe('XML', () => {
  test('elements with attributes, text and places', () => {
    const root = parseXml('<a x="1 &lt; 2">\n  <b>one<![CDATA[ & two]]></b>\n</a>');
    if (!isElement(root)) throw new Error(root.code);
    expect(root.attributes).toEqual({ x: '1 < 2' });
    expect(childOf(root, 'b')).toMatchObject({ text: 'one & two', place: { line: 2, column: 5 } });
  });

  test.each([
    ['a doctype', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'doctypeRefused', 1],
    ['an entity that is not one of the five', '<a>\n&nbsp;</a>', 'notXml', 2],
    ['a tag that is not closed', '<a>\n<b>\n</a>', 'notXml', 3],
    ['nothing at all', '', 'notXml', 1],
    ['no XML', 'Pl Name', 'notXml', 1],
    ['an attribute twice', '<a\n x="1" x="2"/>', 'notXml', 2],
    ['more elements in one another than any file has', '<a>'.repeat(LIMITS.depth + 1), 'tooDeep', 1],
  ])('%s is refused with its line', (_name, text, code, line) => {
    expect(problemOf(text)).toMatchObject({ code, severity: 'error', place: { kind: 'text', line } });
  });

  test('entities that double each other are never expanded', () => {
    const laughs = Array.from({ length: 30 }, (_, i) => `<!ENTITY l${i + 1} "&l${i};&l${i};">`).join('');
    expect(problemOf(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]><a>&l30;</a>`)?.code).toBe('doctypeRefused');
  });

  test('a text beyond the limits is not read', () => {
    expect(problemOf(`<a>${' '.repeat(LIMITS.characters)}</a>`)?.code).toBe('fileTooBig');
    expect(problemOf(`<a>${'<b/>'.repeat(LIMITS.elements)}</a>`)?.code).toBe('tooManyElements');
  });

  test('any attribute comes back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), text => {
        const root = parseXml(makeXml('a', {}, [makeXml('b', { x: text })]));
        // What XML 1.0 cannot say is a blank.
        // eslint-disable-next-line no-control-regex -- exactly what XML 1.0 forbids
        const sayable = text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ' ');
        expect(isElement(root) && childOf(root, 'b')?.attributes).toEqual({ x: sayable });
      }),
    );
  });
});
