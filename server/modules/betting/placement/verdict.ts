/** What the location vendor last said of a session. `ip` is the address it was said for. */
export type Verdict = { readonly isAllowed: boolean; readonly ip: string; readonly expiresAt: Date };

/** The only permission that a location gives: allowed, for this address, and not expired. No verdict is a refusal. */
export const permits = (verdict: Verdict | null, ip: string, now: Date): boolean =>
  verdict !== null && verdict.isAllowed && verdict.ip === ip && verdict.expiresAt > now;
