/** Paths rendered without a layout document. */
export const ownPaths = [
  '/login',
  '/signup',
  '/signup/success',
  '/forgot-password',
  '/welcome-promo',
  '/referafriend',
  '/account_linking/callback',
  '/oauth_callback',
  '/dev-tools',
  '/legal/:document',
] as const;

/** Paths with a layout document that the client wraps or checks first. */
export const keptPaths = ['/search/*', '/parlay-lounge/*', '/fan-center/*'] as const;

export type OwnPath = (typeof ownPaths)[number] | (typeof keptPaths)[number];
