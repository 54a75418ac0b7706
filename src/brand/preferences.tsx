import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import type { ThemeMode } from './contract.ts';

export type { OddsFormat };

export type Preferences = { readonly oddsFormat: OddsFormat; readonly themeMode: ThemeMode | null };

export const defaultPreferences: Preferences = { oddsFormat: 'AMERICAN', themeMode: null };

type PreferencesState = { readonly preferences: Preferences; readonly change: (part: Partial<Preferences>) => void };

const PreferencesContext = createContext<PreferencesState>({ preferences: defaultPreferences, change: () => undefined });

/** `keep` saves the player's chosen odds format to the account. */
export const oddsKeeper: { keep?: ((format: OddsFormat) => void) | undefined } = {};

export type PreferencesProviderProps = {
  readonly initial?: Preferences;
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
  const set = (oddsFormat: OddsFormat): void => {
    change({ oddsFormat });
    oddsKeeper.keep?.(oddsFormat);
  };
  return [preferences.oddsFormat, set];
}

/** Returns a function that applies another tab's or the account's preferences without saving them. */
export const useTakePreferences = (): ((part: Partial<Preferences>) => void) => use(PreferencesContext).change;

export function useThemeChoice(): readonly [ThemeMode | null, (mode: ThemeMode) => void] {
  const { preferences, change } = use(PreferencesContext);
  return [preferences.themeMode, (themeMode) => change({ themeMode })];
}
