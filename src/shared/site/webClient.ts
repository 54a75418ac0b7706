/** Public client (RFC 6749 §2.2): it has no secret. */
export const WEB_CLIENT = 'linemaker-web';
