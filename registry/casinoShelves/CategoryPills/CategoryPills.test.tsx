import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CategoryPills', () => {
  it('a category pill says how many games its category has', async () => {
    await stageCase(caseOf('CategoryPills', 'usual'));
    expect(screen.getByRole('link', { name: 'Slots 30 games' }).getAttribute('href')).toBe('/casino/category/slots');
  });

  it('category pills draw nothing without categories', async () => {
    await stageCase(caseOf('CategoryPills', 'empty'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('a category pill that leads off the site is left out', async () => {
    await stageCase(caseOf('CategoryPills', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('category pills say that their source failed', async () => {
    await stageCase(caseOf('CategoryPills', 'failed'));
    expect(screen.getByText('We could not load the categories')).toBeDefined();
  });
});
