import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CategoryPills', () => {
  it('says how many games each category has', async () => {
    await stageCase(caseOf('CategoryPills', 'usual'));
    expect(screen.getByRole('link', { name: 'Slots 30 games' }).getAttribute('href')).toBe('/casino/category/slots');
  });

  it('draws nothing where there is no category', async () => {
    await stageCase(caseOf('CategoryPills', 'empty'));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('leaves out a category that leads elsewhere', async () => {
    await stageCase(caseOf('CategoryPills', 'hostile'));
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('has a state of its own when its source failed', async () => {
    await stageCase(caseOf('CategoryPills', 'failed'));
    expect(screen.getByText('We could not load the categories')).toBeDefined();
  });
});
