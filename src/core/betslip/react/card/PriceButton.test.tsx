import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { PreferencesProvider } from '#src/brand/preferences.tsx';
import { lineText } from '#src/shared/betting/line.ts';
import { createPlatform, PlatformProvider } from '#src/platform/index.ts';
import { ok } from '#src/shared/values/result.ts';
import type { SelectionRef } from '../../types.ts';
import { BetslipProvider } from '../BetslipProvider.tsx';
import { spokenPrice } from './offerText.ts';
import { PriceButton, type PriceButtonProps } from './PriceButton.tsx';

beforeEach(() => localStorage.clear());

function show(props: PriceButtonProps, format: 'AMERICAN' | 'EURO' = 'AMERICAN') {
  const platform = createPlatform({
    brandId: 'one',
    hashes: {},
    fetcher: () => new Promise(() => undefined),
    loadSocket: async () => () => ({ subscribe: () => () => undefined, reconnect: () => undefined, dispose: () => undefined }),
  });
  render(
    <PlatformProvider platform={platform}>
      <PreferencesProvider initial={{ oddsFormat: format, themeMode: null }} onChange={() => undefined}>
        <BetslipProvider
          owner={{ type: 'visitor' }}
          verifyLocation={async () => ok(undefined)}
          onCheckLocation={() => Promise.resolve(true)}
          onLogIn={() => undefined}
          onDeposit={() => undefined}
          autoAccept={false}
          onGo={() => undefined}
          onAutoAcceptChange={null}
          renderPlacedBet={() => null}
        >
          <PriceButton {...props} />
        </BetslipProvider>
      </PreferencesProvider>
    </PlatformProvider>,
  );
  let version = 0;
  const quote = (num: string, den: string, points: string | null = null, status: 'OPEN' | 'CLOSED' | 'HIDDEN' = 'OPEN') =>
    act(() => {
      version += 1;
      platform.prices.receive({
        eventId: 'e',
        version: String(version),
        status: 'PRE_GAME',
        matchProgress: 'SCHEDULED',
        scoreboard: null,
        selections: [{ id: props.selection.id, num, den, status, points }],
      });
      platform.prices.flush();
    });
  return { quote, button: () => screen.getByRole('button') };
}

const jets: SelectionRef = { id: 's', eventId: 'e', name: 'Jets', type: 'away' };

describe('a price button', () => {
  test('a price button without a price shows its line and is disabled', () => {
    const { button } = show({ selection: { ...jets, points: '3.5' } });
    expect(button().textContent).toBe('+3.5–');
    expect(button()).toHaveProperty('disabled', true);
  });

  test('a price button shows line and price and has a complete label', () => {
    const { quote, button } = show({ selection: jets, market: 'spread' });
    quote('10', '11', '3.5');
    expect(button().textContent).toBe('+3.5-110');
    expect(button().getAttribute('aria-label')).toBe('Jets +3.5, minus 110, spread');
  });

  test('a price button shows the live line', () => {
    const { quote, button } = show({ selection: { ...jets, points: '3.5' } });
    quote('10', '11', '-2');
    expect(button().textContent).toBe('-2-110');
  });

  test('a price button without a line shows its label', () => {
    const { quote, button } = show({ selection: jets, label: 'NYJ' });
    quote('3', '2');
    expect(button().textContent).toBe('NYJ+150');
    expect(button().getAttribute('aria-label')).toBe('Jets, plus 150');
  });

  test('a price button in a row shows name and line', () => {
    const { quote, button } = show({ selection: { ...jets, type: 'over' }, label: 'Over', layout: 'row' });
    quote('1', '1', '44.5');
    expect(button().textContent).toBe('Over 44.5EVEN');
  });

  test('a price button shows U or O with a bare line, and its label the full word', () => {
    const { quote, button } = show({ selection: { ...jets, name: 'Under', type: 'under' }, market: 'Total' });
    quote('10', '11', '44.5');
    expect(button().textContent).toBe('U 44.5-110');
    expect(button().getAttribute('aria-label')).toBe('Under 44.5, minus 110, Total');
  });

  test('a price button shows decimal odds if chosen', () => {
    const { quote, button } = show({ selection: jets }, 'EURO');
    quote('10', '11');
    expect(button().textContent).toBe('1.91');
    expect(button().getAttribute('aria-label')).toBe('Jets, 1.91');
  });

  test.each([
    ['CLOSED', 'Suspended'],
    ['HIDDEN', 'Closed'],
  ] as const)('a price button of status %s is labelled %s and disabled', (status, word) => {
    const { quote, button } = show({ selection: jets });
    quote('10', '11', null, status);
    expect(button().getAttribute('aria-label')).toBe(`Jets, minus 110, ${word}`);
    expect(button()).toHaveProperty('disabled', true);
  });
});

test.each([
  ['44.5', 'over', 'O 44.5'],
  ['44.50', 'under', 'U 44.5'],
  ['3.5', 'home', '+3.5'],
  ['-3', 'away', '-3'],
  ['0', 'home', 'PK'],
  ['+7', undefined, '+7'],
  ['a lot', 'home', 'a lot'],
  ['', 'home', null],
  [null, 'home', null],
  [undefined, undefined, null],
])('the line %s of %s reads %s', (points, type, text) => {
  expect(lineText(points, type)).toBe(text);
});

test.each([
  [10n, 11n, 'minus 110'],
  [3n, 2n, 'plus 150'],
  [1n, 1n, 'even'],
])('the price %i/%i is read out as %s', (num, den, said) => {
  expect(spokenPrice({ num, den }, 'AMERICAN')).toBe(said);
});
