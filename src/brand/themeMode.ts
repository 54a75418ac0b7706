import type { BrandOptions, ThemeMode } from './contract.ts';

/**
 * Returns the first of these modes that the brand offers: the user's choice, dark if the brand prefers it, the system's mode, the brand's
 * default (product §4).
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
