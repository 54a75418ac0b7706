/** Result of a location check, valid for `ip` until `expiresAt`. */
export type GeoVerdict = { readonly isAllowed: boolean; readonly ip: string; readonly expiresAt: Date };

export const permits = (verdict: GeoVerdict | null, ip: string, now: Date): boolean =>
  verdict !== null && verdict.isAllowed && verdict.ip === ip && verdict.expiresAt > now;
