/** Pages that the client draws without a document, as its router writes them. */
export const ownPaths = [
  '/login',
  '/signup',
  '/signup/success',
  '/about/sign-up',
  '/forgot-password',
  '/welcome-promo',
  '/referafriend',
  '/shared_bet',
  '/account_linking/callback',
  '/oauth_callback',
  '/dev-tools',
  '/legal/:document',
] as const;

/** Pages of documents that the client looks at first, or stands something of its own around. */
export const keptPaths = ['/search/*', '/parlay-lounge/*', '/fan-center/*'] as const;

export type OwnPath = (typeof ownPaths)[number] | (typeof keptPaths)[number];
