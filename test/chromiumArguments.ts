/** How every Chromium of the tests starts. */
export const CHROMIUM_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Three workers share two cores: threads that compile and collect beside the page only take turns with it.
  '--js-flags=--single-threaded',
] as const;
