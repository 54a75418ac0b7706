import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import { type NodeOf, tableLink } from '#src/render/index.ts';

/** Pages of logging in and of the password (product §2). */
export const identity = tableLink<NodeOf<DeepLinksFragment, 'IdentityDeepLink'>>('IdentityDeepLink', 'page', {
  login: '/login',
  signup: '/signup',
  'forgot-password': '/forgot-password',
  'update-password': '/account/update-password',
  'login-preferences': '/account/settings/security',
});
