import { describe, expect, it } from 'vitest';
import { graphql, openMoneyline, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Shelf = { readonly needsConfirmation: boolean; readonly amounts: readonly string[]; readonly events: readonly object[] };
const PAGE = `query { pageLayout(canonicalUrl: "/quick-bets") { slots { node {
  ... on QuickBetsShelf { needsConfirmation amounts events { market { selections { id } } } } } } } }`;

async function shelfIn(region: string): Promise<Shelf | undefined> {
  type Page = { readonly pageLayout: { readonly slots: readonly { readonly node: Partial<Shelf> | null }[] } };
  const { data } = await graphql<Page>(server(), PAGE, {}, { 'x-region-code': region });
  return data.pageLayout.slots.map(({ node }) => node as Shelf).find((node) => node?.amounts !== undefined);
}

const SLIP = 'betslip { numberOfSelections straight { draftBetEventGroupings { draftBets { id betAmount { amountLong } } } } }';
type Slip = {
  readonly numberOfSelections: number;
  readonly straight: {
    readonly draftBetEventGroupings: readonly {
      readonly draftBets: readonly { readonly id: string; readonly betAmount: { readonly amountLong: string } | null }[];
    }[];
  };
};

describe('quick bets', () => {
  it.each([
    ['US-NJ', false],
    ['US-PA', false],
    ['CA-ON', true],
    ['US-NV', true],
  ])('in %s a quick bet needs a confirmation: %s', async (region, needed) => {
    const shelf = await shelfIn(region);
    expect(shelf).toMatchObject({ needsConfirmation: needed, amounts: ['200', '500', '1000', '2500'] });
    expect(shelf?.events.length).toBeGreaterThan(0);
  });

  it('a bet on a selection outside the betslip is placed and changes nothing of the betslip', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const [kept, quick] = [await openMoneyline(server(), 6), await openMoneyline(server(), 7)];
    const terms = { oddsNumerator: kept.home.num, oddsDenominator: kept.home.den };
    await player.run('mutation ($input: AddMarketSelectionInput!) { addMarketSelection(input: $input) { id } }', {
      input: { selectionId: kept.home.id, ...terms, points: kept.home.points },
    });
    await player.run('mutation ($id: ID!) { setDraftBetAmount(draftBetId: $id, amount: "2500") { id } }', {
      id: `straight:${kept.home.id}`,
    });
    const before = await player.run<{ betslip: Slip }>(`query { ${SLIP} }`);
    expect(before.betslip.straight.draftBetEventGroupings[0]?.draftBets[0]?.betAmount).toEqual({ amountLong: '2500' });
    const placed = await player.run<{ placeBets: { accepted: boolean; placedBets: readonly object[] } }>(
      'mutation ($bets: [PlaceBetInput!]!) { placeBets(bets: $bets, keepBetslipSelections: true) { accepted placedBets { id } } }',
      { bets: [straight(quick.home, '500')] },
    );
    expect(placed.placeBets).toMatchObject({ accepted: true, placedBets: [{}] });
    expect(await player.run<{ betslip: Slip }>(`query { ${SLIP} }`)).toEqual(before);
  });
});
