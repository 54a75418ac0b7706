import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { walletDocuments, word } from '#tests/support/walletDocument.ts';
import { amountField, show } from '#tests/support/walletPages.tsx';

describe('PaymentNotice', () => {
  it.each([
    ['empty', 'Your money is safe. Please contact support.', 'Contact Support'],
    ['usual', 'Your money is safe. Please contact support.', 'Ask us'],
  ])('%s: the notice says that no method is available and links to help', async (name, text, link) => {
    await stageCase(caseOf('PaymentNotice', name));
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/account/help');
  });

  it('an open form shows its document’s notice, and nothing without one', async () => {
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
