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
    expect(link.textContent).toMatch(/1days03hours04min0[89]sec/);
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
  it('the remaining time is shown in figures, and read out to the minute', () => {
    expect(remaining(93_784).map(({ value }) => value)).toEqual(['1', '02', '03', '04']);
    expect(remaining(-5).map(({ value }) => value)).toEqual(['0', '00', '00', '00']);
    expect(spokenRemaining(93_784)).toBe('1 day 2 hours 3 minutes');
    expect(spokenRemaining(59)).toBe('less than a minute');
  });
});
