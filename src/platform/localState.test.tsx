import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { createPlatform, type Platform } from './createPlatform.ts';
import { forgetPlayer } from './forgetPlayer.ts';
import { type LocalItem, readLocal, useLocal, watchLocal, writeLocal } from './localState.ts';
import { PlatformProvider } from './PlatformProvider.tsx';
import { isBoolean } from './storage.ts';

const NOTICE: LocalItem<boolean> = { key: 'noticeHidden', version: 2, isValid: isBoolean, initial: false };
const OWN: LocalItem<boolean> = { key: 'player.noticeHidden', version: 1, isValid: isBoolean, initial: false };

let platform: Platform;
beforeEach(() => {
  localStorage.clear();
  platform = createPlatform({ brandId: 'one', hashes: {}, fetcher: async () => new Response('{}') });
});

/** Fires the browser's event for a change of local storage in another tab. */
const otherTab = (key: string | null, newValue: string | null = null): void =>
  act(() => {
    if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });

function Notice({ item = NOTICE }: { readonly item?: LocalItem<boolean> }) {
  const [isHidden, hide] = useLocal(item);
  return (
    <button type="button" onClick={() => hide(true)}>
      {isHidden ? 'hidden' : 'shown'}
    </button>
  );
}
const show = () =>
  render(
    <PlatformProvider platform={platform}>
      <Notice />
      <Notice />
    </PlatformProvider>,
  );
const texts = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('local values', () => {
  test('a local value is equal in all components and kept over a reload', () => {
    const { unmount } = show();
    expect(texts()).toEqual(['shown', 'shown']);
    act(() => screen.getAllByRole('button')[0]?.click());
    expect(texts()).toEqual(['hidden', 'hidden']);
    unmount();
    show();
    expect(texts()).toEqual(['hidden', 'hidden']);
  });

  test('a local value follows other tabs', () => {
    show();
    otherTab('one.noticeHidden', '{"v":2,"value":true}');
    expect(texts()).toEqual(['hidden', 'hidden']);
    localStorage.clear();
    otherTab(null);
    expect(texts(), 'everything was removed').toEqual(['shown', 'shown']);
  });

  test('another key does not notify the listeners', () => {
    let looks = 0;
    const stop = watchLocal(NOTICE, () => (looks += 1));
    otherTab('one.other', 'x');
    otherTab('one.notnoticeHidden', 'x');
    expect(looks).toBe(0);
    otherTab('one.noticeHidden', 'x');
    stop();
    otherTab('one.noticeHidden', 'y');
    expect(looks).toBe(1);
  });

  test.each(['broken', '{"v":1,"value":true}', '{"v":3,"value":{"until":"tomorrow"}}', '{"v":2,"value":"yes"}', '[]'])(
    'a local value with %s falls back to its default and can be written',
    (text) => {
      localStorage.setItem('one.noticeHidden', text);
      expect(readLocal(platform.storage, NOTICE)).toBe(false);
      writeLocal(platform.storage, NOTICE, true);
      expect(readLocal(platform.storage, NOTICE)).toBe(true);
    },
  );
});

describe('a player’s local values', () => {
  test('a player’s local values are removed at the logout, and the device’s kept', async () => {
    writeLocal(platform.storage, OWN, true);
    writeLocal(platform.storage, NOTICE, true);
    await forgetPlayer(platform);
    expect([readLocal(platform.storage, OWN), readLocal(platform.storage, NOTICE)]).toEqual([false, true]);
  });

  test('another brand’s local values are kept', async () => {
    localStorage.setItem('two.player.noticeHidden', '{"v":1,"value":true}');
    await forgetPlayer(platform);
    expect(localStorage.getItem('two.player.noticeHidden')).not.toBeNull();
  });
});
