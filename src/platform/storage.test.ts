import { beforeEach, expect, test } from 'vitest';
import { createStorage, isText } from './storage.ts';

const backing = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
};
const name = { key: 'name', version: 1, isValid: isText };
let store = backing();
beforeEach(() => {
  store = backing();
});

test('storage writes under its brand and reads the value back', () => {
  const storage = createStorage('one', () => store);
  expect(storage.write(name, 'Jane')).toBe(true);
  expect([...store.items.keys()]).toEqual(['one.name']);
  expect(storage.read(name)).toBe('Jane');
  expect(createStorage('two', () => store).read(name)).toBeNull();
  storage.remove(name);
  expect(storage.read(name)).toBeNull();
});

test.each(['not json', '3', 'null', '{}', '{"v":2,"value":"old"}', '{"v":1,"value":3}', '{"value":"x"}'])(
  'storage reads %s as null',
  (text) => {
    store.items.set('one.name', text);
    expect(createStorage('one', () => store).read(name)).toBeNull();
  },
);

test.each(['not json', '{"v":2,"value":"of a later build"}', '{"v":1,"value":3}'])(
  'storage reports %s once per reading as unusable',
  (text) => {
    const dropped: string[] = [];
    const storage = createStorage(
      'one',
      () => store,
      (key) => dropped.push(key),
    );
    expect(storage.read(name)).toBeNull();
    expect(dropped, 'nothing is there yet').toEqual([]);
    store.items.set('one.name', text);
    expect(storage.read(name)).toBeNull();
    expect(dropped).toEqual(['name']);
    expect(store.items.get('one.name'), 'a later build may still want it').toBe(text);
    expect(storage.write(name, 'Jane')).toBe(true);
    expect(storage.read(name)).toBe('Jane');
    expect(dropped).toEqual(['name']);
  },
);

test('storage lists its brand’s keys with a prefix', () => {
  for (const key of ['one.p.1', 'one.p.2', 'one.q', 'two.p.3']) store.items.set(key, '{}');
  expect(createStorage('one', () => store).keys('p.')).toEqual(['p.1', 'p.2']);
});

test('storage denied by the browser returns null and throws no error', () => {
  const storage = createStorage('one', () => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storage.write(name, 'Jane')).toBe(false);
  expect(storage.read(name)).toBeNull();
  expect(storage.keys('')).toEqual([]);
  expect(() => storage.remove(name)).not.toThrow();
});
