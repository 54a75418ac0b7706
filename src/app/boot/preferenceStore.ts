import { defaultPreferences, type Preferences } from '#src/brand/preferences.tsx';
import type { BrandStorage, StorageItem } from '#src/platform/index.ts';

/** What the browser keeps of the reader's choices. */
export const PREFERENCES: StorageItem<Preferences> = {
  key: 'preferences',
  version: 1,
  isValid: (value): value is Preferences => {
    if (typeof value !== 'object' || value === null || !('oddsFormat' in value) || !('themeMode' in value)) return false;
    return ['AMERICAN', 'EURO'].includes(String(value.oddsFormat)) && [null, 'light', 'dark'].some((mode) => mode === value.themeMode);
  },
};

export const readPreferences = (storage: BrandStorage): Preferences => storage.read(PREFERENCES) ?? defaultPreferences;

export const writePreferences = (storage: BrandStorage, preferences: Preferences): void => void storage.write(PREFERENCES, preferences);
