import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { show } from '#tests/support/walletPages.tsx';

it.each(['/account/wallet/deposit', '/account/wallet/withdrawal', '/account/wallet/receipt/r1'])(
  'the helpline is on %s and has a phone link',
  async (path) => {
    vi.stubGlobal('scrollTo', () => undefined);
    show(path);
    const link = await screen.findByRole('link', { name: 'Call 1-800-GAMBLER' });
    expect(link.getAttribute('href')).toBe('tel:18004262537');
    expect(link.closest('aside')?.textContent).toContain('Gambling problem?');
    vi.unstubAllGlobals();
  },
);
