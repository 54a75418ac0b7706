import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, templateLink } from '#src/render/index.ts';

/** Page where a player confirms an Interac withdrawal (product §2). */
export const interacConfirmation = templateLink<NodeOf<DeepLinksFragment, 'InteracConfirmationDeepLink'>>(
  'InteracConfirmationDeepLink',
  '/account/withdrawal/interac?confirm=:withdrawalId',
  { withdrawalId: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/ },
);
