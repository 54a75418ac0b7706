/** As whom our pages come to the identity server (RFC 6749 §2.2). It holds no secret. */
export const WEB_CLIENT = 'linemaker-web';
