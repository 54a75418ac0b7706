import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('LinkColumn', () => {
  it('a link column has its links under its heading', async () => {
    await stageCase(caseOf('LinkColumn', 'usual'));
    expect(screen.getByRole('heading', { name: 'Company' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'House rules' }).getAttribute('href')).toBe('/legal/terms');
  });

  it('a link column draws valid links and reports the others', async () => {
    const { reasons } = await stageCase(caseOf('LinkColumn', 'hostile'));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Still here']);
    expect(reasons()).toEqual(['link-column-hostile WebPageDeepLink unmapped-link']);
  });

  it('a link column without links has no heading', async () => {
    await stageCase(caseOf('LinkColumn', 'empty'));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
