import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/tournament/languages';
import { created, isSaid, menuOver } from './eventByAlerts';

const RUNS = Number(process.env['RUNS'] ?? 2);

/** No number, word or sign of any language begins so. */
const rubbish = fc.stringMatching(/^[§†a-zäßа-яぁ-んァ-ヶ一-龠가-힣]{1,12}$/).map(word => `§${word}`);

test.each(LANGUAGES)('rubbish in a prompt is asked again with the reason: %s', language => {
  const menu = created({ name: language, system: 'Swiss', rounds: 2, players: 4, language });
  const { say, google } = menu;
  menu.pick('pairNextRound');
  const start = google.book();
  const prompts = [
    ['recordResults', 'alert.typeResults', 'alert.noResult'],
    ['players', 'alert.typePlayers', 'alert.noResult'],
  ] as const;
  fc.assert(
    fc.property(fc.array(rubbish, { minLength: 1, maxLength: 3 }), words => {
      for (const [entry, prompt, reason] of prompts) {
        const rest = [...words];
        const said = menu.pick(entry, () => rest.shift());
        expect(said).toHaveLength(words.length + 1);
        words.forEach((word, i) => {
          expect(said[i + 1]?.text).toContain(`${word}: ${say(reason)}`);
          expect(isSaid(say, prompt, said[i + 1]?.text ?? '')).toBe(true);
        });
      }
      const rest = words.flatMap(word => [`Cup; ${word}; 5`, `Cup; ; ${word}`]);
      const typed = [...rest];
      const said = menuOver(undefined, language).pick('createTournament', () => rest.shift());
      typed.forEach((one, i) => {
        expect(said[i + 1]?.text).toContain(say('alert.notRead', { typed: one }));
        expect(isSaid(say, 'alert.create', said[i + 1]?.text ?? '')).toBe(true);
      });
      expect(said[typed.length + 1]?.text).toContain(say('alert.nothing'));
      expect(google.book().sheets).toEqual(start.sheets);
    }),
    { numRuns: RUNS },
  );
});
