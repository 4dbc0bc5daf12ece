/** The few smallest of many values, in order; of equal values the first offered. */
export interface Shortlist {
  count: number;
  limit: number;
  readonly value: Float64Array;
  readonly who: Int32Array;
}

export const makeShortlist = (length: number): Shortlist => ({
  count: 0,
  limit: Infinity,
  value: new Float64Array(length),
  who: new Int32Array(length),
});

export const clear = (list: Shortlist): void => {
  list.count = 0;
  list.limit = Infinity;
};

export const enterShortlist = (list: Shortlist, value: number, who: number): void => {
  let place = list.count < list.value.length ? list.count++ : list.count - 1;
  for (; place > 0 && list.value[place - 1]! > value; place--) {
    list.value[place] = list.value[place - 1]!;
    list.who[place] = list.who[place - 1]!;
  }
  list.value[place] = value;
  list.who[place] = who;
  if (list.count === list.value.length) list.limit = list.value[list.count - 1]!;
};
