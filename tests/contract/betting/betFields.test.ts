import { describe, expect, it } from 'vitest';
import { sandbox } from '#tests/support/http.ts';
import { openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { giveToken } from '#tests/support/rewards.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();
const ODDS = '{ numeratorLong denominatorLong }';
const LINK = '{ __typename ... on SportsbookPageDeepLink { canonicalUrl } }';

/** Returns a game's home moneyline and total selections. */
function picksOf(eventId: string) {
  const { catalogue } = server().app.deps;
  const pick = (type: string, side: string) => {
    const found = catalogue
      .marketsOf(eventId)
      .find((market) => market.type === type)
      ?.selections.find((selection) => selection.type === side);
    if (!found) throw new Error(`no ${side} in ${type}`);
    const points = found.points === null ? null : String(found.points / 100);
    return { id: found.id, num: String(found.num), den: String(found.den), points };
  };
  return [pick('moneyline', 'home'), pick('total', 'over')] as const;
}
type Pick = ReturnType<typeof picksOf>[number];
const asInput = ({ id, num, den, points }: Pick) => ({ selectionId: id, oddsNumerator: num, oddsDenominator: den, points });
const canonicalUrlOf = (eventId: string) => server().app.deps.catalogue.event(eventId)?.canonicalUrl;

async function located(): Promise<PlayerClient> {
  const player = await PlayerClient.fresh(server());
  await player.locate();
  return player;
}
const ADD = 'mutation ($input: AddMarketSelectionInput!) { addMarketSelection(input: $input) { id } }';

describe('the slip', () => {
  it('the slip prices picks of one game together and links to the event', async () => {
    const player = await PlayerClient.fresh(server());
    const { eventId } = await openMoneyline(server(), 0);
    for (const pick of picksOf(eventId)) await player.run(ADD, { input: asInput(pick) });
    const fields = `eventId odds ${ODDS} oddsTrend legGroupRequiresAcceptance deepLink ${LINK}`;
    const { betslip } = await player.run<{
      betslip: {
        straight: { draftBetEventGroupings: readonly [{ draftBets: readonly object[] }] };
        parlay: { draftBet: { eventStatus: string; draftLegEventGroupings: readonly object[] } };
        teaser: { oddsTrend: string };
      };
    }>(`{ betslip {
      straight { draftBetEventGroupings { ${fields} draftBets { eventStatus } } }
      parlay { draftBet { eventStatus draftLegEventGroupings { ${fields} } } }
      teaser { oddsTrend } } }`);
    const { draftBets, ...together } = betslip.straight.draftBetEventGroupings[0];
    expect(draftBets).toEqual([{ eventStatus: 'PRE_GAME' }, { eventStatus: 'PRE_GAME' }]);
    expect(betslip.parlay.draftBet.draftLegEventGroupings, 'as in the parlay').toEqual([together]);
    expect(together).toEqual({
      eventId,
      odds: { numeratorLong: expect.any(String) as string, denominatorLong: expect.any(String) as string },
      oddsTrend: 'NO_CHANGE',
      legGroupRequiresAcceptance: false,
      deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: canonicalUrlOf(eventId) },
    });
    expect(betslip.teaser.oddsTrend).toBe('NO_CHANGE');
  });

  it("the slip shows a single pick's own price and that it moved", async () => {
    const player = await PlayerClient.fresh(server());
    const { home, eventId } = await openMoneyline(server(), 1);
    await player.run(ADD, { input: asInput(home) });
    await sandbox(server(), 'price', { selectionId: home.id, american: -20_000 });
    const { betslip } = await player.run<{ betslip: object }>(
      `{ betslip { straight { draftBetEventGroupings { eventId odds ${ODDS} oddsTrend legGroupRequiresAcceptance } } } }`,
    );
    const moved = { odds: { numeratorLong: '1', denominatorLong: '200' }, oddsTrend: 'DOWN', legGroupRequiresAcceptance: true };
    expect(betslip).toEqual({ straight: { draftBetEventGroupings: [{ eventId, ...moved }] } });
  });

  it('a parlay over several games shows the status of its least available event', async () => {
    const player = await PlayerClient.fresh(server());
    const { events } = await sandbox<{ events: readonly { readonly id: string }[] }>(server(), 'events', { status: 'IN_PLAY', limit: 5 });
    const { catalogue } = server().app.deps;
    const live = events
      .flatMap(({ id }) => catalogue.marketsOf(id).filter(({ status }) => status === 'OPEN'))
      .flatMap(({ selections }) => selections.filter(({ status }) => status === 'OPEN'))[0];
    if (!live) throw new Error('nothing is played');
    const { home } = await openMoneyline(server(), 2);
    await player.run(ADD, { input: asInput(home) });
    const input = { selectionId: live.id, oddsNumerator: String(live.num), oddsDenominator: String(live.den) };
    await player.run(ADD, { input });
    const { betslip } = await player.run<{ betslip: { parlay: { draftBet: { eventStatus: string } } } }>(
      '{ betslip { parlay { draftBet { eventStatus } } } }',
    );
    expect(betslip.parlay.draftBet.eventStatus).toBe('IN_PLAY');
  });

  it("the slip stores a selection's model output as sent, at most 2,000 characters", async () => {
    const player = await PlayerClient.fresh(server());
    const { home } = await openMoneyline(server(), 3);
    const modelOutput = `{"model":"next-pick","score":0.5,"why":"${'x'.repeat(100)}"}`;
    await player.run(ADD, { input: { ...asInput(home), modelOutput } });
    const { betslip } = await player.run<object & { betslip: object }>(
      '{ betslip { marketSelectionsMetadata { marketSelectionId modelOutput selectionOrigin } } }',
    );
    expect(betslip).toEqual({ marketSelectionsMetadata: [{ marketSelectionId: home.id, modelOutput, selectionOrigin: null }] });
    const tooLong = player.run(ADD, { input: { ...asInput(home), modelOutput: 'x'.repeat(2_001) } });
    await expect(tooLong).rejects.toThrow('At most 2000 characters.');
  });
});

