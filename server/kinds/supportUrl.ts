/** Help page, also in `Startup.serviceAttributes`. */
export const SUPPORT_URL = '/account/help';
