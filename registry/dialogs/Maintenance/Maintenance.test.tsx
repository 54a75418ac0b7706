import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OverlayProvider } from '#src/render/index.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

afterEach(() => vi.useRealTimers());

const stage = async (name: string) => {
  const overlay = { close: vi.fn<() => void>(), refresh: vi.fn<() => void>() };
  await stageCase(caseOf('Maintenance', name), { around: (drawn) => <OverlayProvider {...overlay}>{drawn}</OverlayProvider> });
  return overlay;
};

describe('Maintenance', () => {
  it('says what is going on, and where to read more', async () => {
    const { close } = await stage('usual');
    expect(screen.getByRole('dialog', { name: "We're working on a few things" }).textContent).toContain('Check back soon!');
    expect(screen.getByRole('link', { name: 'More info' }).getAttribute('href')).toBe('/live');
    act(() => screen.getByRole('button', { name: 'OK' }).click());
    expect(close).toHaveBeenCalledOnce();
  });

  it('that stops the page offers to ask again, and no way past it', async () => {
    const { refresh, close } = await stage('one');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(refresh).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });

  it('asks again by itself after its interval, each time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { refresh } = await stage('usual');
    act(() => void vi.advanceTimersByTime(59_999));
    expect(refresh).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(60_001));
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
