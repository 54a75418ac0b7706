/** Something lies over the page and waits for an answer. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Something is on its way, such as a bet. */
export const isBetInFlight = (): boolean => document.querySelector('[aria-busy="true"]') !== null;
