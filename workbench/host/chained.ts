type Actions = Readonly<Record<string, (...given: never[]) => unknown>>;

/** Google's setters give back the object whose they are. */
export type Chained<A extends Actions, Whole> = {
  readonly [K in keyof A]: (...given: Parameters<A[K]>) => Whole;
};

export const chained = <A extends Actions, Whole>(actions: A, whole: () => Whole): Chained<A, Whole> =>
  Object.fromEntries(
    Object.entries(actions).map(([name, act]) => [
      name,
      (...given: never[]) => {
        act(...given);
        return whole();
      },
    ]),
  ) as unknown as Chained<A, Whole>;
