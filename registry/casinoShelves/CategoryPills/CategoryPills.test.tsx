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
});
