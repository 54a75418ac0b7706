/** Matches an open dialog, or the pressed button of one still loading. */
const DIALOG = '[role="dialog"], [role="alertdialog"], [aria-haspopup="dialog"][aria-expanded="true"]';

export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/** A payment keeps its document from the press on. */
export const isPaymentUnderWay = (): boolean => document.querySelector('[data-under-way]') !== null;

export const isBetInFlight = (): boolean => document.querySelector('[aria-busy="true"]') !== null;
