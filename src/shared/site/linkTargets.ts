/** Maps URLs of the server's account menu to paths of this site (product §2). */
export const accountMenuTargets = {
  '/': '/',
  '/me/account_summary': '/account/summary',
  '/me/address_document': '/account/settings/address-document',
  '/me/awards': '/account/award-details',
  '/me/awards/bonus_bets': '/account/award-details/bonus-bets',
  '/me/awards/bonus_spins': '/account/award-details/bonus-spins',
  '/me/awards/bonuses': '/account/award-details/bonuses',
  '/me/awards/cashback': '/account/award-details/cashback',
  '/me/awards/free_bets': '/account/award-details/free-bets',
  '/me/awards/free_wagers': '/account/award-details/free-rounds',
  '/me/awards/promotional_credits': '/account/award-details/promotional-credits',
  '/me/history/betting': '/account/history/betting',
  '/me/history/casino': '/account/history/casino',
  '/me/history/transactions': '/account/history/transactions',
  '/me/limits/history': '/account/responsible-gaming/history',
  '/me/linked_accounts': '/account/linked-accounts',
  '/me/pennplay': '/account/pennplay',
  '/me/promotions': '/promotions',
  '/me/referrals/completed': '/account/referrals?section=completed',
  '/me/referrals/in_progress': '/account/referrals?section=in-progress',
  '/me/referrals/invite_friends': '/account/referrals?section=invite-friends',
  '/me/tax_forms': '/account/taxes',
  '/me/wallet/deposit': '/account/wallet/deposit',
  '/me/wallet/withdrawal': '/account/wallet/withdrawal',
} as const;

/** Login and password pages (product §2). */
export const identityPages = {
  login: '/login',
  signup: '/signup',
  'forgot-password': '/forgot-password',
  'update-password': '/account/update-password',
  'login-preferences': '/account/settings/security',
} as const;
