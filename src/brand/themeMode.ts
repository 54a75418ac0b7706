import type { BrandOptions, ThemeMode } from './contract.ts';

/**
 * The mode to show (product §4): the reader's choice, else dark for a brand that prefers it, else the system's when the brand has
 * several, else the brand's default. Always one that the brand offers.
 */
export function resolveThemeMode(
  options: Pick<BrandOptions, 'modes' | 'prefersDark'>,
  chosen: ThemeMode | null,
  systemIsDark: boolean,
): ThemeMode {
  const allowed = (mode: ThemeMode): boolean => options.modes.includes(mode);
  if (chosen !== null && allowed(chosen)) return chosen;
  if (options.prefersDark && allowed('dark')) return 'dark';
  const system: ThemeMode = systemIsDark ? 'dark' : 'light';
  return options.modes.length > 1 && allowed(system) ? system : options.modes[0];
}
