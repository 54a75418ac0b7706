import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPlatform, PlatformProvider } from '#src/platform/index.ts';
import { stubScreen } from '#tests/support/screen.ts';
import { useMenuMode } from './useMenuMode.ts';

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

function open(brandId = 'one') {
  const platform = createPlatform({ brandId, hashes: {}, fetcher: () => Promise.reject(new TypeError('No network here')) });
  const wrapper = ({ children }: { readonly children: ReactNode }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>;
  const { result, unmount } = renderHook(() => useMenuMode(), { wrapper });
  return { mode: () => result.current.mode, toggle: () => act(() => result.current.toggle()), unmount };
}

describe('the menu', () => {
  test.each([
    [768, 'rail'],
    [1_435, 'rail'],
    [1_436, 'expanded'],
    [1_920, 'expanded'],
  ])('the menu on %i px is first %s', (width, mode) => {
    stubScreen({ width });
    expect(open().mode()).toBe(mode);
  });

  test('the menu follows the width of the window', () => {
    const resize = stubScreen({ width: 1_600 });
    const { mode } = open();
    resize({ width: 1_200 });
    expect(mode()).toBe('rail');
    resize({ width: 1_600 });
    expect(mode()).toBe('expanded');
  });

  test('a menu collapsed on a wide screen stays collapsed after a reload', () => {
    stubScreen({ width: 1_600 });
    const first = open();
    first.toggle();
    expect(first.mode()).toBe('rail');
    first.unmount();
    const reloaded = open();
    expect(reloaded.mode()).toBe('rail');
    reloaded.toggle();
    expect(reloaded.mode()).toBe('expanded');
    expect(open().mode()).toBe('expanded');
  });

  test('a menu collapsed in another tab is collapsed in this one', () => {
    stubScreen({ width: 1_600 });
    const [here, other] = [open(), open()];
    other.toggle();
    expect(here.mode(), 'the browser has not said so yet').toBe('expanded');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'one.menuCollapsed' })));
    expect(here.mode()).toBe('rail');
  });

  test('each brand stores its own menu width', () => {
    stubScreen({ width: 1_600 });
    open('one').toggle();
    expect(open('two').mode()).toBe('expanded');
  });

  test('a menu expanded on a narrow screen is collapsed again on the next visit', () => {
    stubScreen({ width: 1_200 });
    const first = open();
    first.toggle();
    expect(first.mode()).toBe('expanded');
    first.unmount();
    expect(open().mode()).toBe('rail');
  });

  test('a menu expanded on a narrow screen leaves the wide screen’s setting alone', () => {
    const resize = stubScreen({ width: 1_600 });
    const { mode, toggle } = open();
    toggle();
    resize({ width: 1_200 });
    toggle();
    expect(mode()).toBe('expanded');
    resize({ width: 1_600 });
    expect(mode()).toBe('rail');
  });
});
