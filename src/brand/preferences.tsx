import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { OddsFormat } from '#src/lib/odds.ts';
import type { ThemeMode } from './contract.ts';

export type { OddsFormat };

/** What the reader chose; null means nothing was chosen. */
export type Preferences = { readonly oddsFormat: OddsFormat; readonly themeMode: ThemeMode | null };

export const defaultPreferences: Preferences = { oddsFormat: 'AMERICAN', themeMode: null };

type PreferencesState = { readonly preferences: Preferences; readonly change: (part: Partial<Preferences>) => void };

const PreferencesContext = createContext<PreferencesState>({ preferences: defaultPreferences, change: () => undefined });

export type PreferencesProviderProps = {
  readonly initial?: Preferences;
  /** Told of every choice, to keep it. */
  readonly onChange?: (preferences: Preferences) => void;
  readonly children: ReactNode;
};

export function PreferencesProvider({ initial = defaultPreferences, onChange, children }: PreferencesProviderProps) {
  const [preferences, setPreferences] = useState(initial);
  const change = useCallback(
    (part: Partial<Preferences>) => {
      const next = { ...preferences, ...part };
      setPreferences(next);
      onChange?.(next);
    },
    [preferences, onChange],
  );
  const state = useMemo(() => ({ preferences, change }), [preferences, change]);
  return <PreferencesContext value={state}>{children}</PreferencesContext>;
}

export function useOddsFormat(): readonly [OddsFormat, (format: OddsFormat) => void] {
  const { preferences, change } = use(PreferencesContext);
  const set = useCallback((oddsFormat: OddsFormat) => change({ oddsFormat }), [change]);
  return [preferences.oddsFormat, set];
}

/** Puts all choices in place at once, as another tab has kept them. */
export const useTakePreferences = (): ((preferences: Preferences) => void) => use(PreferencesContext).change;

/** The mode the reader chose, or null; the mode in use comes from `resolveThemeMode`. */
export function useThemeChoice(): readonly [ThemeMode | null, (mode: ThemeMode) => void] {
  const { preferences, change } = use(PreferencesContext);
  const set = useCallback((themeMode: ThemeMode) => change({ themeMode }), [change]);
  return [preferences.themeMode, set];
}
