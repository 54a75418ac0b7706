/** ID of this website as a public OAuth client (RFC 6749 §2.2). */
export const WEB_CLIENT = 'linemaker-web';
