import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('EventHeader', () => {
  it('says “at” before the start, and leads to the competition', async () => {
    const { container } = await stageCase(caseOf('EventHeader', 'usual'));
    expect(container.textContent).toMatch(/Port Ellis Harbourmen.*@.*Redmoor Foxes/);
    expect(screen.getByRole('link', { name: 'Pro League' })).toBeDefined();
  });

  it('puts the home side first in soccer, with the score in the same order', async () => {
    const { container } = await stageCase(caseOf('EventHeader', 'one'));
    expect(container.textContent).toMatch(/Alder Rovers.*Score:1–to2.*Wick Albion/);
  });

  it('says how it ended', async () => {
    await stageCase(caseOf('EventHeader', 'crowded'));
    expect(screen.getByText('Final/2OT')).toBeDefined();
  });

  it('has a state of its own without an event', async () => {
    await stageCase(caseOf('EventHeader', 'empty'));
    expect(screen.getByText('We could not load this event')).toBeDefined();
  });
});
