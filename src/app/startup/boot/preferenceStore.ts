import { defaultPreferences, type Preferences } from '#src/brand/preferences.tsx';
import type { BrandStorage, StorageItem } from '#src/platform/index.ts';

export const PREFERENCES: StorageItem<Preferences> = {
  key: 'preferences',
  version: 1,
  isValid: (value): value is Preferences => {
    if (typeof value !== 'object' || value === null || !('oddsFormat' in value) || !('themeMode' in value)) return false;
    return ['AMERICAN', 'EURO'].includes(String(value.oddsFormat)) && [null, 'light', 'dark'].some((mode) => mode === value.themeMode);
  },
};

export const readPreferences = (storage: BrandStorage): Preferences => storage.read(PREFERENCES) ?? defaultPreferences;

/** Cookie to turn off server rendering, because the server draws only the default theme. */
const CHOSEN = 'theme-mode=chosen; path=/; max-age=31536000; samesite=lax';

export function writePreferences(storage: BrandStorage, preferences: Preferences, page: Pick<Document, 'cookie'>): void {
  storage.write(PREFERENCES, preferences);
  if (preferences.themeMode !== null) page.cookie = CHOSEN;
}
