import { buildSchema, getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { followFacts } from '#server/modules/offers/engine/index.ts';
import { findOffer } from '#server/modules/offers/versions/index.ts';
import { sandbox } from '#tests/support/http.ts';
import { graphql, openMoneyline, place, PlayerClient, straight } from '#tests/support/playerClient.ts';
import { useTestServer } from '#tests/support/useTestServer.ts';

const server = useTestServer();

/** Whether an id argument names public data or the player's own, which the server looks up by session. */
const WHOSE: Readonly<Record<string, 'public' | 'own'>> = {
  'Query.collection.collectionId': 'public',
  'Query.collection.filterId': 'public',
  'Query.event.id': 'public',
  'Query.eventMarkets.eventId': 'public',
  'Query.eventPrices.eventIds': 'public',
  'Query.form.formId': 'public',
  'Query.frameLayout.surface': 'public',
  'Query.layoutPart.surface': 'public',
  'Query.layoutPart.revision': 'public',
  'Query.layoutPart.ids': 'public',
  'Query.liveStream.eventId': 'public',
  'Subscription.eventPrices.eventId': 'public',
  'Subscription.layoutChanged.surface': 'public',
  'Mutation.acceptBetslipChanges.sameGameParlayLegs.eventId': 'public',
  'Mutation.acceptBetslipChanges.sameGameParlayLegs.marketSelections.selectionId': 'public',
  'Mutation.addDraftBets.draftBets.legs.selectionId': 'public',
  'Mutation.addDraftBets.draftBets.sameGameParlayLegs.eventId': 'public',
  'Mutation.addDraftBets.draftBets.sameGameParlayLegs.marketSelections.selectionId': 'public',
  'Mutation.addDraftBets.shareId': 'public',
  'Query.betBuilder.eventId': 'public',
  'Query.betBuilder.marketSelectionIds': 'public',
  'Mutation.addFeaturedBet.featuredBetId': 'public',
  'Mutation.addFeaturedBet.marketSelections.selectionId': 'public',
  'Mutation.addMarketSelection.input.selectionId': 'public',
  'Mutation.addMarketSelection.input.shareId': 'public',
  'Mutation.removeMarketSelection.selectionId': 'public',
  'Mutation.adjustSelectionPoints.selectionId': 'public',
  'Mutation.adjustSelectionPoints.marketSelectionId': 'public',
  'Mutation.acceptBetslipChanges.marketSelections.selectionId': 'public',
  'Mutation.placeBets.bets.legs.selectionId': 'public',
  'Query.accountHistory.sectionId': 'own',
  'Query.accountHistory.filterId': 'own',
  'Query.accountHistory.periodId': 'own',
  'Query.betHistorySection.sectionId': 'own',
  'Query.betHistorySection.selectedFilterId': 'own',
  'Query.sharedBet.shareBetId': 'public',
  'Mutation.shareBet.betId': 'own',
  'Query.cashOut.betId': 'own',
  'Query.rebet.betId': 'own',
  'Mutation.cashOutBet.betId': 'own',
  // Names a bet and its version. Gives no right to an amount, because the server recomputes it.
  'Mutation.cashOutBet.quoteId': 'own',
  'Mutation.cashOutBet.cashOutId': 'own',
  'Mutation.setAutomaticCashOut.betId': 'own',
  'Query.rgLimitHistorySection.sectionId': 'own',
  'Mutation.cancelPendingLimit.limitId': 'own',
  'Mutation.objectToLimit.limitId': 'own',
  'Mutation.objectToLimit.actionId': 'own',
  'Mutation.confirmPendingLimit.limitId': 'own',
  'Query.paymentProviderMethods.paymentProviderId': 'public',
  'Query.paymentTransaction.id': 'own',
  'Mutation.depositValidateCreate.input.paymentMethodId': 'own',
  'Mutation.depositValidateCreate.input.paymentProviderId': 'public',
  'Mutation.depositCreate.input.paymentMethodId': 'own',
  'Mutation.depositCreate.input.paymentProviderId': 'public',
  'Mutation.depositCreate.actionId': 'own',
  'Mutation.withdrawalValidateCreateV2.input.paymentMethodId': 'own',
  'Mutation.withdrawalValidateCreateV2.input.paymentProviderId': 'public',
  'Mutation.confirmWithdrawal.input.paymentMethodId': 'own',
  'Mutation.confirmWithdrawal.input.paymentProviderId': 'public',
  'Mutation.withdrawalCreate.input.paymentMethodId': 'own',
  'Mutation.withdrawalCreate.input.paymentProviderId': 'public',
  'Mutation.withdrawalCreate.actionId': 'own',
  'Mutation.withdrawalCreate.consent.revision': 'public',
  'Mutation.withdrawalCreate.consent.nodeId': 'public',
  'Mutation.interacWithdrawalCreate.consent.revision': 'public',
  'Mutation.interacWithdrawalCreate.consent.nodeId': 'public',
  'Mutation.firstWireTransferWithdrawalCreate.consent.revision': 'public',
  'Mutation.firstWireTransferWithdrawalCreate.consent.nodeId': 'public',
  'Mutation.depositValidateCreate.input.facilityId': 'public',
  'Mutation.depositCreate.input.facilityId': 'public',
  'Mutation.wireTransferDepositCreate.input.facilityId': 'public',
  'Mutation.withdrawalValidateCreateV2.input.facilityId': 'public',
  'Mutation.confirmWithdrawal.input.facilityId': 'public',
  'Mutation.withdrawalCreate.input.facilityId': 'public',
  'Mutation.interacWithdrawalCreate.input.facilityId': 'public',
  'Mutation.interacWithdrawalCreate.input.paymentMethodId': 'own',
  'Mutation.interacWithdrawalCreate.input.paymentProviderId': 'public',
  'Mutation.interacWithdrawalCreate.actionId': 'own',
  'Mutation.firstWireTransferWithdrawalCreate.input.facilityId': 'public',
  'Mutation.firstWireTransferWithdrawalCreate.input.paymentMethodId': 'own',
  'Mutation.firstWireTransferWithdrawalCreate.input.paymentProviderId': 'public',
  'Mutation.firstWireTransferWithdrawalCreate.actionId': 'own',
  'Mutation.cancelAnnouncedDeposit.depositId': 'own',
  'Mutation.settlePayment.actionId': 'own',
  'Query.paymentFacilities.paymentProviderId': 'public',
  'Mutation.wireTransferDepositCreate.input.paymentMethodId': 'own',
  'Mutation.wireTransferDepositCreate.input.paymentProviderId': 'public',
  'Mutation.wireTransferDepositCreate.actionId': 'own',
  'Mutation.completePaypalDeposit.depositId': 'own',
  'Mutation.cancelPaypalDeposit.depositId': 'own',
  'Mutation.paymentMethodDelete.paymentMethodId': 'own',
  'Mutation.paymentMethodDelete.actionId': 'own',
  'Mutation.excludePaymentMethod.paymentProviderId': 'public',
  'Mutation.excludePaymentMethod.actionId': 'own',
  'Query.casinoSession.id': 'own',
  'Query.casinoRound.id': 'own',
  'Mutation.casinoClose.sessionId': 'own',
  'Mutation.casinoLaunch.input.gameId': 'public',
  'Mutation.casinoLaunch.input.launchId': 'own',
  'Mutation.casinoLaunchFreeToPlay.promotionId': 'public',
  // Practice play stores nothing.
  'Mutation.casinoLaunchFreeToPlay.launchId': 'public',
  'Query.placement.placementId': 'own',
  'Mutation.placeBets.placementId': 'own',
  'Mutation.placeBets.bets.draftBetId': 'own',
  'Mutation.placeBets.bets.freeBetId': 'own',
  'Mutation.placeBets.bets.profitBoostId': 'own',
  'Mutation.setAmountSource.draftBetId': 'own',
  'Mutation.setAmountSource.freeBetId': 'own',
  'Mutation.setProfitBoost.draftBetId': 'own',
  'Mutation.setProfitBoost.profitBoostId': 'own',
  'Mutation.setDraftBetAmount.draftBetId': 'own',
  'Mutation.userAck.actionId': 'own',
  'Mutation.setUserPreference.actionId': 'own',
  'Query.promotionEnrollment.promotionId': 'public',
  'Mutation.promotionEnrollment.promotionId': 'public',
  'Mutation.promotionEnrollment.actionId': 'own',
  'Mutation.promotionEnrollment.termsId': 'public',
  'Query.offerProgress.promotionId': 'public',
  'Query.offerRefusal.promotionId': 'public',
  'Mutation.dismissPrompt.actionId': 'own',
  'Mutation.submitForm.formId': 'public',
  'Mutation.submitForm.partId': 'public',
  'Mutation.submitForm.actionId': 'own',
};

function idArguments(): string[] {
  const schema = buildSchema(readFileSync(new URL('../../../server/kinds/generated/schema.graphql', import.meta.url), 'utf8'));
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type): type is GraphQLObjectType => type != null,
  );
  const within = (path: string, argument: Pick<GraphQLArgument, 'type'>): string[] => {
    const type = getNamedType(argument.type);
    if (type.name === 'ID') return [path];
    return isInputObjectType(type) ? Object.values(type.getFields()).flatMap((field) => within(`${path}.${field.name}`, field)) : [];
  };
  return roots.flatMap((root) =>
    Object.values(root.getFields()).flatMap((field) =>
      field.args.flatMap((argument) => within(`${root.name}.${field.name}.${argument.name}`, argument)),
    ),
  );
}

