import { createStore } from 'zustand/vanilla';
import type { ThemeMode } from '#src/brand/contract.ts';
import type { BrandStorage, StorageItem } from '#src/platform/index.ts';

export type ModeChoice = ThemeMode | 'system';
export const MODE_CHOICES: readonly ModeChoice[] = ['system', 'light', 'dark'];

const MODE: StorageItem<ModeChoice> = {
  key: 'mode',
  version: 1,
  isValid: (value): value is ModeChoice => MODE_CHOICES.some((choice) => choice === value),
};

/** Saves the mode in local storage. Without storage, keeps it until the page closes. */
export function createModeStore(storage: Pick<BrandStorage, 'read' | 'write'>) {
  const store = createStore<ModeChoice>(() => storage.read(MODE) ?? 'system');
  store.subscribe((choice) => void storage.write(MODE, choice));
  return store;
}

export type ModeStore = ReturnType<typeof createModeStore>;
