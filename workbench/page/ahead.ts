/** In the order in which gas-local loads them. */
export const SCRIPTS = ['bundle.js', 'globals.js'] as const;
/** The built add-on's files, which are fetched while the spreadsheet is being read. */
export const DIST = [...SCRIPTS, 'texts.html', 'program.html', 'functions.json'] as const;

declare global {
  interface Window {
    /** Answers to come, by their addresses. */
    wallistAhead?: Map<string, Promise<Response>>;
  }
}

/** Asks for what another script will want soon. */
export function askAhead(addresses: readonly string[]): void {
  const answers = addresses.map(address => [address, fetch(address)] as const);
  // Whoever wants it asks again, and is told.
  for (const [, answer] of answers) answer.catch(() => undefined);
  window.wallistAhead = new Map(answers);
}

/** The answer that was asked for ahead, or a new one. */
export async function answerTo(address: string): Promise<Response> {
  const ahead = window.wallistAhead?.get(address);
  window.wallistAhead?.delete(address);
  return (await ahead?.catch(() => undefined)) ?? fetch(address);
}
