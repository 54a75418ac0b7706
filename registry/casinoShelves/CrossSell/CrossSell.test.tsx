import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CrossSell', () => {
  it('leads to the other half of the house', async () => {
    await stageCase(caseOf('CrossSell', 'usual'));
    expect(screen.getByRole('link', { name: 'See what is live' }).getAttribute('href')).toBe('/live');
  });

  it('is words alone where it leads nowhere', async () => {
    await stageCase(caseOf('CrossSell', 'one'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('There is a game on')).toBeDefined();
  });

  it('leads nowhere that is not of this site, and reads what is written as words', async () => {
    const { container } = await stageCase(caseOf('CrossSell', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelector('script, img')).toBeNull();
  });
});
