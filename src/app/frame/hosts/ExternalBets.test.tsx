import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { useStore } from 'zustand';
import { showShell } from '#tests/support/shell.tsx';
import { ExternalBets } from './ExternalBets.tsx';

beforeEach(() => localStorage.clear());

function Seen() {
  const { search } = useLocation();
  const state = useStore(useBetslipContext().store);
  const wanted = state.intents.flatMap((intent) => (intent.kind === 'add-bets' ? intent.bets.legs : []));
  return (
    <>
      <p data-testid="address">{search}</p>
      <p data-testid="slip">{wanted.map(({ selectionId, price }) => `${selectionId} ${price?.num}/${price?.den}`).join(' ')}</p>
    </>
  );
}
const shown = (id: string) => screen.getByTestId(id).textContent;

test('an external link adds its bet with its odds, and is removed from the address', async () => {
  const path = '/?theme=x&marketSelectionId=e1:ml:home&oddsNumerator=3&oddsDenominator=2';
  showShell(
    <>
      <ExternalBets />
      <Seen />
    </>,
    { path },
  );
  await waitFor(() => expect(shown('address')).toBe('?theme=x'));
  await waitFor(() => expect(shown('slip')).toBe('e1:ml:home 3/2'), { timeout: 10_000 });
});

test('an external link with missing parameters adds nothing', async () => {
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
