/** How a player's restriction is kept; both null for most. */
type Kept = { readonly casino_restricted_at: Date | null; readonly casino_restricted_until: Date | null };

/** `expiresAt` is null for one without end. */
export type CasinoRestriction = { readonly expiresAt: Date | null };

/** What keeps a player from the casino at an instant; null when nothing does. */
export function casinoRestrictionOf(
  { casino_restricted_at: from, casino_restricted_until: until }: Kept,
  now: Date,
): CasinoRestriction | null {
  const isActive = from !== null && from <= now && (until === null || now < until);
  return isActive ? { expiresAt: until } : null;
}
