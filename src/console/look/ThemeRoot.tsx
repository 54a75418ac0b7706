import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import type { ThemeMode } from '#src/brand/contract.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { DARK_SYSTEM } from '#src/app/frame/useThemeMode.ts';
import type { ModeChoice, ModeStore } from './mode.ts';

const ModeContext = createContext<ModeStore | null>(null);

export type ThemeRootProps = { readonly store: ModeStore; readonly show: (mode: ThemeMode) => void; readonly children: ReactNode };

export function ThemeRoot({ store, show, children }: ThemeRootProps) {
  const choice = useStore(store);
  const isSystemDark = useMediaQuery(DARK_SYSTEM);
  const system: ThemeMode = isSystemDark ? 'dark' : 'light';
  const mode = choice === 'system' ? system : choice;
  useLayoutEffect(() => show(mode), [mode, show]);
  return <ModeContext value={store}>{children}</ModeContext>;
}

/** Throws outside `ThemeRoot`. */
export function useModeChoice(): readonly [ModeChoice, (choice: ModeChoice) => void] {
  const store = use(ModeContext);
  if (!store) throw new Error('useModeChoice needs a ThemeRoot above it');
  return [useStore(store), (choice) => store.setState(choice, true)];
}
