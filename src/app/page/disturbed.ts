/** What lies over the page and waits for an answer, or is about to: its button was pressed, and its code is still on its way. */
const DIALOG = '[role="dialog"], [role="alertdialog"], [aria-haspopup="dialog"][aria-expanded="true"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/** Something is on its way, such as a bet. */
export const isBetInFlight = (): boolean => document.querySelector('[aria-busy="true"]') !== null;
