/** Horizontal bars. Each has a number, which is said in words too. */
export interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly most: number;
  readonly groups: readonly {
    readonly label: string;
    readonly bars: readonly {
      readonly value: number;
      readonly low: number;
      readonly high: number;
      readonly text: string;
    }[];
  }[];
}
