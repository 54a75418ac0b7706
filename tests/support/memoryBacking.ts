/** In-memory `localStorage` for `createStorage`. */
export function memoryBacking(): Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'> & { readonly clear: () => void } {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size;
    },
  };
}
