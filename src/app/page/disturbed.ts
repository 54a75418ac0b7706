/** An open dialog, or the pressed button of a loading one. */
const DIALOG = '[role="dialog"], [role="alertdialog"], [aria-haspopup="dialog"][aria-expanded="true"]';

/** Ignores the dialog around `root`, such as a game's stage. */
export const isDialogOpen = (root: Element | null = null): boolean =>
  [...document.querySelectorAll(DIALOG)].some((dialog) => root === null || !dialog.contains(root));

/** Payments keep their document once submitted. */
export const isPaymentUnderWay = (): boolean => document.querySelector('[data-under-way]') !== null;

export const isBetInFlight = (): boolean => document.querySelector('[aria-busy="true"], [data-round]') !== null;
