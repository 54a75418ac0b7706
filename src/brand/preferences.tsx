import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OddsFormat } from '#src/lib/odds.ts';
import type { ThemeMode } from './contract.ts';

export type { OddsFormat };

/** What the reader chose; null means nothing was chosen. */
export type Preferences = { readonly oddsFormat: OddsFormat; readonly themeMode: ThemeMode | null };

export const defaultPreferences: Preferences = { oddsFormat: 'AMERICAN', themeMode: null };

type Keeper = (format: OddsFormat) => void;

type PreferencesState = {
  readonly preferences: Preferences;
  readonly change: (part: Partial<Preferences>) => void;
  readonly tellKeeper: Keeper;
  readonly keepBy: (keeper: Keeper | null) => void;
};

const PreferencesContext = createContext<PreferencesState>({
  preferences: defaultPreferences,
  change: () => undefined,
  tellKeeper: () => undefined,
  keepBy: () => undefined,
});

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
  const keeper = useRef<Keeper | null>(null);
  const [own] = useState(() => ({
    tellKeeper: (format: OddsFormat): void => keeper.current?.(format),
    keepBy: (next: Keeper | null): void => void (keeper.current = next),
  }));
  const state = useMemo(() => ({ preferences, change, ...own }), [preferences, change, own]);
  return <PreferencesContext value={state}>{children}</PreferencesContext>;
}

export function useOddsFormat(): readonly [OddsFormat, (format: OddsFormat) => void] {
  const { preferences, change, tellKeeper } = use(PreferencesContext);
  const set = useCallback(
    (oddsFormat: OddsFormat) => {
      change({ oddsFormat });
      tellKeeper(oddsFormat);
    },
    [change, tellKeeper],
  );
  return [preferences.oddsFormat, set];
}

/** Puts choices in place that were made elsewhere: by another tab, or kept with an account. */
export const useTakePreferences = (): ((part: Partial<Preferences>) => void) => use(PreferencesContext).change;

/** While it is drawn, `keep` is told of every format that is chosen on this page, and of none that is taken. */
export function useKeepOddsFormat(keep: Keeper): void {
  const { keepBy } = use(PreferencesContext);
  useEffect(() => {
    keepBy(keep);
    return () => keepBy(null);
  }, [keepBy, keep]);
}

/** The mode the reader chose, or null; the mode in use comes from `resolveThemeMode`. */
export function useThemeChoice(): readonly [ThemeMode | null, (mode: ThemeMode) => void] {
  const { preferences, change } = use(PreferencesContext);
  const set = useCallback((themeMode: ThemeMode) => change({ themeMode }), [change]);
  return [preferences.themeMode, set];
}
