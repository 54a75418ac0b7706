import { describe, expect, it, test, vi } from 'vitest';
import { contrastOf, contrastPairs } from '#src/brand/contrast.ts';
import { createModeStore, MODE_CHOICES } from './mode.ts';
import { tokens } from './tokens.ts';

describe.each(['light', 'dark'] as const)('the console, %s', (mode) => {
  test.each(contrastPairs)('$front on $back is at least $least : 1', ({ front, back, least }) => {
    const colors = tokens.colors[mode];
    expect(contrastOf(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
  });
});

describe('light or dark', () => {
  const keeping = (kept: string | null) => ({ getItem: () => kept, setItem: vi.fn<(key: string, value: string) => void>() });

  it('is as the system until the operator chooses, and the choice is kept', () => {
    const storage = keeping(null);
    const store = createModeStore(storage);
    expect(store.getState()).toBe('system');
    store.setState('dark', true);
    expect(storage.setItem).toHaveBeenCalledWith('linemaker-console-mode', 'dark');
  });

  it.each(MODE_CHOICES)('was chosen before: %s', (choice) => {
    expect(createModeStore(keeping(choice)).getState()).toBe(choice);
  });

  it.each(['sepia', '', '{}'])('what is no choice is none: %j', (kept) => {
    expect(createModeStore(keeping(kept)).getState()).toBe('system');
  });

  it('a storage that refuses changes nothing for the page', () => {
    const refusing = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createModeStore({ getItem: refusing, setItem: refusing });
    store.setState('light', true);
    expect(store.getState()).toBe('light');
    expect(createModeStore(null).getState()).toBe('system');
  });
});
