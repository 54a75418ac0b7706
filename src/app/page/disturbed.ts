/** Matches open dialogs, and buttons whose dialog is still loading. */
const DIALOG = '[role="dialog"], [role="alertdialog"], [aria-haspopup="dialog"][aria-expanded="true"]';

/** True if a dialog is open. Ignores the dialog that contains `root`, such as a game's. */
export const isDialogOpen = (root: Element | null = null): boolean =>
  [...document.querySelectorAll(DIALOG)].some((dialog) => root === null || !dialog.contains(root));

/** True while a payment is sent. The layout must then not change. */
export const isPaymentUnderWay = (): boolean => document.querySelector('[data-under-way]') !== null;

export const isBetInFlight = (): boolean => document.querySelector('[aria-busy="true"], [data-round]') !== null;
