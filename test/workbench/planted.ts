/** Plants faults in the services that a script finds: methods, by their names, that do something else. */

/** `call` is the method as it was. */
type Fault = (call: (...given: readonly unknown[]) => unknown, ...given: readonly unknown[]) => unknown;
export type Faults = Readonly<Record<string, Fault>>;

/** All objects that services return have the faults too. */
export function planted(faults: Faults): (services: Record<string, unknown>) => Record<string, unknown> {
  const own = new WeakMap<object, object>();
  const bare = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? (own.get(value) ?? (Array.isArray(value) ? value.map(bare) : value))
      : value;
  const wrapped = (value: unknown): unknown => {
    if (
      typeof value !== 'object' ||
      value === null ||
      Object.prototype.toString.call(value) === '[object Date]'
    )
      return value;
    if (Array.isArray(value)) return value.map(wrapped);
    const proxy = new Proxy(value, {
      get: (target, name) => {
        const found: unknown = Reflect.get(target, name);
        if (typeof found !== 'function') return wrapped(found);
        const call = (...given: readonly unknown[]): unknown =>
          wrapped((found as (...given: readonly unknown[]) => unknown).apply(target, given.map(bare)));
        const fault = faults[String(name)];
        if (!fault) return call;
        return (...given: readonly unknown[]) => {
          const answer = fault(call, ...given);
          return answer === undefined && String(name).startsWith('set') ? proxy : answer;
        };
      },
    });
    own.set(proxy, value);
    return proxy;
  };
  return services =>
    Object.fromEntries(Object.entries(services).map(([name, value]) => [name, wrapped(value)]));
}
