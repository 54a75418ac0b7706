import { act, screen, waitFor } from '@testing-library/react';
import { useStore } from 'zustand';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { showShell, type ShellOptions } from '#tests/support/shell.tsx';
import { closeOverlay, overlayStore } from '../hosts/overlayStore.ts';
import { Wayfinding } from './Wayfinding.tsx';

beforeEach(() => {
  localStorage.clear();
  stubScreen({ width: 375 });
});
afterEach(() => {
  closeOverlay();
  vi.unstubAllGlobals();
});

function Slip() {
  const { store, frame } = useBetslipContext();
  const isOpen = useStore(frame, (now) => now.isOpen);
  // Selections not yet sent to the server.
  const wished = useStore(store).intents.flatMap((intent) => (intent.kind === 'add-bets' ? intent.bets.legs : []));
  return <output>{[isOpen ? 'open' : 'closed', ...wished.map(({ selectionId }) => selectionId)].join(' ')}</output>;
}

const visit = (path: string, options: ShellOptions = {}) =>
  showShell(
    <>
      <Wayfinding />
      <Slip />
    </>,
    { path, ...options },
  );
const request = () => overlayStore.getState().request;
const slip = () => screen.getByRole('status').textContent;

describe('an address with an overlay', () => {
  test.each([
    ['/?form=preferences', '/', { kind: 'form', formId: 'preferences' }],
    ['/live?sort=time&form=preferences', '/live?sort=time', { kind: 'form', formId: 'preferences' }],
    ['/casino?dialog=get-the-app', '/casino', { kind: 'dialog', dialogId: 'get-the-app' }],
    ['/quick-bets/any?dialog=get-the-app', '/quick-bets', { kind: 'dialog', dialogId: 'get-the-app' }],
  ])('the address %s opens its overlay once over %s', async (path, left, asked) => {
    const { address } = visit(path);
    await waitFor(() => expect(request()).toEqual(asked));
    expect(address()).toBe(left);
    act(closeOverlay);
    expect(request()).toBeNull();
  });

  test('a slip address opens the slip with all its selections', async () => {
    const { address } = visit('/?betslip=e1:ml:home,e1:ml:away');
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(slip()).toBe('open e1:ml:home e1:ml:away'), { timeout: 10_000 });
  });

  test.each(['/?form=../x', '/?dialog=', '/?betslip=a%20b', '/?form=a%26dialog%3Db'])('the address %s opens nothing', async (path) => {
    const { address } = visit(path);
    await waitFor(() => expect(address()).toBe('/'));
    expect(request()).toBeNull();
    expect(slip()).toBe('closed');
  });
});
