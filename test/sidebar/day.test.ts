import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accidents } from './day/accidents';
import { JOBS, organiserAt, type Organiser } from './day/organiser';
import { pairing } from './day/pairing';
import { registering } from './day/registering';
import { sheets } from './day/sheets';
import { wholeEvent } from './day/wholeEvent';
import { launch, makePage, skipped } from './page';

describe.skipIf(skipped)('the day of an organiser, at the panel', () => {
  let browser: Browser;
  let organiser: Organiser;
  const at = (): Organiser => organiser;
  beforeAll(async () => {
    browser = await launch();
    organiser = organiserAt(await makePage(browser));
  });
  afterAll(() => browser?.close());

  describe('players', () => registering(at));
  describe('a round', () => pairing(at));
  describe('accidents', () => accidents(at));
  describe('the sheets', () => sheets(at));
  describe('a whole event', () => wholeEvent(at, async () => organiserAt(await makePage(browser))));

  test('every job of the page for organisers was done', () => {
    expect([...organiser.done].sort()).toEqual([...JOBS.keys()].sort());
  });
});
