import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PromotionEnrolledFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CasinoPromotions', () => {
  it('leads where each promotion says, and to the page of each', async () => {
    await stageCase(caseOf('CasinoPromotions', 'usual'));
    expect(screen.getByRole('link', { name: 'See today’s game' }).getAttribute('href')).toBe('/sport/football');
    expect(screen.getAllByRole('link', { name: 'See Details' }).map((link) => link.getAttribute('href'))).toEqual([
      '/promotions/casino-usual-free',
      '/promotions/casino-usual-return',
    ]);
  });

  it('says when one ends, and nothing where no end is set', async () => {
    await stageCase(caseOf('CasinoPromotions', 'usual'));
    expect(screen.getAllByText(/^Ends 11\/30\/2026/)).toHaveLength(1);
  });

  it('shows on the card that the player has opted in, once that is known', async () => {
    const { platform } = await stageCase(caseOf('CasinoPromotions', 'one'));
    expect(screen.queryByText('Opted in')).toBeNull();
    act(() => {
      platform.client.cache.writeFragment({
        fragment: PromotionEnrolledFragmentDoc,
        fragmentName: 'PromotionEnrolled',
        data: { __typename: 'PromotionCard', id: 'casino-one', enrollmentStatus: 'SUCCESS' },
      });
    });
    expect(await screen.findByText('Opted in')).toBeDefined();
  });

  it('reports a call to action without a link, and draws none', async () => {
    const { reasons } = await stageCase(caseOf('CasinoPromotions', 'one'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['casino-one PromotionCard missing']);
  });

  it('says that nothing is on, or that it did not come', async () => {
    const { unmount } = await stageCase(caseOf('CasinoPromotions', 'empty'));
    expect(screen.getByText('No Promotion Found')).toBeDefined();
    unmount();
    await stageCase(caseOf('CasinoPromotions', 'failed'));
    expect(screen.getByText('We could not load the promotions')).toBeDefined();
  });

  it('leads nowhere off the site', async () => {
    await stageCase(caseOf('CasinoPromotions', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
