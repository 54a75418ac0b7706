export const SUPPORT_URL = '/account/help';
