import { isBetInFlight, isDialogOpen, isPaymentUnderWay } from '../disturbed.ts';

const STILL_MS = 2_000;
const LOOK_EVERY_MS = 500;

/** User activities that delay a layout change (design §5). */
export type Calm = {
  readonly focusInside: boolean;
  readonly pointerBusy: boolean;
  readonly dialogOpen: boolean;
  readonly betInFlight: boolean;
  readonly paymentUnderWay: boolean;
};

export const isSafe = (calm: Calm): boolean =>
  !calm.focusInside && !calm.pointerBusy && !calm.dialogOpen && !calm.betInFlight && !calm.paymentUnderWay;

export function paymentOver(): Promise<void> | null {
  if (!isPaymentUnderWay()) return null;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (isPaymentUnderWay()) return;
      clearInterval(timer);
      resolve();
    }, LOOK_EVERY_MS);
  });
}

/** Runs `act` when nothing in `root` is in use. Returns a function to cancel. */
export function atSafeMoment(root: HTMLElement, act: () => void): () => void {
  let lastPointer = performance.now();
  const noticePointer = (): void => {
    lastPointer = performance.now();
  };
  root.addEventListener('pointermove', noticePointer, { passive: true });
  root.addEventListener('pointerdown', noticePointer, { passive: true });
  const look = (): void => {
    const active = document.activeElement;
    const calm = {
      focusInside: active !== null && active !== root && root.contains(active),
      pointerBusy: root.matches(':hover') && performance.now() - lastPointer < STILL_MS,
      dialogOpen: isDialogOpen(root),
      betInFlight: isBetInFlight(),
      paymentUnderWay: isPaymentUnderWay(),
    };
    if (!isSafe(calm)) return;
    stop();
    act();
  };
  const stop = (): void => {
    clearInterval(timer);
    root.removeEventListener('pointermove', noticePointer);
    root.removeEventListener('pointerdown', noticePointer);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  look();
  return stop;
}
