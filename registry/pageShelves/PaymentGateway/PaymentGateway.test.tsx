import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { walletDocuments, word } from '#tests/support/walletDocument.ts';
import { ID, frame, show } from '#tests/support/walletPages.tsx';

describe('PaymentGateway', () => {
  it('the payment gateway says that no payment is in progress if the address names none', async () => {
    await stageCase(caseOf('PaymentGateway', 'usual'), { path: '/account/wallet/deposit/gateway' });
    expect(screen.getByRole('alert').textContent).toContain('No payment in progress');
  });

  it('the gateway shows its document’s text above the frame and keeps that document while open', async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    const change = walletDocuments({
      change: (slots) =>
        slots.map((slot) => ({ ...slot, node: { ...slot.node, words: [word('depositText', 'On the page of our partner.')] } })),
    });
    show(`/account/wallet/deposit/gateway?provider=debit-card&transaction=${ID}`, change);
    await frame();
    expect(screen.getByText('On the page of our partner.').closest('[data-under-way]')).not.toBeNull();
    vi.unstubAllGlobals();
  });
});
