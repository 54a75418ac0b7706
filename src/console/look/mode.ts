import { createStore } from 'zustand/vanilla';
import type { ThemeMode } from '#src/brand/contract.ts';

/** What the operator chose; `system` follows the machine. */
export type ModeChoice = ThemeMode | 'system';
export const MODE_CHOICES: readonly ModeChoice[] = ['system', 'light', 'dark'];

const KEY = 'linemaker-console-mode';
const isChoice = (value: unknown): value is ModeChoice => MODE_CHOICES.some((choice) => choice === value);

/** Kept in this browser; where it cannot be kept, the choice lasts as long as the page. */
export function createModeStore(storage: Pick<Storage, 'getItem' | 'setItem'> | null) {
  const read = (): ModeChoice => {
    try {
      const kept = storage?.getItem(KEY);
      return isChoice(kept) ? kept : 'system';
    } catch {
      return 'system';
    }
  };
  const store = createStore<ModeChoice>(read);
  store.subscribe((choice) => {
    try {
      storage?.setItem(KEY, choice);
    } catch {
      // A full or closed storage changes nothing for this page.
    }
  });
  return store;
}

export type ModeStore = ReturnType<typeof createModeStore>;
