/** A player's actions before joining the offer. Times in milliseconds. */
export type Slips = {
  readonly settled: readonly number[];
  readonly wagers: readonly number[];
  readonly deposits: readonly { readonly at: number; readonly wentBack: boolean }[];
};
type Printed = { readonly kind: 'new' } | { readonly kind: 'depositors' | 'lapsed'; readonly days: number };

/** Decides from the printed terms whether a player gets an offer. Shares no code with the server, which it checks. */
export function segmentClerk(printed: Printed, { settled, wagers, deposits }: Slips, optIn: number): boolean {
  if (printed.kind === 'new') return settled.length === 0;
  const isRecent = (time: number): boolean => (optIn - time) / (24 * 60 * 60 * 1_000) <= printed.days;
  if (printed.kind === 'lapsed') return wagers.some((time) => !isRecent(time)) && !wagers.some(isRecent);
  return deposits.some(({ at, wentBack }) => !wentBack && isRecent(at));
}
