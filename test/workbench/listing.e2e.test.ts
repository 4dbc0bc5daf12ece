/** The pictures for a listing, of the size that Google asks for: `PICTURES=1 npx vitest run test/workbench/listing.e2e.test.ts`. */
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import {
  describeInBrowser,
  goToCell,
  openWorkbench,
  stillForPicture,
  type OpenedWorkbench,
} from '../browser';
import { organiserAt, type Organiser } from './organiser';

const FOLDER = new URL('../../docs/listing/', import.meta.url).pathname;

describe.skipIf(!process.env.PICTURES)('the listing', () => {
  describeInBrowser('shows five moments of an event', () => {
    let open: OpenedWorkbench;
    let organiser: Organiser;
    beforeAll(async () => {
      open = await openWorkbench('mcmahon', { viewport: { width: 1280, height: 800 } });
      organiser = organiserAt(open);
      mkdirSync(FOLDER, { recursive: true });
    });
    afterAll(async () => open?.close());

    const picture = async (name: string, sheet: string, a1: string): Promise<void> => {
      const { page } = open;
      await goToCell(page, sheet, a1);
      await stillForPicture(page);
      await page.screenshot({ path: `${FOLDER}${name}.png` });
    };

    test('from the list to the standings', async () => {
      await organiser.sees('Round 4 of 5');
      await picture('1-wall-list', 'Wall list', 'B2');
      await organiser.press('Preview round 4', 'Preview of round 4');
      await picture('2-preview', 'Wall list', 'L2');
      await organiser.press('Write round 4', 'Round 4 is written');
      await organiser.press('Enter results', /^Round 4: /);
      await picture('3-results', 'Round 4', 'F4');
      await organiser.chooses('Standings and prizes');
      await organiser.sees('The standings are written');
      // The columns on the right come into sight, and the first of them shows its formula.
      await goToCell(open.page, 'Wall list', 'S1');
      // No round is cut by the names.
      await open.page.mouse.move(600, 400);
      await open.page.mouse.wheel(20, 0);
      await picture('5-formulas', 'Wall list', 'N1');
      // Score and tiebreaks stand at the right end, where the panel would be.
      await open.page.locator('#panel-close').click();
      await picture('4-standings', 'Standings', 'A2');
    });
  });
});
