/** Tiebreaks after the primary score, under the names of their functions (R2.10). */
export const TIEBREAKS = [
  'BOARDWINS',
  'DIRECTCOMPARISON',
  'SOS2',
  'SOS1',
  'SOS',
  'Rating',
  'Previous order',
  'Lottery',
  'SODOS',
  'SOSOS',
  'CUSS',
  'WINS',
  'MMS',
  'Category',
  /** SOSK(1), SOSK(2) … until the tie is decided (WMSG 2008, R5.10). */
  'SOSK',
  /** Performance rating (R8.5). */
  'PERFORMANCE',
] as const;
export type Tiebreak = (typeof TIEBREAKS)[number];
