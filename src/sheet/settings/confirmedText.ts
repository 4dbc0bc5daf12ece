/**
 * What the Log keeps of a confirmation: the setting *Changed after the start* with it. A line that somebody types there is none.
 */
export const makeConfirmed = (changes: string): string => CONFIRMED + JSON.stringify(changes);

/** Undefined where the text is none. */
export function readConfirmed(text: string): string | undefined {
  if (!text.startsWith(CONFIRMED)) return undefined;
  try {
    const changes: unknown = JSON.parse(text.slice(CONFIRMED.length));
    return typeof changes === 'string' ? changes : undefined;
  } catch {
    return undefined;
  }
}

const CONFIRMED = 'confirmed ';
