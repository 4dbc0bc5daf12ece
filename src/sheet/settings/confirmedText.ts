/** A confirmation in the Log: a line that somebody types into *Changed after the start* is none. */
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
