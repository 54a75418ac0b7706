import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { show } from '#tests/support/walletPages.tsx';

describe('OutOfState', () => {
  it('the out-of-state notice shows the server’s text, and nothing without one', async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    const told = { __typename: 'OutOfStateDepositPage', title: 'Outside', body: 'You can still deposit.' };
    const { unmount } = show('/account/wallet/deposit', { OutOfStateDepositPage: () => ({ outOfStateDepositPage: told }) });
    expect((await screen.findByText('Outside')).closest('aside')?.textContent).toBe('OutsideYou can still deposit.');
    unmount();
    show('/account/wallet/deposit', { OutOfStateDepositPage: () => ({ outOfStateDepositPage: null }) });
    await screen.findByLabelText('Amount');
    expect(screen.queryByText('Outside')).toBeNull();
    vi.unstubAllGlobals();
  });
});
