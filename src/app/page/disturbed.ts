/** Matches open dialogs, and buttons of dialogs whose code is still loading. */
const DIALOG = '[role="dialog"], [role="alertdialog"], [aria-haspopup="dialog"][aria-expanded="true"]';

/** True if a dialog is open. Ignores a dialog that contains `root`, such as the dialog of a game. */
export const isDialogOpen = (root: Element | null = null): boolean =>
  [...document.querySelectorAll(DIALOG)].some((dialog) => root === null || !dialog.contains(root));

/** True while a payment is sent, during which the layout must not change. */
export const isPaymentUnderWay = (): boolean => document.querySelector('[data-under-way]') !== null;

export const isBetInFlight = (): boolean => document.querySelector('[aria-busy="true"], [data-round]') !== null;
