import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { BrandProvider } from '#src/brand/context.tsx';
import type { BrandOptions, ThemeMode } from '#src/brand/contract.ts';
import { PreferencesProvider } from '#src/brand/preferences.tsx';
import { stubScreen } from '#tests/support/screen.ts';
import { brand } from '#tests/support/shell.tsx';
import { ThemeChoice } from '#src/ui/fields/PreferenceChoices.tsx';
import { ThemeApplier } from '../../frame/ThemeApplier.tsx';
import { loadFonts, showTheme, themeClasses } from './theme.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('a mode on the page', () => {
  test('a mode replaces the one before and sets the browser’s theme color', () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'theme-color';
    const root = document.createElement('html');
    const classes = themeClasses(brand);
    root.classList.add('keep');
    showTheme(root, classes, 'light', '#111111');
    showTheme(root, classes, 'dark', '#222222');
    expect([...root.classList]).toEqual(['keep', classes.dark]);
    expect(root.dataset['mode']).toBe('dark');
    expect(root.style.colorScheme).toBe('dark');
    expect(meta.content).toBe('#222222');
    meta.remove();
  });

  test('each brand’s modes have their own classes', () => {
    const one = themeClasses(brand);
    const two = themeClasses({ ...brand, id: 'another' });
    expect(new Set([one.light, one.dark, two.light, two.dark]).size).toBe(4);
  });
});

describe('the fonts of a brand', () => {
  type Descriptors = Readonly<Record<string, string>>;
  class Face {
    constructor(
      readonly family: string,
      readonly source: string,
      readonly descriptors: Descriptors,
    ) {}
  }

  test('a brand’s fonts are declared once with fallbacks, and awaited each time', async () => {
    const [added, awaited]: [Face[], string[]] = [[], []];
    const before = Object.getOwnPropertyDescriptor(document, 'fonts');
    vi.stubGlobal('FontFace', Face);
    const fonts = { add: (face: Face) => added.push(face), load: async (font: string) => void awaited.push(font) };
    Object.defineProperty(document, 'fonts', { configurable: true, value: fonts });
    onTestFinished(() => {
      if (before) Object.defineProperty(document, 'fonts', before);
      else Reflect.deleteProperty(document, 'fonts');
    });
    const fallback = { local: 'Arial', weights: '400', sizeAdjust: '107%', ascent: '90%', descent: '22%', lineGap: '0%' };
    const text = { family: 'Once', url: '/once.woff2', weights: '100 900', fallbacks: [fallback] };
    const tokens = { ...brand.tokens, fonts: { text } };
    await loadFonts({ tokens });
    await loadFonts({ tokens });
    expect(awaited).toEqual(['1em "Once"', '1em "Once"']);
    expect(added).toEqual([
      new Face('Once', 'url("/once.woff2") format("woff2")', { weight: '100 900', display: 'swap' }),
      new Face('Once Stand-in', 'local("Arial")', {
        ...{ weight: '400', sizeAdjust: '107%', ascentOverride: '90%', descentOverride: '22%', lineGapOverride: '0%' },
      }),
    ]);
  });
});

describe('the mode in use', () => {
  function open(options: Partial<BrandOptions> = {}) {
    const show = vi.fn<(mode: ThemeMode) => void>();
    render(
      <BrandProvider brand={{ ...brand, options: { ...brand.options, ...options } }}>
        <PreferencesProvider>
          <ThemeApplier theme={{ show }} />
          <ThemeChoice />
        </PreferencesProvider>
      </BrandProvider>,
    );
    return { shown: () => show.mock.lastCall?.[0], times: () => show.mock.calls.length };
  }

  test('the mode follows the system until the reader chooses one', async () => {
    const change = stubScreen({ isDark: false });
    const { shown } = open();
    expect(shown()).toBe('light');
    change({ isDark: true });
    expect(shown()).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'Light' }));
    expect(shown()).toBe('light');
    change({ isDark: false });
    change({ isDark: true });
    expect(shown()).toBe('light');
  });

  test('the mode is set on the page once per change', () => {
    const change = stubScreen({ isDark: true });
    const { times } = open();
    change({ width: 400 });
    expect(times()).toBe(1);
  });

  test('the mode is dark for a brand that prefers dark', () => {
    stubScreen({ isDark: false });
    expect(open({ prefersDark: true }).shown()).toBe('dark');
  });
});
