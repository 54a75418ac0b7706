import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Page about cash payments at a casino (product §2). */
export const cashAtCasino = templateLink<NodeOf<DeepLinksFragment, 'CashAtCasinoDeepLink'>>(
  'CashAtCasinoDeepLink',
  '/account/cash-at-casino?transaction=:transactionType',
  { transactionType: ['deposit', 'withdrawal'] },
);
