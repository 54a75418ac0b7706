import { describe, expect, test } from 'vitest';
import type { ThemeMode } from './contract.ts';
import { resolveThemeMode } from './themeMode.ts';

const both = { modes: ['light', 'dark'], prefersDark: false } as const;
const prefersDark = { modes: ['light', 'dark'], prefersDark: true } as const;
const lightOnly = { modes: ['light'], prefersDark: true } as const;
const darkOnly = { modes: ['dark'], prefersDark: false } as const;

describe('the mode to show', () => {
  test.each<[string, Parameters<typeof resolveThemeMode>[0], ThemeMode | null, boolean, ThemeMode]>([
    ['the choice of the reader, whatever the system asks for', both, 'light', true, 'light'],
    ['the choice of the reader, whatever the brand prefers', prefersDark, 'light', true, 'light'],
    ['dark for a brand that prefers it, on a light system too', prefersDark, null, false, 'dark'],
    ['dark on a dark system', both, null, true, 'dark'],
    ['light on a light system', both, null, false, 'light'],
    ['the only one there is, against a choice that was made elsewhere', lightOnly, 'dark', true, 'light'],
    ['the only one there is, against a preference that cannot be met', lightOnly, null, true, 'light'],
    ['the only one there is, against the system', darkOnly, null, false, 'dark'],
  ])('the theme mode is %s', (_, options, chosen, systemIsDark, mode) => {
    expect(resolveThemeMode(options, chosen, systemIsDark)).toBe(mode);
  });
});
