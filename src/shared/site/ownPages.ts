/** Pages that the client draws without a document. */
export const ownPaths = ['/login', '/signup', '/forgot-password', '/referafriend', '/oauth_callback', '/dev-tools'] as const;

/** Pages with a document that the client wraps or checks. */
export const keptPaths = ['/search/*', '/parlay-lounge/*', '/fan-center/*', '/welcome-promo', '/account_linking/callback'] as const;

export type OwnPath = (typeof ownPaths)[number] | (typeof keptPaths)[number];
