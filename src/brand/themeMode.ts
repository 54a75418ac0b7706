import type { BrandOptions, ThemeMode } from './contract.ts';

/** Returns the user's choice, else dark if the brand prefers it, else the system's, else the default; always one the brand offers (product §4). */
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
