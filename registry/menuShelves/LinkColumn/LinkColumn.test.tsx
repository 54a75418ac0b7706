import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LinkColumn', () => {
  it('has its links under its heading', async () => {
    await stageCase(caseOf('LinkColumn', 'usual'));
    expect(screen.getByRole('heading', { name: 'Company' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'House rules' }).getAttribute('href')).toBe('/legal/terms');
  });

  it('draws what can be followed and reports the rest', async () => {
    const { reasons } = await stageCase(caseOf('LinkColumn', 'hostile'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Still here']);
    expect(reasons()).toEqual(['link-column-hostile WebPageDeepLink unmapped-link']);
  });

  it('draws no heading over nothing', async () => {
    await stageCase(caseOf('LinkColumn', 'empty'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
