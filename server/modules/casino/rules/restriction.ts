type Kept = { readonly casino_restricted_at: Date | null; readonly casino_restricted_until: Date | null };

export type CasinoRestriction = { readonly expiresAt: Date | null };

export function casinoRestrictionOf(
  { casino_restricted_at: from, casino_restricted_until: until }: Kept,
  now: Date,
): CasinoRestriction | null {
  const isActive = from !== null && from <= now && (until === null || now < until);
  return isActive ? { expiresAt: until } : null;
}
