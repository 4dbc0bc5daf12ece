/** What a column of the wall list can be, besides a round. */
export const COLUMN_KINDS = [
  'no',
  'name',
  'surname',
  'firstName',
  'rank',
  'rating',
  'country',
  'club',
  'pin',
  'start',
  'category',
  'group',
  'supergroup',
  'previousOrder',
  'team',
  'board',
  'out',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];
