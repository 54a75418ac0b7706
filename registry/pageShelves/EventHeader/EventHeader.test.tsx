import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EventHeader as cases } from '#fixtures/pageShelves/EventHeader.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('EventHeader', () => {
  it('says “at” before the start, and leads to the competition', async () => {
    const { container } = await stageCase(caseOf('EventHeader', 'usual'));
    expect(container.textContent).toMatch(/Port Ellis Harbourmen.*@.*Redmoor Foxes/);
    expect(screen.getByRole('link', { name: 'Pro League' })).toBeDefined();
  });

  it('says “v” where the event’s name does, with the sides as their prices stand', async () => {
    const { node } = cases.usual;
    if (!node.event) throw new Error('The case has an event');
    const { homeParticipant: home, awayParticipant: away } = node.event;
    const event = { ...node.event, id: 'versus', name: `${home.name} v ${away.name}` };
    const header = { ...node, id: 'header-versus', event };
    const { container } = await stageCase({ ...caseOf('EventHeader', 'usual'), node: header });
    expect(container.textContent).toMatch(/Port Ellis Harbourmen.*v.*Redmoor Foxes/);
    expect(container.textContent).not.toContain('@');
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
