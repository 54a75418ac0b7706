import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

export const scorePay = templateLink<NodeOf<DeepLinksFragment, 'ScorePayDeepLink'>>(
  'ScorePayDeepLink',
  '/account/wallet/:transactionType/gateway?provider=score-pay',
  { transactionType: ['deposit', 'withdrawal'] },
);
