import { audienceOf } from '#server/platform/viewer.ts';
import { awardsOf, freeBetsOf } from '#server/modules/rewards/index.ts';
import { harmAckType, type HarmNotice, harmNoticeOf } from '#server/modules/responsibleGaming/harmGate/index.ts';
import { owesDeposits } from '#server/modules/responsibleGaming/index.ts';
import { mayUseRewards } from '#server/modules/responsibleGaming/offered/index.ts';
import { unreadLimitNotices } from '#server/modules/betting/limitNotices/index.ts';
import { casinoRestrictionOf } from '#server/modules/casino/rules/index.ts';
import { factsOf, isDue } from '#server/content/dialogs/index.ts';
import { balancesIn, playerIn } from '#server/kinds/player.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { DialogKind } from '#server/kinds/nodeParents.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { money } from '#server/platform/money.ts';

export async function previousLogin(context: GraphQLContext): Promise<string | null> {
  const session = await context.deps.db
    .selectFrom('sessions')
    .select('previous_login_at')
    .where('id', '=', sessionIn(context).id)
    .executeTakeFirstOrThrow();
  return session.previous_login_at?.toISOString() ?? null;
}

const isDueFor = (playerId: string, kind: DialogKind, { deps, viewer }: GraphQLContext): Promise<boolean> =>
  isDue(kind, deps.layouts.dialogs(audienceOf(viewer)), factsOf(deps.db, playerId, deps.layouts.owedTexts(viewer), deps.ports.now()));

const saferPlayNoticeOf = ({ id, step, seen, contact }: HarmNotice) => ({
  __typename: 'SaferPlayNotice' as const,
  ...{ id, step, seen: [...seen] },
  ackType: harmAckType(id),
  contact: contact && { __typename: 'SaferPlayContact' as const, ...contact, until: contact.until.toISOString() },
});

export const accountResolvers = {
  Query: {
    account: (_root, _args, context) => playerIn(context),
    accountMenu: async (_root, { skipAccount }, context) => {
      const player = await playerIn(context);
      const { bonus } = await balancesIn(context, player);
      const { db, ports } = context.deps;
      const mayUse = await mayUseRewards(db, player.id, ports.now());
      const awards = mayUse ? await awardsOf(db, player.id, ports.now()) : [];
      const count = (sort: string): number => awards.filter(({ kind }) => kind === sort).length;
      const menuShelves = context.deps.layouts.frame('account-panel', audienceOf(context.viewer));
      if (!menuShelves) throw new Error('No document is published for the account panel');
      return {
        __typename: 'AccountMenu',
        menuShelves,
        promotionalCreditBalance: money(bonus, player.currency),
        availableFreeBets: count('free-bets'),
        availableFreeWagersCount: count('free-wagers'),
        availableProfitBoostCount: count('profit-boosts'),
        account: skipAccount ? null : player,
      };
    },
  },
  Account: {
    firstName: ({ first_name }) => first_name,
    lastName: ({ last_name }) => last_name,
    lastLoginAt: (_player, _args, context) => previousLogin(context),
    balances: (player, _args, context) => balancesIn(context, player),
    casinoRestriction: (player, _args, { deps }) => {
      const restriction = casinoRestrictionOf(player, deps.ports.now());
      return {
        __typename: 'CasinoRestriction',
        active: restriction !== null,
        expiresAt: restriction?.expiresAt?.toISOString() ?? null,
      };
    },
    userPreferences: (player) => ({
      __typename: 'UserPreferences',
      autoAcceptOddsChanges: player.auto_accept_odds_changes,
      oddsFormat: player.odds_format,
      casinoBalanceUsagePreferences: player.casino_balance_usage,
      emailOffers: player.email_offers,
      emailNews: player.email_news,
    }),
    realityCheckinInterval: (player) => player.reality_check_minutes,
    requiresResponsibleGamingAcknowledgement: (player) => player.requires_rg_acknowledgement,
    showLimitsModal: ({ accepted_terms_at: signedUp, limits_modal_dismissed_at: done }) => signedUp !== null && done === null,
    saferPlayNotice: async ({ id }, _args, { deps: { db, ports } }) => {
      const notice = await harmNoticeOf(db, id, ports.now());
      return notice && saferPlayNoticeOf(notice);
    },
    unreadLimitNotices: ({ id }, _args, { deps }) => unreadLimitNotices(deps.db, id),
    showAppTourCard: ({ id }, _args, context) => isDueFor(id, 'AppTourDialog', context),
    freeBets: async ({ id, currency }, _args, { deps: { db, ports } }) =>
      (await mayUseRewards(db, id, ports.now())) ? freeBetsOf(db, { playerId: id, currency, now: ports.now() }) : [],
    showW2gWinModal: ({ id }, _args, context) => isDueFor(id, 'BigWinUploadDialog', context),
  },
  Balances: {
    id: ({ playerId }) => `balances-${playerId}`,
    version: ({ version }) => version.toString(),
    globalBalance: ({ cash, bonus, currency }) => money(cash + bonus, currency),
    totalPlayableBalance: ({ cash, bonus, currency }) => money(cash + bonus, currency),
    playableBalance: ({ cash, currency }) => money(cash, currency),
    withdrawableBalance: ({ withdrawable, currency }) => money(withdrawable, currency),
    restrictedBalance: ({ cash, withdrawable, currency }) => money(cash - withdrawable, currency),
    bonusBalance: ({ bonus, currency }) => money(bonus, currency),
    owesDepositAcknowledgement: ({ playerId }, _args, { deps }) => owesDeposits(deps.db, playerId, deps.ports.now()),
  },
  FreeBet: {
    amount: ({ cents, currency }) => money(cents, currency),
    effectiveDatetime: ({ effectiveAt }) => effectiveAt?.toISOString() ?? null,
    expiryDatetime: ({ expiresAt }) => expiresAt?.toISOString() ?? null,
    redeemDatetime: ({ redeemedAt }) => redeemedAt?.toISOString() ?? null,
  },
} satisfies Resolvers;