describe('id arguments of operations', () => {
  it("every id argument of the schema is listed as public or as the player's own", () => {
    expect(idArguments().toSorted()).toEqual(Object.keys(WHOSE).toSorted());
  });
});

describe('another player', () => {
  it("checklist 53: a player cannot read another player's placement, bets or receipt", async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    await player.locate();
    const placementId = `placement-of-${player.playerId}`;
    expect((await place(player, [straight((await openMoneyline(server())).home, '900')], placementId)).accepted).toBe(true);
    expect(
      await other.run('query ($id: ID!) { placement(placementId: $id) { status result { placedBets { id } } } }', { id: placementId }),
    ).toEqual({ placement: { status: 'UNKNOWN', result: null } });
    for (const sectionId of ['open', 'settled']) {
      const { betHistorySection } = await other.run<{ betHistorySection: { bets: { edges: unknown[] } } }>(
        'query ($id: ID!) { betHistorySection(sectionId: $id) { bets { edges { node { id } } } } }',
        { id: sectionId },
      );
      expect(betHistorySection.bets.edges).toEqual([]);
    }
    expect(await other.run('{ betHistoryTotals { openCount } spentInSession { amount { amountLong } } }')).toEqual({
      betHistoryTotals: { openCount: 0 },
      spentInSession: { amount: { amountLong: '0' } },
    });
  });

  it("a player cannot read another player's progress in an offer, before or after they opt in", async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const { deps } = server().app;
    const id = 'bet-10-get-5';
    const optIn = async (by: PlayerClient) =>
      by.run(
        'mutation ($id: ID!, $termsId: ID) { promotionEnrollment(promotionId: $id, termsId: $termsId) { success errors { message } } }',
        {
          ...{ id, termsId: (await findOffer(deps.db, id))?.hash },
        },
      );
    const progress = (by: PlayerClient) =>
      by.run('query ($id: ID!) { offerProgress(promotionId: $id) { awardCount entries { state } } }', { id });
    await player.locate();
    expect(await optIn(player)).toEqual({ promotionEnrollment: { success: true, errors: [] } });
    expect((await place(player, [straight((await openMoneyline(server())).home, '1000')])).accepted).toBe(true);
    await followFacts(deps)();
    expect(await progress(player)).toEqual({ offerProgress: { awardCount: 0, entries: [{ state: 'WAITING' }] } });
    expect(await progress(other)).toEqual({ offerProgress: null });
    expect(await optIn(other)).toMatchObject({ promotionEnrollment: { success: true } });
    expect(await progress(other)).toEqual({ offerProgress: { awardCount: 0, entries: [] } });
    for (const forged of ['', 'season-pick-em', '__proto__', "' OR true --"])
      expect(await player.run('query ($id: ID!) { offerProgress(promotionId: $id) { awardCount } }', { id: forged })).toEqual({
        offerProgress: null,
      });
  });

  it("a player cannot read another player's bets with their cursor", async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    await player.locate();
    const { home } = await openMoneyline(server(), 1);
    await place(player, [straight(home, '100')]);
    await place(player, [straight(home, '100')]);
    const page =
      '($after: String) { betHistorySection(sectionId: "open") { bets(first: 1, after: $after) { edges { node { id } } pageInfo { endCursor } } } }';
    type Page = { betHistorySection: { bets: { edges: unknown[]; pageInfo: { endCursor: string | null } } } };
    const { endCursor } = (await player.run<Page>(`query ${page}`)).betHistorySection.bets.pageInfo;
    expect((await player.run<Page>(`query ${page}`, { after: endCursor })).betHistorySection.bets.edges).toHaveLength(1);
    expect((await other.run<Page>(`query ${page}`, { after: endCursor })).betHistorySection.bets.edges).toEqual([]);
  });

  it('two players can use the same placement id and action id independently', async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    await Promise.all([player.locate(), other.locate()]);
    const { home } = await openMoneyline(server(), 2);
    const placementId = 'an-id-that-two-players-chose';
    const [mine, theirs] = [
      await place(player, [straight(home, '100')], placementId),
      await place(other, [straight(home, '200')], placementId),
    ];
    expect([mine.accepted, theirs.accepted]).toEqual([true, true]);
    expect(mine.placedBets[0]?.id).not.toBe(theirs.placedBets[0]?.id);
    const prefer =
      'mutation ($auto: Boolean!) { setUserPreference(input: { autoAcceptOddsChanges: $auto }, actionId: "an-action-id-of-two") { succeeded account { userPreferences { autoAcceptOddsChanges } } } }';
    await player.run(prefer, { auto: true });
    expect(await other.run(prefer, { auto: false })).toMatchObject({
      setUserPreference: { succeeded: true, account: { userPreferences: { autoAcceptOddsChanges: false } } },
    });
    expect(await player.run('{ account { userPreferences { autoAcceptOddsChanges } } }')).toEqual({
      account: { userPreferences: { autoAcceptOddsChanges: true } },
    });
  });

  it("a player cannot change another player's slip", async () => {
    const [player, other] = [await PlayerClient.fresh(server()), await PlayerClient.fresh(server())];
    const { home } = await openMoneyline(server(), 3);
    await player.run('mutation ($i: AddMarketSelectionInput!) { addMarketSelection(input: $i) { id } }', {
      i: { selectionId: home.id, oddsNumerator: home.num, oddsDenominator: home.den },
    });
    await other.run('mutation ($id: ID!) { setDraftBetAmount(draftBetId: $id, amount: "5000") { id } }', { id: `straight:${home.id}` });
    const { betslip } = await player.run<{ betslip: { straight: { totalBetAmount: { amountLong: string } } } }>(
      '{ betslip { straight { totalBetAmount { amountLong } } } }',
    );
    expect(betslip.straight.totalBetAmount.amountLong).toBe('0');
    expect(await other.run('{ betslip { numberOfSelections } }')).toEqual({ betslip: { numberOfSelections: 0 } });
  });
});

