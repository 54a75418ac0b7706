/** Matches an open dialog, or the pressed button of one still loading. */
const DIALOG = '[role="dialog"], [role="alertdialog"], [aria-haspopup="dialog"][aria-expanded="true"]';

/** A dialog that `root` stands in, as the stage of a game, is not one over it. */
export const isDialogOpen = (root: Element | null = null): boolean =>
  [...document.querySelectorAll(DIALOG)].some((dialog) => root === null || !dialog.contains(root));

/** A payment keeps its document from the press on. */
export const isPaymentUnderWay = (): boolean => document.querySelector('[data-under-way]') !== null;

export const isBetInFlight = (): boolean => document.querySelector('[aria-busy="true"], [data-round]') !== null;
