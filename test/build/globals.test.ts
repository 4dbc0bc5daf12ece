import { describe, expect, it } from 'vitest';
import { BUILT_INS } from '../../build/builtIns.mjs';
import { checkGlobals, describeFunctions, writeGlobals } from '../../build/globals.mjs';

/** An entry as catalogue.ts has it. */
const SOS = {
  name: 'SOS',
  group: 'Tiebreaks',
  summary: "Sum of the opponents' scores.",
  parameters: [
    { name: 'wallList', example: 'A4:K40', description: 'The wall list with its header row.' },
    { name: 'settings', example: 'Settings', description: 'Optional. The Settings range.', optional: true },
  ],
  returns: { shape: 'column', type: 'number[]', words: 'One column: SOS.' },
  examples: ['=SOS(WallList, Settings)'],
};
const OPEN = { name: 'onOpen', parameters: [], summary: 'Builds the menu.' };
const [LIST, SETTINGS] = SOS.parameters;

describe('globals.js', () => {
  it('has a plain function under the comment that the formula helper shows', () => {
    expect(writeGlobals({ functions: [SOS], others: [OPEN] })).toBe(`/** @OnlyCurrentDoc */

/** Builds the menu. */
function onOpen() {
  return Wallist.onOpen();
}

/**
 * Sum of the opponents' scores.
 *
 * @param {A4:K40} wallList The wall list with its header row.
 * @param {Settings} settings Optional. The Settings range.
 * @return {number[]} One column: SOS.
 * @customfunction
 */
function SOS(wallList, settings) {
  return Wallist.functions.SOS(wallList, settings);
}
`);
  });
});

describe('functions.json', () => {
  it('tells the spreadsheet what a function wants', () => {
    expect(describeFunctions({ functions: [SOS] })).toEqual([
      {
        name: 'SOS',
        group: 'Tiebreaks',
        description: "Sum of the opponents' scores.",
        parameters: [
          { ...LIST, optional: false },
          { ...SETTINGS, optional: true },
        ],
        returns: 'One column: SOS.',
        examples: ['=SOS(WallList, Settings)'],
      },
    ]);
  });
});

describe('the build fails', () => {
  const complaints = (functions: readonly object[], others: readonly object[] = []): string =>
    checkGlobals({ functions, others }).join('\n');
  const change = (changed: object) => complaints([{ ...SOS, ...changed }]);

  it('not when everything is there', () => expect(complaints([SOS], [OPEN])).toBe(''));

  it.each([
    ['a summary is missing', { summary: '' }, 'has to be one line'],
    ['a summary has two lines', { summary: 'Sum.\nOf scores.' }, 'has to be one line'],
    ['words end the comment', { summary: 'Sum */ of scores.' }, 'does not end its comment'],
    ['a parameter is not described', { parameters: [{ ...LIST, description: '' }] }, 'has to be one line'],
    ['a parameter has no example', { parameters: [{ ...LIST, example: '' }] }, 'has to be one line'],
    ['an example ends the type', { parameters: [{ ...LIST, example: '{1}' }] }, 'must not hold a brace'],
    ['parameters are gathered', { parameters: [{ ...LIST, name: '...lists' }] }, 'cannot be the name'],
    ['an optional one stands first', { parameters: [SETTINGS, LIST] }, 'has to stand last'],
    ['the answer is not described', { returns: { ...SOS.returns, words: '' } }, 'has to be one line'],
    ['there is no example', { examples: [] }, 'needs an example'],
    ['the example calls another function', { examples: ['=SOS1(WallList)'] }, 'needs an example'],
    ['a name is lower case', { name: 'Sos' }, 'Sos has to be upper case'],
    ['a name ends with an underscore', { name: 'SOS_' }, 'SOS_ has to be upper case'],
    ['Sheets has the name', { name: 'RANK' }, 'RANK is the name of a function that Sheets has'],
  ])('when %s', (_what, changed, complaint) => expect(change(changed)).toContain(complaint));

  it.each([
    ['a name stands twice', [{ ...OPEN, name: 'SOS' }], 'SOS is declared twice'],
    ['the menu could not call it', [{ ...OPEN, name: 'open_' }], 'open_ ends with an underscore'],
    ['it looks like a custom function', [{ ...OPEN, name: 'OPEN' }], 'OPEN looks like a custom function'],
    ['it is not described', [{ ...OPEN, summary: '' }], 'needs a summary'],
  ])('when %s', (_what, others, complaint) => expect(complaints([SOS], others)).toContain(complaint));
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