describe('an action', () => {
  it('a repeated action id returns the first answer, and is refused with another body', async () => {
    const player = await PlayerClient.fresh(server());
    await sandbox(server(), 'account', { email: `player-${player.playerId}@linemaker.test`, requiresAcknowledgement: true });
    const acknowledge = (ackType: string) =>
      player.run<{
        userAck: { succeeded: boolean; userErrors: { field: string[] }[]; account: { requiresResponsibleGamingAcknowledgement: boolean } };
      }>(
        'mutation ($type: String!) { userAck(ackType: $type, actionId: "the-id-of-one-action") { succeeded userErrors { action field message } account { requiresResponsibleGamingAcknowledgement } } }',
        { type: ackType },
      );
    expect((await player.run<{ account: object }>('{ account { requiresResponsibleGamingAcknowledgement } }')).account).toEqual({
      requiresResponsibleGamingAcknowledgement: true,
    });
    for (let time = 0; time < 2; time += 1)
      expect((await acknowledge('responsible-gaming')).userAck).toMatchObject({
        succeeded: true,
        userErrors: [],
        account: { requiresResponsibleGamingAcknowledgement: false },
      });
    expect((await acknowledge('terms')).userAck).toMatchObject({
      succeeded: false,
      userErrors: [{ action: 'userAck', field: ['actionId'] }],
    });
  });
});

