export interface PrintedOrder {
  /** Players by index, best first, without those who never took part. */
  readonly order: readonly number[];
  /** By player; undefined for somebody without a place. */
  readonly places: readonly (number | undefined)[];
  readonly criteria: readonly { readonly title: string; readonly values: readonly string[] }[];
}
