import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '#src/ui/toast.ts';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { ShareBet } from './ShareBet.tsx';

const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  localStorage.clear();
  act(() => toastStore.setState({ toasts: [] }));
  written.mockReset().mockResolvedValue(undefined);
});
afterEach(() => void vi.unstubAllGlobals());

const link = { __typename: 'SharedBetLink', shareBetId: 's1', shareBetUrl: '/shared_bet?id=s1', shareText: 'See my bet' };
const titles = () => toastStore.getState().toasts.map(({ title }) => title);

/** On a device with these ways to share. */
async function press(ways: object, answer: () => unknown = () => ({ shareBet: link })) {
  const view = showShell(<ShareBet betId="b1" />, { server: new ShellServer({ ShareBet: answer }) });
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', clipboard: { writeText: written }, ...ways });
  await view.user.click(screen.getByRole('button', { name: 'Share bet' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Share bet' })).toHaveProperty('disabled', false));
}

describe('sharing a bet', () => {
  it('goes by the device’s own way where it has one', async () => {
    const share = vi.fn<(shared: object) => Promise<void>>().mockResolvedValue(undefined);
    await press({ share });
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: `${location.origin}/shared_bet?id=s1`, text: 'See my bet' });
    expect(titles()).toEqual([]);
  });

  it('goes through the clipboard elsewhere, and says so', async () => {
    await press({ share: undefined });
    expect(written).toHaveBeenCalledExactlyOnceWith(`${location.origin}/shared_bet?id=s1`);
    expect(titles()).toEqual(['Copied to clipboard']);
  });

  it('is nothing to complain of when it was put away', async () => {
    await press({ share: () => Promise.reject(new DOMException('put away', 'AbortError')) });
    expect(titles()).toEqual([]);
  });

  it('says when it did not work', async () => {
    await press({ share: undefined }, () => {
      throw new TypeError('offline');
    });
    expect(titles()).toEqual(['An error has occurred']);
  });
});
