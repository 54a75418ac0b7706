import { useLayoutEffect } from 'react';
import type { ThemeMode } from '#src/brand/contract.ts';
import { useThemeMode } from './useThemeMode.ts';

/** Puts a mode on the page; given by boot, which has shown the first one already. */
export type ThemeDoor = { readonly show: (mode: ThemeMode) => void };

/** Keeps the page in the mode that the reader chose or the system asks for. */
export function ThemeApplier({ theme }: { readonly theme: ThemeDoor }) {
  const mode = useThemeMode();
  useLayoutEffect(() => theme.show(mode), [theme, mode]);
  return null;
}
