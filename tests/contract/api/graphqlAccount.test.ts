import { describe, expect, it } from 'vitest';
import { grantCredit } from '#server/modules/wallet/index.ts';
import { sandbox } from '#tests/support/http.ts';
import { newPlayer, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

describe('the account', () => {
  it("the account query returns the player's account with every balance", async () => {
    const player = await PlayerClient.fresh(server(), { cents: 12_345 });
    const { account } = await player.run<{ account: Record<string, unknown> }>(`{ account {
      id firstName lastName email username lastLoginAt realityCheckinInterval requiresResponsibleGamingAcknowledgement showLimitsModal showAppTourCard showW2gWinModal
      userPreferences { autoAcceptOddsChanges oddsFormat }
      balances { id version globalBalance { formattedAmount } totalPlayableBalance { amountLong } playableBalance { amountLong currency } withdrawableBalance { amountLong } restrictedBalance { amountLong } bonusBalance { amountLong } }
    } }`);
    expect(account).toMatchObject({
      id: player.playerId,
      firstName: expect.any(String) as string,
      email: expect.stringContaining('@linemaker.test') as string,
      lastLoginAt: null,
      realityCheckinInterval: null,
      requiresResponsibleGamingAcknowledgement: false,
      showLimitsModal: false,
      showAppTourCard: false,
      showW2gWinModal: false,
      userPreferences: { autoAcceptOddsChanges: false, oddsFormat: 'AMERICAN' },
      balances: {
        id: `balances-${player.playerId}`,
        globalBalance: { formattedAmount: '$123.45' },
        totalPlayableBalance: { amountLong: '12345' },
        playableBalance: { amountLong: '12345', currency: 'USD' },
        withdrawableBalance: { amountLong: '12345' },
        restrictedBalance: { amountLong: '0' },
        bonusBalance: { amountLong: '0' },
      },
    });
  });

  it('the loyalty dashboard shows the points a player can redeem, from the ledger', async () => {
    const player = await PlayerClient.fresh(server(), { cents: 12_345 });
    const use = async () => {
      const { pageLayout } = await player.run<{ pageLayout: { slots: readonly { node: { redemption?: object } | null }[] } }>(
        `{ pageLayout(canonicalUrl: "/account/pennplay") { slots { node { ... on LoyaltyDashboardShelf { redemption {
          redeemable cashBalance { amount { formattedAmount } } creditBalance { amount { formattedAmount } } methods { id } } } } } } }`,
      );
      return pageLayout.slots.flatMap(({ node }) => node?.redemption ?? []);
    };
    const [cashBalance, methods] = [{ amount: { formattedAmount: '$123.45' } }, [{ id: 'betslip' }, { id: 'awards' }]];
    const none = { redeemable: false, cashBalance, creditBalance: { amount: { formattedAmount: '$0.00' } }, methods };
    expect(await use()).toEqual([none]);
    await grantCredit(server().app.deps, { playerId: player.playerId, cents: 2_500n, reference: `loyalty-${player.playerId}` });
    expect(await use()).toEqual([{ ...none, redeemable: true, creditBalance: { amount: { formattedAmount: '$25.00' } } }]);
  });

  it('the account says whether the casino is closed to the player, and until when', async () => {
    const { email, password } = await newPlayer(server());
    const player = await PlayerClient.logIn(server(), { email, password });
    const restriction = async (): Promise<object> =>
      (await player.run<{ account: { casinoRestriction: object } }>('{ account { casinoRestriction { active expiresAt } } }')).account
        .casinoRestriction;
    expect(await restriction()).toEqual({ active: false, expiresAt: null });
    await sandbox(server(), 'account', { email, casinoRestrictedHours: 2 });
    expect(await restriction()).toEqual({ active: true, expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) as string });
    await sandbox(server(), 'account', { email, casinoRestrictedHours: 0 });
    expect(await restriction()).toEqual({ active: false, expiresAt: null });
  });

  it('the account shows the time of the previous login, not of the current one', async () => {
    const credentials = await newPlayer(server());
    await PlayerClient.logIn(server(), credentials);
    const again = await PlayerClient.logIn(server(), credentials);
    const { account, sessionData } = await again.run<{
      account: { lastLoginAt: string };
      sessionData: { lastLoginAt: string; startedAt: string };
    }>('{ account { lastLoginAt } sessionData { lastLoginAt startedAt currentTime inactivityThresholdMinutes heartbeatIntervalSeconds } }');
    expect(account.lastLoginAt).toBe(sessionData.lastLoginAt);
    expect(Date.parse(sessionData.lastLoginAt)).toBeLessThanOrEqual(Date.parse(sessionData.startedAt));
  });

  it('a change of one user preference keeps the others', async () => {
    const player = await PlayerClient.fresh(server());
    const prefer = (input: object) =>
      player.run<{ setUserPreference: { account: { userPreferences: object } } }>(
        'mutation ($input: UserPreferenceInput!) { setUserPreference(input: $input) { succeeded userErrors { message } account { userPreferences { autoAcceptOddsChanges oddsFormat } } } }',
        { input },
      );
    expect((await prefer({ oddsFormat: 'EURO' })).setUserPreference).toMatchObject({
      succeeded: true,
      account: { userPreferences: { autoAcceptOddsChanges: false, oddsFormat: 'EURO' } },
    });
    expect((await prefer({ autoAcceptOddsChanges: true })).setUserPreference).toMatchObject({
      account: { userPreferences: { autoAcceptOddsChanges: true, oddsFormat: 'EURO' } },
    });
    expect((await prefer({})).setUserPreference).toMatchObject({ succeeded: true });
  });

  it('a player acknowledges a known type; an unknown type is refused by its field', async () => {
    const player = await PlayerClient.fresh(server());
    const acknowledge = 'mutation ($type: String!) { userAck(ackType: $type) { succeeded userErrors { action field message } } }';
    expect(await player.run(acknowledge, { type: 'terms' })).toEqual({ userAck: { succeeded: true, userErrors: [] } });
    expect(await player.run(acknowledge, { type: 'constructor' })).toMatchObject({
      userAck: { succeeded: false, userErrors: [{ action: 'userAck', field: ['ackType'] }] },
    });
    const { errors } = await player.try('mutation { userAck(ackType: "terms", actionId: "short") { succeeded } }');
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: ['actionId'] } }]);
  });

  it('the account menu returns free bets, promotional credit and its menu', async () => {
    const player = await PlayerClient.fresh(server());
    const panel = await player.run<{ accountMenu: { menuShelves: { slots: { kind: string }[] } } }>(
      '{ accountMenu { availableFreeBets promotionalCreditBalance { amountLong } account { id } menuShelves { surface slots { kind } } } }',
    );
    expect(panel).toMatchObject({
      accountMenu: {
        availableFreeBets: 0,
        promotionalCreditBalance: { amountLong: '0' },
        account: { id: player.playerId },
        menuShelves: { surface: 'account-panel' },
      },
    });
    expect(panel.accountMenu.menuShelves.slots.length).toBeGreaterThan(0);
    expect(await player.run('{ accountMenu(skipAccount: true) { account { id } } }')).toEqual({ accountMenu: { account: null } });
  });
});

