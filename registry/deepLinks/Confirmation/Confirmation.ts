import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

export const confirmation = templateLink<NodeOf<DeepLinksFragment, 'ConfirmationDeepLink'>>(
  'ConfirmationDeepLink',
  '/account/wallet/withdrawal?confirm=:withdrawalId',
  { withdrawalId: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/ },
);
