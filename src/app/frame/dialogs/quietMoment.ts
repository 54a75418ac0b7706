import { isBetInFlight, isDialogOpen } from '../../page/disturbed.ts';
import type { Scheduler } from '../../startup/scheduler.ts';

const LOOK_EVERY_MS = 250;
/** Matches text fields, and frames, in which focus cannot be observed. */
const TYPED_IN =
  'iframe, textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

type Look = Pick<Scheduler, 'lookEndsAt'>;

export const isQuiet = ({ lookEndsAt }: Look): boolean =>
  performance.now() >= lookEndsAt && !(document.activeElement?.matches(TYPED_IN) ?? false) && !isDialogOpen() && !isBetInFlight();

/** Runs `act` as soon as the user neither types nor bets. Returns a function to cancel. */
export function atQuietMoment(look: Look, act: () => void): () => void {
  if (isQuiet(look)) {
    act();
    return () => undefined;
  }
  const timer = setInterval(() => {
    if (!isQuiet(look)) return;
    clearInterval(timer);
    act();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