describe('a visitor', () => {
  it.each([
    '{ account { id } }',
    '{ accountMenu { availableFreeBets } }',
    '{ betHistoryPage { sections { id } } }',
    '{ betHistorySection(sectionId: "open") { id } }',
    '{ betHistoryTotals { openCount } }',
    '{ sessionData { currentTime } }',
    '{ spentInSession { amount { amountLong } } }',
    '{ placement(placementId: "0123456789abcdef") { status } }',
    'mutation { heartbeat(elapsedSeconds: 1) { status } }',
    'mutation { placeBets(bets: []) { accepted } }',
    'mutation { userAck(ackType: "terms") { succeeded } }',
    'mutation { setUserPreference(input: {}) { succeeded } }',
    'mutation { geoComplyGetApiToken(licenseType: REGULAR) { licenseKey } }',
    'mutation { geoComplyAuthorizeGeoPacket(geoPacket: "x") { expiresAt } }',
  ])('the operation %s needs a session', async (query) => {
    const { data } = await graphql<{ startup: { anonymousToken: string } }>(server(), '{ startup { anonymousToken } }');
    const { errors } = await graphql(server(), query, {}, { 'x-anonymous-authorization': data.startup.anonymousToken });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  });

  it('a visitor without an anonymous token changes nothing', async () => {
    expect((await graphql(server(), 'mutation { clearBetslip { id } }')).errors).toMatchObject([
      { extensions: { code: 'ANONYMOUS_TOKEN_REQUIRED' } },
    ]);
    expect(
      (await graphql(server(), 'mutation { clearBetslip { id } }', {}, { 'x-anonymous-authorization': 'forged.token' })).errors,
    ).toHaveLength(1);
  });
});
