import { useLayoutEffect } from 'react';
import type { ThemeMode } from '#src/brand/contract.ts';
import { useThemeMode } from './useThemeMode.ts';

export type ThemeDoor = { readonly show: (mode: ThemeMode) => void };

export function ThemeApplier({ theme }: { readonly theme: ThemeDoor }) {
  const mode = useThemeMode();
  useLayoutEffect(() => theme.show(mode), [theme, mode]);
  return null;
}
