import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { selectedIds } from '#src/core/betslip/overlay.ts';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { useStore } from 'zustand';
import { showShell } from '#tests/support/shell.tsx';
import { ExternalBets } from './ExternalBets.tsx';

beforeEach(() => localStorage.clear());

function Seen() {
  const { search } = useLocation();
  const state = useStore(useBetslipContext().store);
  const offers = state.intents.flatMap((intent) => (intent.kind === 'add' ? [`${intent.offer.price.num}/${intent.offer.price.den}`] : []));
  return (
    <>
      <p data-testid="address">{search}</p>
      <p data-testid="slip">{[...selectedIds(state), ...offers].join(' ')}</p>
    </>
  );
}
const shown = (id: string) => screen.getByTestId(id).textContent;

test('a link from elsewhere brings its bet at the price it was shown at there, and the address forgets it', async () => {
  const path = '/?theme=x&marketSelectionId=e1:ml:home&oddsNumerator=3&oddsDenominator=2';
  const { platform } = showShell(
    <>
      <ExternalBets />
      <Seen />
    </>,
    { path },
  );
  await waitFor(() => expect(shown('address')).toBe('?theme=x'));
  act(() => {
    const selections = [{ id: 'e1:ml:home', num: '7', den: '5', status: 'OPEN' as const, points: null }];
    platform.prices.receive({ eventId: 'e1', version: '1', status: 'PRE_GAME', scoreboard: null, selections });
    platform.prices.flush();
  });
  await waitFor(() => expect(shown('slip')).toBe('e1:ml:home 3/2'), { timeout: 10_000 });
});

test('an address that lacks a part of it brings nothing', async () => {
  showShell(
    <>
      <ExternalBets />
      <Seen />
    </>,
    { path: '/?marketSelectionId=e1:ml:home&oddsNumerator=3' },
  );
  await waitFor(() => expect(shown('address')).toBe(''));
  expect(shown('slip')).toBe('');
});
