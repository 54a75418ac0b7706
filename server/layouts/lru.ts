/** Keeps what was used last, at most `capacity` of it. */
export function createLru<V>(capacity: number): { readonly get: (key: string, make: () => V) => V } {
  const kept = new Map<string, V>();
  return {
    get: (key, make) => {
      const found = kept.get(key);
      if (found !== undefined) {
        kept.delete(key);
        kept.set(key, found);
        return found;
      }
      const made = make();
      if (kept.size >= capacity) kept.delete(kept.keys().next().value ?? '');
      kept.set(key, made);
      return made;
    },
  };
}
