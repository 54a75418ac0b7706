import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { walletDocuments, word } from '#tests/support/walletDocument.ts';
import { amountField, show } from '#tests/support/walletPages.tsx';

describe('PaymentNotice', () => {
  it.each([
    ['empty', 'Your money is safe. Please contact support.', 'Contact Support'],
    ['usual', 'Your money is safe. Please contact support.', 'Ask us'],
  ])('%s: says that there is no way, and where help is', async (name, text, link) => {
    await stageCase(caseOf('PaymentNotice', name));
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/account/help');
  });

  it('says above an open form what its document says, and nothing without', async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    const words = [word('openTitle', 'Cards are slow tonight'), word('openText', 'Cash at a casino goes on as ever.')];
    const change = walletDocuments({
      change: (slots) => slots.map((slot) => (slot.kind === 'PaymentNoticeShelf' ? { ...slot, node: { ...slot.node, words } } : slot)),
    });
    const { unmount } = show('/account/wallet/deposit', change);
    await amountField();
    const notice = screen.getByText('Cards are slow tonight').closest('aside');
    expect(notice?.textContent).toContain('Cash at a casino goes on as ever.');
    unmount();
    show('/account/wallet/deposit');
    await amountField();
    expect(screen.getByRole('main').querySelectorAll('aside')).toHaveLength(1);
    expect(screen.getByRole('main').querySelector('aside')?.textContent).toContain('Gambling');
    vi.unstubAllGlobals();
  });
});
