/** Normal quantile of a two-sided 95 % interval. */
const Z = 1.959_963_984_540_054;

export type ShareInterval = { readonly share: number; readonly low: number; readonly high: number };

/** Returns `part` / `whole` with its 95 % Wilson interval. `whole` must be above 0. */
export function shareInterval(part: number, whole: number): ShareInterval {
  const share = part / whole;
  const spread = (Z * Z) / whole;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / whole + spread / (4 * whole));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
