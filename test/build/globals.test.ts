import { describe, expect, it } from 'vitest';
import { BUILT_INS } from '../../build/builtIns.mjs';
import { checkGlobals, describeFunctions, readGlobals, writeGlobals } from '../../build/globals.mjs';

const SOS = `
/**
 * Sum of the opponents' scores.
 *
 * @param {A4:K40} wallList The wall list with its header row.
 * @param {Settings} settings Optional. The Settings range.
 * @return {number[]} One column: SOS.
 * @example =SOS(WallList, Settings)
 * @customfunction
 */
export function SOS(wallList: unknown, settings?: unknown) {
  return Wallist.SOS(wallList, settings);
}
`;

const complaints = (source: string, required: string[] = []) => checkGlobals(readGlobals(source), required);

describe('the build reads the stubs', () => {
  it('keeps the comment and the names of the parameters', () => {
    const code = writeGlobals(readGlobals(SOS));
    expect(code).toContain(
      'function SOS(wallList, settings) {\n  return Wallist.SOS(wallList, settings);\n}',
    );
    expect(code).toContain(' * @customfunction');
    expect(code).not.toContain('export');
  });

  it('tells the spreadsheet what a function wants', () => {
    expect(describeFunctions(readGlobals(SOS))).toEqual([
      {
        name: 'SOS',
        description: "Sum of the opponents' scores.",
        parameters: [
          {
            name: 'wallList',
            example: 'A4:K40',
            description: 'The wall list with its header row.',
            optional: false,
          },
          {
            name: 'settings',
            example: 'Settings',
            description: 'Optional. The Settings range.',
            optional: true,
          },
        ],
        returns: 'One column: SOS.',
        examples: ['=SOS(WallList, Settings)'],
      },
    ]);
  });
});

describe('the build fails', () => {
  it('not when everything is there', () => expect(complaints(SOS, ['SOS'])).toEqual([]));

  it.each([
    ['a function of the design is missing', SOS, ['SOS', 'SOS2'], 'SOS2 is missing'],
    [
      'a description is missing',
      SOS.replace(" * Sum of the opponents' scores.\n", ''),
      [],
      'needs a description',
    ],
    [
      'a parameter is undocumented',
      SOS.replace(/ \* @param \{A4.*\n/, ''),
      [],
      'parameter wallList needs @param',
    ],
    ['a parameter has no example', SOS.replace('{A4:K40} ', ''), [], 'parameter wallList needs @param'],
    ['a comment describes no parameter', SOS.replace('} settings', '} setting'), [], 'no parameter setting'],
    ['the answer is undocumented', SOS.replace(/ \* @return.*\n/, ''), [], 'needs @return'],
    ['there is no example', SOS.replace(/ \* @example.*\n/, ''), [], 'needs an @example'],
    ['the example calls another function', SOS.replace('=SOS(', '=SOS1('), [], 'needs an @example'],
    ['a name is lower case', SOS.replace(/\bSOS\(/g, 'Sos('), [], 'Sos has to be upper case'],
    ['a name ends with an underscore', SOS.replace(/\bSOS\(/g, 'SOS_('), [], 'SOS_ has to be upper case'],
    [
      'Sheets has the name',
      SOS.replace(/\bSOS\(/g, 'RANK('),
      [],
      'RANK is the name of a function that Sheets has',
    ],
    [
      'parameters are gathered',
      SOS.replace('wallList: unknown, ', '...wallList: unknown[], '),
      [],
      'needs named',
    ],
    [
      'a stub does more than hand on',
      SOS.replace('return Wall', 'log(); return Wall'),
      [],
      'hand its parameters',
    ],
    [
      'a stub forgets a parameter',
      SOS.replace('(wallList, settings);', '(wallList);'),
      [],
      'hand its parameters',
    ],
    [
      'a helper stands among the globals',
      SOS.replace('export function', 'function'),
      [],
      'SOS is not exported',
    ],
    ['the tag is forgotten', SOS.replace(' * @customfunction\n', ''), [], 'lacks @customfunction'],
    ['a name stands twice', SOS + SOS, [], 'SOS is declared twice'],
    [
      'the menu could not call it',
      '/** Opens. */\nexport function open_() {\n  Wallist.open_();\n}',
      [],
      'open_ ends with an underscore',
    ],
  ])('when %s', (_what, source, required, complaint) => {
    expect(complaints(source, required).join('\n')).toContain(complaint);
  });
});

describe('the names that Sheets has', () => {
  it.each(['SUM', 'RANK', 'XLOOKUP', 'ARRAYFORMULA', 'LET', 'SORTN', 'TOCOL', 'GOOGLEFINANCE'])(
    '%s',
    name => {
      expect(BUILT_INS.has(name)).toBe(true);
    },
  );
  it('are about five hundred', () => expect(BUILT_INS.size).toBeGreaterThan(490));
});
