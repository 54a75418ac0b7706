import { describe, expect, it, test } from 'vitest';
import { contrastOf, contrastPairs } from '#src/brand/contrast.ts';
import { createStorage } from '#src/platform/index.ts';
import { createModeStore, MODE_CHOICES } from './mode.ts';
import { tokens } from './tokens.ts';

describe.each(['light', 'dark'] as const)('the console, %s', (mode) => {
  test.each(contrastPairs)('$front on $back is at least $least : 1', ({ front, back, least }) => {
    const colors = tokens.colors[mode];
    expect(contrastOf(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
  });
});

describe('light or dark', () => {
  const memory = (kept: string | null = null) => {
    const items = new Map(kept === null ? [] : [['linemaker-console.mode', kept]]);
    const backing = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
      key: () => null,
      length: 0,
    };
    return { items, storage: createStorage('linemaker-console', () => backing) };
  };

  it('the console’s mode follows the system until one is chosen, and the choice is kept', () => {
    const { items, storage } = memory();
    const store = createModeStore(storage);
    expect(store.getState()).toBe('system');
    store.setState('dark', true);
    expect([...items.keys()]).toEqual(['linemaker-console.mode']);
    expect(createModeStore(storage).getState()).toBe('dark');
  });

  it.each(MODE_CHOICES)('the console reads the stored colour mode: %s', (choice) => {
    const { storage } = memory();
    createModeStore(storage).setState(choice, true);
    expect(createModeStore(storage).getState()).toBe(choice);
  });

  it.each(['sepia', '', '{}', '{"v":1,"value":"sepia"}', '{"v":2,"value":"dark"}'])('an invalid kept mode is ignored: %j', (kept) => {
    expect(createModeStore(memory(kept).storage).getState()).toBe('system');
  });

  it('a storage that refuses writes keeps the mode for the page', () => {
    const refusing = createStorage('linemaker-console', () => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = createModeStore(refusing);
    store.setState('light', true);
    expect(store.getState()).toBe('light');
    expect(createModeStore(refusing).getState()).toBe('system');
  });
});
