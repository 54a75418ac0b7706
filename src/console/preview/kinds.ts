import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import * as documents from '#src/gql/graphql.ts';
import { dialogs } from '#registry/dialogs/index.ts';
import { casinoShelves } from '#registry/casinoShelves/index.ts';
import { forms } from '#registry/forms/index.ts';
import { menuShelves } from '#registry/menuShelves/index.ts';
import { pageShelves } from '#registry/pageShelves/index.ts';
import { receiptLines } from '#registry/receiptLines/index.ts';
import type { AnyFrame, AnyRegistry } from '#src/render/index.ts';
import type { DrawnNode } from './cases.ts';

export const families: Readonly<Record<string, AnyRegistry>> = { pageShelves, casinoShelves, menuShelves, dialogs, forms, receiptLines };

/** Fragment names of kinds with several fragments, or with one of another name. */
const FRAGMENTS: Readonly<Record<string, readonly string[]>> = {
  AccountSummary: ['AccountSummary', 'AccountSummaryHeld'],
  AwardDetails: ['AwardDetails', 'AwardDetailsHeld'],
  Awards: ['Awards', 'AwardsHeld'],
  BetList: ['BetList', 'BetListSection'],
  CasinoRewards: ['CasinoRewards', 'CasinoRewardsHeld'],
  CasinoRound: ['CasinoRound', 'CasinoRoundHeld'],
  CasinoSessionRounds: ['CasinoSessionRounds', 'CasinoSessionRoundsHeld'],
  FavoriteGames: ['FavoriteGames', 'FavoriteGamesOwn'],
  History: ['History', 'HistoryHeld'],
  LimitHistory: ['LimitHistory', 'LimitHistoryHeld'],
  LimitsSetByUs: ['LimitsSetByUs', 'LimitsSetByUsHeld'],
  LoginPreferences: ['LoginPreferences', 'LoginPreferencesHeld'],
  Loyalty: ['Loyalty', 'LoyaltyHeld'],
  LoyaltyDashboard: ['LoyaltyDashboard', 'LoyaltyDashboardHeld'],
  OwnLimit: ['OwnLimit', 'OwnLimitHeld'],
  LimitList: ['LimitList', 'LimitListHeld'],
  Passkeys: ['Passkeys', 'PasskeysHeld'],
  Promotions: ['Promotions', 'PromotionsEnrolled'],
  RecentGames: ['RecentGames', 'RecentGamesPlayed'],
  Referrals: ['Referrals', 'ReferralsOwn'],
  Referral: ['Referral', 'ReferralSeen'],
  SignedUp: ['SignedUp', 'SignedUpHeld'],
  TaxForms: ['TaxForms', 'TaxFormsHeld'],
};

/** Writes a node to the Apollo cache. Throws if the node's kind has no fragment. */
export function storeNode({ cache }: Pick<ApolloClient, 'cache'>, kindName: string, node: DrawnNode): void {
  const all: Readonly<Record<string, unknown>> = documents;
  for (const fragmentName of FRAGMENTS[kindName] ?? [kindName]) {
    const fragment = all[`${fragmentName}FragmentDoc`];
    if (!isFragment(fragment))
      throw new Error(`No fragment ${fragmentName}: registry/*/${kindName}/${kindName}.graphql must have one of its name`);
    cache.writeFragment({ fragment, fragmentName, data: node });
  }
}

const isFragment = (value: unknown): value is TypedDocumentNode<DrawnNode> =>
  typeof value === 'object' && value !== null && 'definitions' in value;

export function frameOf(node: DrawnNode, changes: Partial<AnyFrame> = {}): AnyFrame {
  const { __typename, id } = node;
  const masked: DrawnNode = 'presentation' in node ? { __typename, id, ...{ presentation: node.presentation } } : { __typename, id };
  return {
    id,
    // Only shelves get a parent. Other kinds are drawn without a layout.
    ...(__typename.endsWith('Shelf') ? { parent: null } : {}),
    region: 'main',
    kind: __typename,
    criticality: 'OPTIONAL',
    fallback: null,
    label: null,
    trackingId: null,
    absence: null,
    node: masked,
    ...changes,
  };
}
