/** Matches open dialogs, and the buttons of dialogs whose code still loads. */
const DIALOG = '[role="dialog"], [role="alertdialog"], [aria-haspopup="dialog"][aria-expanded="true"]';

/** True if a dialog is open. Ignores a dialog around `root`, such as a game's stage. */
export const isDialogOpen = (root: Element | null = null): boolean =>
  [...document.querySelectorAll(DIALOG)].some((dialog) => root === null || !dialog.contains(root));

/** True while a payment is sent, when the layout must not change. */
export const isPaymentUnderWay = (): boolean => document.querySelector('[data-under-way]') !== null;

export const isBetInFlight = (): boolean => document.querySelector('[aria-busy="true"], [data-round]') !== null;
