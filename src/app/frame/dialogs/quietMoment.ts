import { isBetInFlight, isDialogOpen } from '../../page/disturbed.ts';
import type { Scheduler } from '../../startup/scheduler.ts';

const LOOK_EVERY_MS = 250;
/** Fields that take what is typed; a press of a key there must not land in a dialog. A frame does not tell where in it the focus is. */
const TYPED_IN =
  'iframe, textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';

/** Whether a dialog may open by itself: the page has been looked at, nobody is typing, nothing else lies over it, no bet is in flight. */
type Look = Pick<Scheduler, 'lookEndsAt'>;

export const isQuiet = ({ lookEndsAt }: Look): boolean =>
  performance.now() >= lookEndsAt && !(document.activeElement?.matches(TYPED_IN) ?? false) && !isDialogOpen() && !isBetInFlight();

/** Runs `act` once, now or as soon as it is quiet; answers how to call it off. */
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
