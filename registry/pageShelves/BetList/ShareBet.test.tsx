import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bet, leg } from '#fixtures/worlds/bets.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
// Loads lazy modules early, because they compile slowly.
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

async function open(ways: object, answer: () => unknown = () => ({ shareBet: link })) {
  const view = showShell(<ShareBet bet={bet('b1')} />, { server: new ShellServer({ ShareBet: answer }) });
  vi.stubGlobal('navigator', { onLine: true, userAgent: '', clipboard: { writeText: written }, ...ways });
  await view.user.click(screen.getByRole('button', { name: 'Share bet' }));
  return view;
}

describe('sharing a bet', () => {
  it('a bet is shared by the device’s share sheet if there is one', async () => {
    const share = vi.fn<(shared: object) => Promise<void>>().mockResolvedValue(undefined);
    const { user } = await open({ share });
    await user.click(await enabled('Share'));
    expect(share).toHaveBeenCalledExactlyOnceWith({ url: `${location.origin}/shared_bet?id=s1`, text: 'See my bet' });
    expect(titles()).toEqual([]);
  });

  it('a bet’s link is copied to the clipboard, which is confirmed', async () => {
    const { user } = await open({ share: undefined });
    await user.click(await enabled('Copy link'));
    expect(written).toHaveBeenCalledExactlyOnceWith(`${location.origin}/shared_bet?id=s1`);
    expect(titles()).toEqual(['Copied to clipboard']);
  });

  it('a share sheet that the player dismisses shows no error', async () => {
    const { user } = await open({ share: () => Promise.reject(new DOMException('put away', 'AbortError')) });
    await user.click(await enabled('Share'));
    expect(titles()).toEqual([]);
  });

  it('a share dialog without a link says so and closes', async () => {
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

  it('the picture of a bet lists selections and odds in order, and no amounts', () => {
    const { texts } = textsOf(2);
    expect(texts.map(({ text }) => text).slice(0, 4)).toEqual(['Brand', '2-leg parlay', '-110', 'Side 0']);
    expect(texts.some(({ text }) => text.includes('$'))).toBe(false);
  });

  it('the picture of a bet grows with its legs and counts those that do not fit', () => {
    expect(textsOf(12).texts.map(({ text }) => text)).toContain('and 5 more');
    expect(textsOf(8).texts.map(({ text }) => text)).toContain('Side 7');
    expect(textsOf(8).height - textsOf(2).height).toBe((textsOf(3).height - textsOf(2).height) * 6);
  });

  it('the picture of a bet is not drawn without a canvas context', () => {
    const canvas = { getContext: () => null } as unknown as HTMLCanvasElement;
    expect(paintShareImage(canvas, textsOf(2), { colors: {} as never, font: 'x' })).toBe(false);
  });

  it('the picture of a bet cuts texts that are too long', () => {
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
