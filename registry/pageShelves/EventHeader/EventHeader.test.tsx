import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EventHeader as cases } from '#fixtures/pageShelves/EventHeader.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('EventHeader', () => {
  it('an event header shows "@" before the start and links to the competition', async () => {
    const { container } = await stageCase(caseOf('EventHeader', 'usual'));
    expect(container.textContent).toMatch(/Port Ellis Harbourmen.*@.*Redmoor Foxes/);
    expect(screen.getByRole('link', { name: 'Pro League' })).toBeDefined();
  });

  it('an event header shows "v" if the event’s name does', async () => {
    const { node } = cases.usual;
    if (!node.event) throw new Error('The case has an event');
    const { homeParticipant: home, awayParticipant: away } = node.event;
    const event = { ...node.event, id: 'versus', name: `${home.name} v ${away.name}` };
    const header = { ...node, id: 'header-versus', event };
    const { container } = await stageCase({ ...caseOf('EventHeader', 'usual'), node: header });
    expect(container.textContent).toMatch(/Port Ellis Harbourmen.*v.*Redmoor Foxes/);
    expect(container.textContent).not.toContain('@');
  });

  it('an event header shows the home side first in soccer, with the score in the same order', async () => {
    const { container } = await stageCase(caseOf('EventHeader', 'one'));
    expect(container.textContent).toMatch(/Alder Rovers.*Score:1–to2.*Wick Albion/);
  });

  it('a finished event’s header shows the final status with overtimes', async () => {
    await stageCase(caseOf('EventHeader', 'crowded'));
    expect(screen.getByText('Final/2OT')).toBeDefined();
  });

  it('an event header without an event says that it could not be loaded', async () => {
    await stageCase(caseOf('EventHeader', 'empty'));
    expect(screen.getByText('We could not load this event')).toBeDefined();
  });
});
