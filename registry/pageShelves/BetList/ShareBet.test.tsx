import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bet, leg } from '#fixtures/worlds/bets.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
// The code of a dialog comes late; no test waits for it to be compiled.
import '#src/ui/dialog/DialogSurface.tsx';
import '../../parts/bet/shareBet/ShareDialog.tsx';
import { showShell } from '#tests/support/shell.tsx';
import { ShellServer } from '#tests/support/shellServer.ts';
import { paintShareImage } from '../../parts/bet/shareBet/paintShareImage.ts';
import { shareImageOf } from '../../parts/bet/shareBet/shareImage.ts';
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
const enabled = async (name: string) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false));
  return screen.getByRole('button', { name });
};

/** On a device with these ways to share. */
async function open(ways: object, answer: () => unknown = () => ({ shareBet: link })) {
  const view = showShell(<ShareBet bet={bet('b1')} />, { server: new ShellServer({ ShareBet: answer }) });
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', clipboard: { writeText: written }, ...ways });
  await view.user.click(screen.getByRole('button', { name: 'Share bet' }));
  return view;
}

describe('sharing a bet', () => {
  it('goes by the device’s own way where it has one', async () => {
    const share = vi.fn<(shared: object) => Promise<void>>().mockResolvedValue(undefined);
    const { user } = await open({ share });
    await user.click(await enabled('Share'));
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: `${location.origin}/shared_bet?id=s1`, text: 'See my bet' });
    expect(titles()).toEqual([]);
  });

  it('gives its link through the clipboard, and says so', async () => {
    const { user } = await open({ share: undefined });
    await user.click(await enabled('Copy link'));
    expect(written).toHaveBeenCalledExactlyOnceWith(`${location.origin}/shared_bet?id=s1`);
    expect(titles()).toEqual(['Copied to clipboard']);
  });

  it('is nothing to complain of when it was put away', async () => {
    const { user } = await open({ share: () => Promise.reject(new DOMException('put away', 'AbortError')) });
    await user.click(await enabled('Share'));
    expect(titles()).toEqual([]);
  });

  it('says when there is no link, and closes', async () => {
    await open({ share: undefined }, () => {
      throw new TypeError('offline');
    });
    await waitFor(() => expect(titles()).toEqual(['An error has occurred']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the picture of a bet', () => {
  const legs = (count: number) => Array.from({ length: count }, (_, at) => leg('b', at, { selectionName: `Side ${at}` }));
  const textsOf = (count: number) => shareImageOf({ ...bet('b'), type: 'PARLAY', numLegs: count, legs: legs(count) }, 'Brand', 'AMERICAN');

  it('says what was bet at which odds, in order, and nothing of money', () => {
    const { texts } = textsOf(2);
    expect(texts.map(({ text }) => text).slice(0, 4)).toEqual(['Brand', '2-leg parlay', '-110', 'Side 0']);
    expect(texts.some(({ text }) => text.includes('$'))).toBe(false);
  });

  it('counts the legs it has no room for, and grows with those it shows', () => {
    expect(textsOf(12).texts.map(({ text }) => text)).toContain('and 5 more');
    expect(textsOf(8).texts.map(({ text }) => text)).toContain('Side 7');
    expect(textsOf(8).height - textsOf(2).height).toBe((textsOf(3).height - textsOf(2).height) * 6);
  });

  it('is given up where the browser draws none', () => {
    const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(paintShareImage(canvas, textsOf(2), { colors: {} as never, font: 'x' })).toBe(false);
  });

  it('cuts what is longer than its room', () => {
    const drawn: string[] = [];
    const context = {
      fillRect: () => undefined,
      measureText: (text: string) => ({ width: text.length * 40 }),
      fillText: (text: string) => void drawn.push(text),
    };
    const canvas = { getContext: () => context } as unknown as HTMLCanvasElement;
    paintShareImage(canvas, textsOf(1), { colors: {} as never, font: 'x' });
    expect(drawn.every((text) => text.length * 40 <= 1_080 - 128)).toBe(true);
    expect(drawn.some((text) => text.endsWith('…'))).toBe(true);
  });
});
