/** The sizes of which calls and cells are bounded; by LONG=1 the large ones of docs/reliability.md too. */
export const SIZES: readonly (readonly [round: number, players: number])[] = [
  [1, 33],
  [10, 33],
  [1, 300],
  ...(process.env['LONG']
    ? ([
        [10, 300],
        [1, 1200],
        [10, 1200],
      ] as const)
    : []),
];

/** Ten rounds of 1,200 players take minutes to play, on a busy machine. */
export const PATIENCE = process.env['LONG'] ? 1_800_000 : 300_000;
