import { useEffect, useRef } from 'react';
import { useTakePreferences } from '#src/brand/preferences.tsx';
import { usePlatform } from '#src/platform/index.ts';
import { watchLocal } from '#src/platform/localState.ts';
import { PREFERENCES, readPreferences } from '../boot/preferenceStore.ts';

export function usePreferencesOfOtherTabs(): void {
  const { storage } = usePlatform();
  const take = useTakePreferences();
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => watchLocal(PREFERENCES, () => latest.current(readPreferences(storage))), [storage]);
}
