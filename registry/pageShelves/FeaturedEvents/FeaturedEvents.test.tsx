import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('FeaturedEvents', () => {
  it('a featured event offers short team names with the full ones for screen readers', async () => {
    await stageCase(caseOf('FeaturedEvents', 'usual'));
    const card = within(screen.getByRole('article', { name: 'Port Ellis Harbourmen at Redmoor Foxes' }));
    const [away] = card.getAllByRole('button');
    expect(away?.textContent).toContain('PEH');
    expect(away?.getAttribute('aria-label')).toContain('Harbourmen');
    expect(card.getByText('17 – 14')).toBeDefined();
  });

  it('a featured soccer event offers the draw between the sides', async () => {
    await stageCase(caseOf('FeaturedEvents', 'usual'));
    const card = within(screen.getByRole('article', { name: 'Wick Albion at Alder Rovers' }));
    expect(card.getAllByRole('button').map((button) => button.textContent?.slice(0, 4))).toEqual(['ALD-', 'Draw', 'WIC+']);
  });

  it('a featured event ignores invalid team colours', async () => {
    const { container } = await stageCase(caseOf('FeaturedEvents', 'hostile'));
    expect(container.innerHTML).not.toContain('javascript:');
    expect(container.innerHTML).not.toContain('evil.test');
  });

  it('featured events are hidden when there are none', async () => {
    await stageCase(caseOf('FeaturedEvents', 'empty'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
