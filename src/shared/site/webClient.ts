/** Client id at the identity server (RFC 6749 §2.2). A public client: it has no secret. */
export const WEB_CLIENT = 'linemaker-web';
