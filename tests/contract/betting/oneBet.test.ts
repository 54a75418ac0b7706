import { describe, expect, it } from 'vitest';
import { operation } from '#tests/support/layoutQueries.ts';
import { graphql, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

type Bet = { readonly id: string; readonly receipt: { readonly id: string } };
type Shelf = { readonly section: { readonly id: string; readonly bets: { readonly edges: readonly { readonly node: Bet }[] } } | null };
type Page = { readonly pageLayout: { readonly slots: readonly { readonly node: Shelf | null }[] } };
type Entry = { readonly title: string; readonly betId: string | null };

const addressOf = (betId: string) => ({ canonicalUrl: `/my-bets/bet/${betId}` });
const sectionsOf = ({ pageLayout: { slots } }: Page) => slots.flatMap(({ node }) => node?.section ?? []);
const openedBy = async (player: PlayerClient, betId: string) =>
  sectionsOf(await player.run<Page>(operation('PageLayoutPlayer'), addressOf(betId)));
const historyOf = async (player: PlayerClient, sectionId: string) =>
  (
    await player.run<{ readonly accountHistory: { readonly entries: readonly Entry[] } }>(
      'query ($sectionId: ID!) { accountHistory(sectionId: $sectionId) { entries { title betId } } }',
      { sectionId },
    )
  ).accountHistory.entries;

async function bettor() {
  const player = await PlayerClient.fresh(server());
  await player.locate();
  const { home } = await openMoneyline(server());
  const { placedBets } = await place(player, [straight(home, '1000')]);
  return { player, betId: placedBets[0]?.id ?? expect.fail('no bet was placed') };
}

describe('the page of one bet', () => {
  it('the page of a bet shows its owner the bet with its receipt', async () => {
    const { player, betId } = await bettor();
    expect(await openedBy(player, betId)).toMatchObject([
      { id: `bet/${betId}`, bets: { edges: [{ node: { id: betId, receipt: { id: expect.stringContaining(betId) } } }] } },
    ]);
  });

  it("the page of another player's bet is the page of an unknown bet", async () => {
    const { betId } = await bettor();
    const other = await PlayerClient.fresh(server());
    for (const id of [betId, 'nothing', '__proto__'])
      expect(await openedBy(other, id)).toMatchObject([{ id: `bet/${id}`, bets: { edges: [] } }]);
  });

  it('the page of a bet shows a visitor no bet', async () => {
    const { betId } = await bettor();
    const { data } = await graphql<Page>(server(), operation('PageLayoutPlayer'), addressOf(betId));
    expect(sectionsOf(data)).toEqual([]);
  });

  it('the betting history and the transactions name the bet of each row', async () => {
    const { player, betId } = await bettor();
    expect((await historyOf(player, 'betting')).map((entry) => entry.betId)).toEqual([betId]);
    expect(await historyOf(player, 'transactions')).toEqual([
      { title: 'Bet placed', betId },
      { title: 'Deposit', betId: null },
    ]);
  });
});
