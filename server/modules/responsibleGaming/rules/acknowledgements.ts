export const ACK_TYPES: ReadonlySet<string> = new Set([
  'responsible-gaming',
  'reality-check',
  'referral',
  'terms',
  'location-prompt',
  'promotion-terms',
  'deposit-amount',
  'limits-set-by-us',
]);
