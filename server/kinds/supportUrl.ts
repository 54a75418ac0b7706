/** Also in `Startup.serviceAttributes`. */
export const SUPPORT_URL = '/account/help';
