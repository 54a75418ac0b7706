import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Screen = { readonly width: number; readonly isDark: boolean };

/**
 * Stubs `matchMedia`, only `min-width` and the color scheme, for a screen of this width in CSS pixels. Returns a function that changes the
 * screen. Undo with `vi.unstubAllGlobals()`.
 */
export function stubScreen(first: Partial<Screen> = {}): (change: Partial<Screen>) => void {
  let now: Screen = { width: 1_600, isDark: false, ...first };
  const lists = new Set<() => void>();
  const matches = (query: string): boolean => {
    const width = /^\(min-width: (\d+)px\)$/.exec(query)?.[1];
    return width === undefined ? query === '(prefers-color-scheme: dark)' && now.isDark : now.width >= Number(width);
  };
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return matches(query);
    },
    addEventListener: (_: string, listener: () => void) => void lists.add(listener),
    removeEventListener: (_: string, listener: () => void) => void lists.delete(listener),
  }));
  return (change) =>
    act(() => {
      now = { ...now, ...change };
      for (const listener of lists) listener();
    });
}
