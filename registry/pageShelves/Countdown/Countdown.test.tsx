import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { remaining, spokenRemaining } from './remaining.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('Countdown', () => {
  it('a countdown uses the server’s time and links to the event', async () => {
    await stageCase(caseOf('Countdown', 'usual'));
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toContain('/event/cd1');
    expect(link.getAttribute('aria-label')).toBe(
      'Next game: Port Ellis Harbourmen at Redmoor Foxes, Pro League, in 1 day 3 hours 4 minutes',
    );
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Harbourmen, minus 245, Moneyline',
      'Foxes, plus 285, Moneyline',
    ]);
    expect(link.textContent).toMatch(/PEH @ RMFTomorrow 4:04 PM ET1day03hours04min$/);
  });

  it('a countdown shows its closing text once the event has begun', async () => {
    const { platform } = await stageCase(caseOf('Countdown', 'one'));
    expect(screen.getByRole('link')).toBeDefined();
    platform.clock.synchronise('2026-11-21T18:00:31.000Z');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Nothing is scheduled yet.')).toBeDefined();
  });

  it('a countdown to an invalid time shows no event', async () => {
    await stageCase(caseOf('Countdown', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the remaining time', () => {
  it('the remaining time shows no unit before the first that is not zero', () => {
    expect(remaining(7_384).map(({ value }) => value)).toEqual(['2', '03', '04']);
    expect(remaining(184).map(({ value }) => value)).toEqual(['3', '04']);
    expect(remaining(4).map(({ value }) => value)).toEqual(['4']);
  });

  it('the remaining time is shown in figures, and read out to the minute', () => {
    const figures = (seconds: number) =>
      remaining(seconds)
        .map(({ value, label }) => `${value} ${label}`)
        .join(' ');
    expect(figures(93_784)).toBe('1 day 02 hours 03 min');
    expect(figures(2 * 86_400)).toBe('2 days 00 hours 00 min');
    expect(figures(-5)).toBe('0 sec');
    expect(spokenRemaining(93_784)).toBe('1 day 2 hours 3 minutes');
    expect(spokenRemaining(59)).toBe('less than a minute');
  });
});
