import { useBrand } from '#src/brand/context.tsx';
import type { ThemeMode } from '#src/brand/contract.ts';
import { useThemeChoice } from '#src/brand/preferences.tsx';
import { resolveThemeMode } from '#src/brand/themeMode.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';

export const DARK_SYSTEM = '(prefers-color-scheme: dark)';

export function useThemeMode(): ThemeMode {
  const { options } = useBrand();
  const [chosen] = useThemeChoice();
  return resolveThemeMode(options, chosen, useMediaQuery(DARK_SYSTEM));
}
