import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';
import { CardGrid } from '../../parts/shelf/CardGrid.ts';
import { PromotionsSkeleton } from './PromotionsSkeleton.tsx';

describe('Promotions', () => {
  it('is awaited in the same columns that it is drawn in', async () => {
    const grid = String(CardGrid);
    const { container, unmount } = render(<PromotionsSkeleton />);
    expect(container.querySelector(grid)?.children).toHaveLength(3);
    expect(screen.queryByRole('list')).toBeNull();
    unmount();
    await stageCase(caseOf('Promotions', 'usual'));
    expect(document.querySelector(grid)?.children).toHaveLength(3);
  });

  it('leads where the promotion says', async () => {
    await stageCase(caseOf('Promotions', 'usual'));
    expect(screen.getByRole('link', { name: 'To the casino' }).getAttribute('href')).toBe('/casino');
  });

  it('draws no call to action without a link, and reports it as missing', async () => {
    const { reasons } = await stageCase(caseOf('Promotions', 'one'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['welcome PromotionCard missing']);
  });

  it('asks before it leads to a host that is not on the list', async () => {
    const { reasons } = await stageCase(caseOf('Promotions', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: /leaves this site/ }).getAttribute('aria-haspopup')).toBe('dialog');
    expect(reasons()).toEqual([]);
  });

  it('keeps the terms one press away', async () => {
    const { container } = await stageCase(caseOf('Promotions', 'usual'));
    expect(container.querySelectorAll('details:not([open]) > summary')).toHaveLength(3);
  });
});
