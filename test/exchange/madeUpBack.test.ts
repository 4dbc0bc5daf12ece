import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileRows } from '../../src/exchange/fileRows';
import { readFile } from '../../src/exchange/readFile';
import { writeOpenGotha } from '../../src/formats/openGotha/writeOpenGotha';
import { memoryWorkbook } from '../application/memoryWorkbook';
import { ask } from '../application/tournamentBook';
import { anyEvent } from '../formats/anyEvent';
import { bytesOf, otherIn, playOn, sentBack, unsaid } from './sentBack';

/** How many files are made up: few in the suite, `FILES=500` for the long run. */
const EVENTS = Number(process.env['FILES'] ?? 40);

/** Values of parameters, known here or not, as OpenGotha has them. */
const anyParameters: fc.Arbitrary<Readonly<Record<string, string>>> = fc
  .uniqueArray(
    fc.oneof(
      fc.tuple(
        fc.constantFrom(
          'paiMaAvoidMixingCategories',
          'paiSeAvoidSameGeo',
          'paiSeDefSecCrit',
          'paiSeMinimizeHandicap',
          'paiMaDUDDWeight',
          'canByoYomiTime',
          'nbMovesCanTime',
          'stdByoYomiTime',
          'hdCorrection',
          'hdCeiling',
          'genMMS2ValueBye',
          'genNBW2ValueBye',
          'genMMS2ValueAbsent',
          'genNBW2ValueAbsent',
          'basicTime',
        ),
        fc.constantFrom('0', '1', '2', '7', '20000000000000'),
      ),
      fc.tuple(
        fc.constantFrom('paiSeNbWinsThresholdActive', 'hdBasedOnMMS', 'genRoundDownNBWMMS', 'bInternet'),
        fc.constantFrom('true', 'false'),
      ),
      fc.tuple(
        fc.constantFrom('genMMBar', 'genMMFloor', 'genMMZero', 'hdNoHdRankThreshold', 'paiSeRankThreshold'),
        fc.constantFrom('4D', '1K', '30K', '9D', '20K', '12k'),
      ),
      fc.tuple(
        fc.constantFrom('shortName', 'paiMaAdditionalPlacementCritSystem2', 'ratingOrigin', 'gameFormat'),
        fc.constantFrom('a-b-c', '=1+1', '', 'Rating', 'EGF', '"&<', '𠮷😀'),
      ),
    ),
    { selector: ([name]) => name, maxLength: 8 },
  )
  .map(entries => Object.fromEntries(entries));

const anyCriteria = fc.array(
  fc.constantFrom(
    'NULL',
    'NBW',
    'MMS',
    'CAT',
    'EXT',
    'EXR',
    'SOSM',
    'SOSW',
    'SODOSW',
    'SDC',
    'DC',
    'Rating',
    'STS',
  ),
  { minLength: 1, maxLength: 6 },
);

/** The file with other values of what it has, and other criteria. */
function withParameters(
  text: string,
  others: Readonly<Record<string, string>>,
  criteria: readonly string[],
): string {
  const escaped = (value: string): string =>
    value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
  const changed = text.replace(/ (\w+)="[^"]*"/g, (whole, name: string) =>
    others[name] === undefined ? whole : ` ${name}="${escaped(others[name])}"`,
  );
  const elements = criteria.map((name, i) => `<PlacementCriterion name="${name}" number="${i + 1}"/>`);
  return changed.replace(
    /<PlacementCriteria>[^]*?<\/PlacementCriteria>/,
    `<PlacementCriteria>${elements.join('')}</PlacementCriteria>`,
  );
}

describe(`${EVENTS} made-up files of OpenGotha go back as they came`, { timeout: 600_000 }, () => {
  test('each attribute is equal or named, after a round that was played here', () => {
    let played = 0;
    fc.assert(
      fc.property(anyEvent, anyParameters, anyCriteria, (event, others, criteria) => {
        const came = withParameters(writeOpenGotha(event).text, others, criteria);
        const read = readFile('made-up.xml', bytesOf(came), 'en');
        fc.pre(read.kind === 'read');
        const book = memoryWorkbook();
        fc.pre(ask(book, { ask: 'import', file: (read as { rows: FileRows }).rows }).view === 'imported');
        const first = sentBack(book);
        expect(unsaid(otherIn(came, first.text), first.made)).toEqual([]);
        if (!playOn(book)) return;
        played += 1;
        const second = sentBack(book);
        expect(unsaid(otherIn(came, second.text), second.made)).toEqual([]);
      }),
      { numRuns: EVENTS },
    );
    expect(played).toBeGreaterThan(0);
  });
});
