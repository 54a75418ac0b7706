import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('FeaturedEvents', () => {
  it('offers the sides by their short names, with the full ones for those who listen', async () => {
    await stageCase(caseOf('FeaturedEvents', 'usual'));
    const card = within(screen.getByRole('article', { name: 'Port Ellis Harbourmen at Redmoor Foxes' }));
    const [away] = card.getAllByRole('button');
    expect(away?.textContent).toContain('PEH');
    expect(away?.getAttribute('aria-label')).toContain('Harbourmen');
    expect(card.getByText('17 – 14')).toBeDefined();
  });

  it('offers the draw between the sides', async () => {
    await stageCase(caseOf('FeaturedEvents', 'usual'));
    const card = within(screen.getByRole('article', { name: 'Wick Albion at Alder Rovers' }));
    expect(card.getAllByRole('button').map((button) => button.textContent?.slice(0, 4))).toEqual(['ALD-', 'Draw', 'WIC+']);
  });

  it('draws colours that are none as a plain ground', async () => {
    const { container } = await stageCase(caseOf('FeaturedEvents', 'hostile'));
    expect(container.innerHTML).not.toContain('javascript:');
    expect(container.innerHTML).not.toContain('evil.test');
  });

  it('steps aside when there is nothing to feature', async () => {
    await stageCase(caseOf('FeaturedEvents', 'empty'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
