/** A session's last geolocation result, valid for `ip` until `expiresAt`. */
export type Verdict = { readonly isAllowed: boolean; readonly ip: string; readonly expiresAt: Date };

export const permits = (verdict: Verdict | null, ip: string, now: Date): boolean =>
  verdict !== null && verdict.isAllowed && verdict.ip === ip && verdict.expiresAt > now;
