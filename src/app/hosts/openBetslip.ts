import type { SelectionRef } from '#src/core/betslip/index.ts';
import type { Platform } from '#src/platform/index.ts';

/** How long the prices of linked selections may take to arrive, in milliseconds; what has none by then is left out. */
const PATIENCE_MS = 5_000;

type Slip = {
  readonly has: (selectionId: string) => boolean;
  readonly toggle: (selection: SelectionRef) => void;
  readonly open: () => void;
};

/** Opens the slip with selections that a document names; those already in it stay. Ids begin with that of their event. */
export function openBetslipWith(prices: Platform['prices'], slip: Slip, ids: readonly string[]): void {
  slip.open();
  const missing = new Set(ids.filter((id) => !slip.has(id)));
  if (missing.size === 0) return;
  const stops = [prices.watchEvents([...new Set([...missing].map(eventOf))])];
  const finish = (): void => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
  const timer = setTimeout(finish, PATIENCE_MS);
  const look = (id: string): void => {
    if (!missing.has(id) || prices.price(id) === null) return;
    missing.delete(id);
    if (!slip.has(id)) slip.toggle({ id, eventId: eventOf(id), name: 'Selection' });
    if (missing.size === 0) finish();
  };
  for (const id of [...missing]) {
    stops.push(prices.subscribe(id, () => look(id)));
    look(id);
  }
}

const eventOf = (selectionId: string): string => selectionId.split(':', 1)[0] ?? selectionId;
