import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { CardGrid } from '../../parts/shelf/CardGrid.ts';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';

describe('Promotions', () => {
  it('the skeleton of promotions has the same columns as the promotions', async () => {
    const grid = String(CardGrid);
    const { container, unmount } = render(<PromotionsSkeleton />);
    expect(container.querySelector(grid)?.children).toHaveLength(3);
    expect(screen.queryByRole('list')).toBeNull();
    unmount();
    await stageCase(caseOf('Promotions', 'usual'));
    expect(document.querySelector(grid)?.children).toHaveLength(3);
  });

  it('a promotion’s call to action links to its page', async () => {
    await stageCase(caseOf('Promotions', 'usual'));
    expect(screen.getByRole('link', { name: 'To the casino' }).getAttribute('href')).toBe('/casino');
  });

  it('a promotion without a link has no call to action, and the missing one is reported', async () => {
    const { reasons } = await stageCase(caseOf('Promotions', 'one'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['welcome PromotionCard missing']);
  });

  it('a promotion’s link to an unlisted host asks first', async () => {
    const { reasons } = await stageCase(caseOf('Promotions', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: /leaves this site/ }).getAttribute('aria-haspopup')).toBe('dialog');
    expect(reasons()).toEqual([]);
  });

  it('the terms of a promotion are closed until pressed', async () => {
    const { container } = await stageCase(caseOf('Promotions', 'usual'));
    expect(container.querySelectorAll('details:not([open]) > summary')).toHaveLength(3);
  });
});
