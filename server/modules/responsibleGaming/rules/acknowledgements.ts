/** What a player may acknowledge, beside dialogs that are published. */
export const ACK_TYPES: ReadonlySet<string> = new Set([
  'responsible-gaming',
  'reality-check',
  'referral',
  'terms',
  'location-prompt',
  'promotion-terms',
  'deposit-amount',
]);
