import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BrandProvider, useBrand } from './context.tsx';
import type { Brand } from './contract.ts';
import { type Preferences, PreferencesProvider, useOddsFormat, useThemeChoice } from './preferences.tsx';

function Reader() {
  const [format, setFormat] = useOddsFormat();
  const [mode, setMode] = useThemeChoice();
  return (
    <>
      <output>{`${format} ${mode ?? 'none'}`}</output>
      <button type="button" onClick={() => setMode('dark')}>
        Dark
      </button>
      <button type="button" onClick={() => setFormat('AMERICAN')}>
        American
      </button>
    </>
  );
}

test('the first preferences are American odds and no theme', () => {
  render(<Reader />);
  expect(screen.getByRole('status').textContent).toBe('AMERICAN none');
});

test('a changed preference shows at once, keeps the other and is reported', () => {
  const onChange = vi.fn<(preferences: Preferences) => void>();
  render(
    <PreferencesProvider initial={{ oddsFormat: 'EURO', themeMode: null }} onChange={onChange}>
      <Reader />
    </PreferencesProvider>,
  );
  fireEvent.click(screen.getByText('Dark'));
  expect(screen.getByRole('status').textContent).toBe('EURO dark');
  fireEvent.click(screen.getByText('American'));
  expect(screen.getByRole('status').textContent).toBe('AMERICAN dark');
  expect(onChange.mock.calls.map(([preferences]) => preferences)).toEqual([
    { oddsFormat: 'EURO', themeMode: 'dark' },
    { oddsFormat: 'AMERICAN', themeMode: 'dark' },
  ]);
});

test('useBrand returns the nearest brand and throws without a provider', () => {
  const Name = () => <p>{useBrand().name}</p>;
  const { unmount } = render(
    <BrandProvider brand={{ name: 'Acme', words: {} } as Brand}>
      <Name />
    </BrandProvider>,
  );
  expect(screen.getByText('Acme')).toBeDefined();
  unmount();
  const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Name />)).toThrow('BrandProvider');
  silence.mockRestore();
});
