/** Its name beside the page. */
export const CHECK_SCRIPT: string;

/** Builds the engine of the page that checks an event unless it is there already; the path of its file. */
export function buildCheck(): Promise<string>;