describe('a placed bet', () => {
  const GROUPS = `legEventGroupings { eventId eventName eventStatus odds ${ODDS} deepLink ${LINK} legs { marketSelectionId market { id } participant { id } } }`;

  it('a placed bet lists its legs by event at their joint price, with market and participant', async () => {
    const player = await located();
    const { eventId } = await openMoneyline(server(), 4);
    const picks = picksOf(eventId);
    for (const pick of picks) await player.run(ADD, { input: asInput(pick) });
    const { betslip } = await player.run<{
      betslip: { parlay: { draftBet: { totalOdds: { numeratorLong: string; denominatorLong: string } } } };
    }>(`{ betslip { parlay { draftBet { totalOdds ${ODDS} } } } }`);
    const { totalOdds } = betslip.parlay.draftBet;
    const placed = await place(player, [
      {
        ...{ draftBetId: 'parlay', betAmount: '500', legs: picks.map(asInput) },
        ...{ totalOddsNumerator: totalOdds.numeratorLong, totalOddsDenominator: totalOdds.denominatorLong },
      },
    ]);
    expect(placed.errors).toEqual([]);
    const { betHistorySection } = await player.run<{ betHistorySection: object }>(
      `{ betHistorySection(sectionId: "open") { bets { edges { node { ${GROUPS} } } } } }`,
    );
    const { catalogue } = server().app.deps;
    const group = {
      eventId,
      eventName: catalogue.event(eventId)?.name,
      eventStatus: 'PRE_GAME',
      odds: totalOdds,
      deepLink: { __typename: 'SportsbookPageDeepLink', canonicalUrl: canonicalUrlOf(eventId) },
      legs: picks.map(({ id }) => {
        const { marketId, participantId } = catalogue.selection(id) ?? {};
        return { marketSelectionId: id, market: { id: marketId }, participant: participantId === null ? null : { id: participantId } };
      }),
    };
    expect(
      group.legs.map(({ participant }) => participant !== null),
      'a side, and a total',
    ).toEqual([true, false]);
    expect(betHistorySection).toEqual({ bets: { edges: [{ node: { legEventGroupings: [group] } }] } });
  });

  it('a shared bet links to its page, and others see neither its amount nor a boost', async () => {
    const player = await located();
    const { home } = await openMoneyline(server(), 5);
    const { placedBets } = await place(player, [straight(home, '4321')]);
    const betId = placedBets[0]?.id;
    const link = async () =>
      player.run(`{ betHistorySection(sectionId: "open") { bets { edges { node { shareableDeepLink ${LINK} } } } } }`);
    const leads = (to: object | null) => ({ betHistorySection: { bets: { edges: [{ node: { shareableDeepLink: to } }] } } });
    expect(await link()).toEqual(leads(null));
    const { shareBet } = await player.run<{ shareBet: { shareBetId: string; shareBetUrl: string } }>(
      'mutation ($betId: ID!) { shareBet(betId: $betId) { shareBetId shareBetUrl } }',
      { betId },
    );
    expect(await link()).toEqual(leads({ __typename: 'SportsbookPageDeepLink', canonicalUrl: shareBet.shareBetUrl }));
    const stranger = await PlayerClient.fresh(server());
    const { sharedBet } = await stranger.run<{ sharedBet: object }>(
      `query ($id: ID!) { sharedBet(shareBetId: $id) { eligibleLegs { id } placedBet { type outcome numLegs totalOdds ${ODDS} teaserPoints { decimalPoints }
        legs { ordinal selectionName marketName odds ${ODDS} points { decimalPoints } outcome } } } }`,
      { id: shareBet.shareBetId },
    );
    const odds = { numeratorLong: home.num, denominatorLong: home.den };
    const selection = server().app.deps.catalogue.selection(home.id);
    expect(sharedBet).toEqual({
      eligibleLegs: [{ id: `${shareBet.shareBetId}-0` }],
      placedBet: {
        ...{ type: 'STRAIGHT', outcome: 'PENDING', numLegs: 1, totalOdds: odds, teaserPoints: null },
        legs: [{ ordinal: 0, selectionName: selection?.name, marketName: selection?.marketName, odds, points: null, outcome: 'PENDING' }],
      },
    });
    for (const own of ['4321', betId, player.playerId]) expect(JSON.stringify(sharedBet)).not.toContain(own);
  });

  it('placed bets are paged by arguments of the section or of its bets', async () => {
    const player = await located();
    const { home } = await openMoneyline(server(), 6);
    for (const cents of ['100', '200', '300']) await place(player, [straight(home, cents)]);
    type Page = {
      readonly edges: readonly { readonly node: { readonly betAmount: { readonly amountLong: string } } }[];
      readonly pageInfo: { readonly endCursor: string; readonly hasNextPage: boolean };
    };
    const PAGE = '{ edges { node { betAmount { amountLong } } } pageInfo { endCursor hasNextPage } }';
    const ask = async (section: string, bets = '') =>
      (
        await player.run<{ betHistorySection: { bets: Page } }>(
          `{ betHistorySection(sectionId: "open"${section}) { bets${bets} ${PAGE} } }`,
        )
      ).betHistorySection.bets;
    const amounts = ({ edges }: Page) => edges.map(({ node }) => node.betAmount.amountLong);
    const first = await ask(', first: 2');
    expect([amounts(first), first.pageInfo.hasNextPage]).toEqual([['300', '200'], true]);
    const { endCursor } = first.pageInfo;
    expect(amounts(await ask(`, first: 2, after: "${endCursor}"`))).toEqual(['100']);
    expect(amounts(await ask(', first: 2', '(first: 1)')), 'the nearer one counts').toEqual(['300']);
    expect(amounts(await ask('', `(first: 2, after: "${endCursor}")`))).toEqual(['100']);
    await expect(ask(', first: 51')).rejects.toThrow('first is 1 to 50.');
  });
});

