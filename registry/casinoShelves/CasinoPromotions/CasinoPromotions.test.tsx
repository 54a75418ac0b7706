import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PromotionEnrolledFragmentDoc } from '#src/gql/graphql.ts';
import { caseOf, stageCase } from '#tests/support/stageCase.tsx';

describe('CasinoPromotions', () => {
  it('a casino promotion has its own link and a link to its page', async () => {
    await stageCase(caseOf('CasinoPromotions', 'usual'));
    expect(screen.getByRole('link', { name: 'See today’s game' }).getAttribute('href')).toBe('/sport/football');
    expect(screen.getAllByRole('link', { name: 'See Details' }).map((link) => link.getAttribute('href'))).toEqual([
      '/promotions/casino-usual-free',
      '/promotions/casino-usual-return',
    ]);
  });

  it('a casino promotion says when it ends, or nothing if it has no end', async () => {
    await stageCase(caseOf('CasinoPromotions', 'usual'));
    expect(screen.getAllByText(/^Ends 11\/30\/2026/)).toHaveLength(1);
  });

  it('a casino promotion shows "Opted in" once the player’s enrollment is known', async () => {
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

  it('a casino promotion’s call to action without a link is reported and not drawn', async () => {
    const { reasons } = await stageCase(caseOf('CasinoPromotions', 'one'));
    expect(screen.queryByRole('link')).toBeNull();
    expect(reasons()).toEqual(['casino-one PromotionCard missing']);
  });

  it('casino promotions say that there are none, or that they could not be loaded', async () => {
    const { unmount } = await stageCase(caseOf('CasinoPromotions', 'empty'));
    expect(screen.getByText('No Promotion Found')).toBeDefined();
    unmount();
    await stageCase(caseOf('CasinoPromotions', 'failed'));
    expect(screen.getByText('We could not load the promotions')).toBeDefined();
  });

  it('casino promotions do not link to other sites', async () => {
    await stageCase(caseOf('CasinoPromotions', 'hostile'));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