describe('a session', () => {
  it('session data says whether a bet was placed and how much was staked since login', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const state = () => player.run('{ sessionData { isFirstWager } spentInSession { amount { amountLong } } }');
    expect(await state()).toEqual({ sessionData: { isFirstWager: true }, spentInSession: { amount: { amountLong: '0' } } });
    const { home, eventId } = await openMoneyline(server());
    await place(player, [straight(home, '1500')]);
    expect(await state()).toEqual({ sessionData: { isFirstWager: false }, spentInSession: { amount: { amountLong: '1500' } } });
    await sandbox(server(), 'event/void', { eventId });
    expect(await state(), 'what came back was not at risk').toMatchObject({ spentInSession: { amount: { amountLong: '0' } } });
  });

  it("checklist 30: a placed bet carries the server clock's time in UTC", async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    await sandbox(server(), 'clock', { advanceSeconds: 600 });
    const before = server().app.deps.ports.now().getTime();
    const { placeBets } = await player.run<{ placeBets: { placedBets: { placedAt: string }[] } }>(
      'mutation ($bets: [PlaceBetInput!]!) { placeBets(bets: $bets) { placedBets { placedAt } } }',
      { bets: [straight((await openMoneyline(server(), 5)).home, '100')] },
    );
    const placedAt = placeBets.placedBets[0]?.placedAt ?? '';
    expect(placedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(Date.parse(placedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(placedAt)).toBeLessThanOrEqual(server().app.deps.ports.now().getTime());
  });

  it('a heartbeat is accepted only with a plausible elapsed time', async () => {
    const player = await PlayerClient.fresh(server());
    expect(await player.run('mutation { heartbeat(elapsedSeconds: 60) { status message } }')).toEqual({
      heartbeat: { status: 'OK', message: null },
    });
    for (const seconds of [-1, 100_000])
      expect((await player.try(`mutation { heartbeat(elapsedSeconds: ${seconds}) { status } }`)).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
  });
});

describe('bet history', () => {
  it('the bet history has an open and a settled section, with filters and pages', async () => {
    const player = await PlayerClient.fresh(server());
    await player.locate();
    const [a, b] = [await openMoneyline(server(), 1), await openMoneyline(server(), 2)];
    const parlay = {
      draftBetId: 'parlay',
      betAmount: '300',
      legs: [a.home, b.home].map(({ id, num, den, points }) => ({ selectionId: id, oddsNumerator: num, oddsDenominator: den, points })),
    };
    await place(player, [straight(a.home, '100')]);
    await place(player, [straight(b.home, '200')]);
    await place(player, [parlay]);
    type Section = {
      betHistorySection: {
        filters: { id: string }[];
        selectedFilterId: string;
        bets: {
          edges: { cursor: string; node: { type: string; numLegs: number } }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      };
    };
    const section = (id: string, filter = 'all', page = '') =>
      player
        .run<Section>(
          `{ betHistorySection(sectionId: "${id}", selectedFilterId: "${filter}") { title filters { id label } selectedFilterId bets${page} { edges { cursor node { id type status numLegs anyLegsInPlay } } pageInfo { hasNextPage endCursor } } } }`,
        )
        .then(({ betHistorySection }) => betHistorySection);
    const all = await section('open');
    expect(all).toMatchObject({
      title: 'Open',
      selectedFilterId: 'all',
      filters: [{ id: 'all' }, { id: 'straight' }, { id: 'parlay' }, { id: 'round-robin' }, { id: 'teaser' }],
    });
    expect(
      all.bets.edges.map(({ node }) => node.type),
      'newest first',
    ).toEqual(['PARLAY', 'STRAIGHT', 'STRAIGHT']);
    expect((await section('open', 'parlay')).bets.edges).toMatchObject([{ node: { numLegs: 2 } }]);
    const page = await section('open', 'all', '(first: 2)');
    expect(page.bets).toMatchObject({ edges: { length: 2 }, pageInfo: { hasNextPage: true } });
    expect((await section('open', 'all', `(first: 2, after: "${page.bets.pageInfo.endCursor}")`)).bets).toMatchObject({
      edges: { length: 1 },
      pageInfo: { hasNextPage: false },
    });
    expect(await player.run('{ betHistoryTotals { openCount openStake { amountLong } } }')).toEqual({
      betHistoryTotals: { openCount: 3, openStake: { amountLong: '600' } },
    });

    await sandbox(server(), 'result', { eventId: a.eventId, homeScore: 0, awayScore: 9 });
    expect((await section('settled')).bets.edges.map(({ node }) => node)).toMatchObject([
      { type: 'PARLAY', status: 'SETTLED' },
      { type: 'STRAIGHT', status: 'SETTLED' },
    ]);
    expect(await player.run('{ betHistoryPage { sections { id title } } }')).toEqual({
      betHistoryPage: {
        sections: [
          { id: 'open', title: 'Open' },
          { id: 'settled', title: 'Settled' },
        ],
      },
    });
  });

  it.each([
    'betHistorySection(sectionId: "mine") { id }',
    'betHistorySection(sectionId: "open", selectedFilterId: "won") { id }',
    'betHistorySection(sectionId: "open") { bets(first: 51) { edges { cursor } } }',
    'betHistorySection(sectionId: "open") { bets(first: 0) { edges { cursor } } }',
  ])('the bet history refuses %s', async (query) => {
    const player = await PlayerClient.fresh(server());
    expect((await player.try(`{ ${query} }`)).errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
