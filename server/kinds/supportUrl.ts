/** Help page's path, also in `Startup.serviceAttributes`. */
export const SUPPORT_URL = '/account/help';
