import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { walletDocuments, word } from '#tests/support/walletDocument.ts';
import { money, show } from '#tests/support/walletPages.tsx';

describe('AnnouncedPayments', () => {
  it('pending payments show their document’s texts and ask before one is cancelled', async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    const waiting = {
      __typename: 'PaymentTransaction',
      id: 'deposit00000001',
      status: 'PENDING_WIRE_DEPOSIT',
      amount: money('$200.00'),
      provider: { __typename: 'PaymentProviderName', id: 'wire-transfer', name: 'Wire transfer' },
    };
    const { user } = show('/account/wallet/deposit', {
      AnnouncedDeposits: () => ({ announcedDeposits: [waiting] }),
      ...walletDocuments({
        change: (slots) =>
          slots.map((slot) =>
            slot.id === 'announced'
              ? { ...slot, node: { ...slot.node, words: [word('heading', 'Still to be sent'), word('cancelText', 'Sure?')] } }
              : slot,
          ),
      }),
    });
    expect(await screen.findByRole('region', { name: 'Still to be sent' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Cancel deposit, Wire transfer, $200.00' }));
    expect(screen.getByText('Cancel this deposit of $200.00? Sure?')).toBeDefined();
    vi.unstubAllGlobals();
  });
});
