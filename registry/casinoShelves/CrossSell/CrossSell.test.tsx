import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CrossSell', () => {
  it('the cross-sell banner of the casino links to the sportsbook', async () => {
    await stageCase(caseOf('CrossSell', 'usual'));
    expect(screen.getByRole('link', { name: 'See what is live' }).getAttribute('href')).toBe('/live');
  });

  it('a cross-sell banner without a link is text only', async () => {
    await stageCase(caseOf('CrossSell', 'one'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('There is a game on')).toBeDefined();
  });

  it('a cross-sell banner has no link off the site and shows markup as text', async () => {
    const { container } = await stageCase(caseOf('CrossSell', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.querySelector('script, img')).toBeNull();
  });
});