describe('bonus bets of a player', () => {
  it('the account lists bonus bets with their state and what they can be used on', async () => {
    const player = await located();
    const { db, ports } = server().app.deps;
    const at = (hours: number) => new Date(ports.now().getTime() + hours * 3_600_000);
    const give = (title: string, more: object) => giveToken(db, player.playerId, 'free-bets', { title, expires_at: at(24), ...more });
    await give('now', { fewest_legs: 3 });
    await give('later', { effective_at: at(1), expires_at: at(30) });
    await give('halted', { is_paused: true, expires_at: at(40) });
    await give('over', { expires_at: at(-1) });
    const used = await give('used', { expires_at: at(50) });
    const { home } = await openMoneyline(server(), 7);
    await place(player, [{ ...straight(home, '1000'), amountSourceType: 'FREE_BET', freeBetId: used }]);
    const { account } = await player.run<{
      account: { freeBets: readonly { readonly title: string; readonly status: string; readonly redeemDatetime: string | null }[] };
    }>(
      '{ account { freeBets { id title status amount { amountLong } effectiveDatetime expiryDatetime redeemDatetime usageTitle usageRestrictions } } }',
    );
    expect(account.freeBets.map(({ title, status, redeemDatetime }) => [title, status, redeemDatetime !== null])).toEqual([
      ['now', 'AVAILABLE', false],
      ['later', 'PENDING', false],
      ['halted', 'PAUSED', false],
      ['over', 'EXPIRED', false],
      ['used', 'REDEEMED', true],
    ]);
    expect(account.freeBets[0]).toMatchObject({
      ...{ amount: { amountLong: '1000' }, effectiveDatetime: null, expiryDatetime: expect.any(String) as string },
      ...{ usageTitle: 'For one bet', usageRestrictions: ['3+ legs', 'Stake not returned'] },
    });
  });
});
