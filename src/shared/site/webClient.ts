/** ID of the web's public client (RFC 6749 §2.2). */
export const WEB_CLIENT = 'linemaker-web';
