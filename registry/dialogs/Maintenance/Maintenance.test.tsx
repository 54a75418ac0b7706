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
  it('the maintenance dialog says what happens, links to more, and closes', async () => {
    const { close } = await stage('usual');
    expect(screen.getByRole('dialog', { name: "We're working on a few things" }).textContent).toContain('Check back soon!');
    expect(screen.getByRole('link', { name: 'More info' }).getAttribute('href')).toBe('/live');
    act(() => screen.getByRole('button', { name: 'OK' }).click());
    expect(close).toHaveBeenCalledOnce();
  });

  it('a maintenance dialog that blocks the page offers only to try again', async () => {
    const { refresh, close } = await stage('one');
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(refresh).toHaveBeenCalledOnce();
    expect(close).not.toHaveBeenCalled();
  });

  it('the maintenance dialog asks the server again after each interval', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { refresh } = await stage('usual');
    act(() => void vi.advanceTimersByTime(59_999));
    expect(refresh).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(60_001));
    expect(refresh).toHaveBeenCalledTimes(2);
  });
});
