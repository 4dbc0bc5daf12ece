import { fileURLToPath } from 'node:url';

/** A tiny add-on in the shape of the built one, so that these tests stand without it. */
export const FIXTURE = fileURLToPath(new URL('fixture', import.meta.url));
