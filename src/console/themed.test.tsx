import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { brandIds } from '#src/app/startup/boot/brands.ts';
import { themed } from './themed.ts';

const [first = '', second = '', third = '', fourth = ''] = brandIds;
const root = document.documentElement;
const worn = (): readonly string[] => [...root.classList].filter((name) => name.includes('-light') || name.includes('-dark'));

const held: (() => void)[] = [];
let isHolding = false;
const fonts = {
  add: () => undefined,
  load: () => (isHolding ? new Promise<void>((resolve) => held.push(resolve)) : Promise.resolve()),
};
const before = Object.getOwnPropertyDescriptor(document, 'fonts');

beforeEach(() => {
  isHolding = false;
  root.className = '';
  vi.stubGlobal('FontFace', class {});
  Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
});
afterEach(() => {
  for (const release of held.splice(0)) release();
  vi.unstubAllGlobals();
  if (before) Object.defineProperty(document, 'fonts', before);
  else Reflect.deleteProperty(document, 'fonts');
});

describe('a page', () => {
  it('a page has the classes of one brand in one mode', async () => {
    expect((await themed(first, 'light'))?.id).toBe(first);
    const [light] = worn();
    await themed(first, 'dark');
    expect(worn()).toHaveLength(1);
    expect(worn()).not.toEqual([light]);
    expect(root.dataset['mode']).toBe('dark');
    await themed(second, 'light');
    expect(worn()).toHaveLength(1);
    await themed(first, 'light');
    expect(worn()).toEqual([light]);
  });

  it('a page has the last requested theme, also if another theme’s fonts load later', async () => {
    await themed(first, 'light');
    const wanted = worn();
    isHolding = true;
    const late = themed(third, 'light');
    await waitFor(() => expect(held.length).toBeGreaterThan(0));
    isHolding = false;
    expect((await themed(first, 'light'))?.id).toBe(first);
    for (const arrive of held.splice(0)) arrive();
    expect(await late).toBeNull();
    expect(worn()).toEqual(wanted);
    expect((await themed(third, 'light'))?.id).toBe(third);
    expect(worn()).not.toEqual(wanted);
  });

  it('a theme waits for its fonts each time it is set', async () => {
    await themed(second, 'light');
    isHolding = true;
    const again = themed(second, 'dark');
    await waitFor(() => expect(held.length).toBeGreaterThan(0));
    expect(root.dataset['mode']).toBe('light');
    for (const arrive of held.splice(0)) arrive();
    expect((await again)?.id).toBe(second);
    expect(root.dataset['mode']).toBe('dark');
  });

  it('a theme is set if its fonts fail to load', async () => {
    await themed(first, 'light');
    const others = worn();
    Object.defineProperty(document, 'fonts', { configurable: true, value: { load: () => Promise.reject(new Error('no such font')) } });
    expect((await themed(fourth, 'light'))?.id).toBe(fourth);
    expect(worn()).toHaveLength(1);
    expect(worn()).not.toEqual(others);
  });
});
