import { isBoolean } from '#src/platform/index.ts';

/** `userHasVisitedCasino` of product §3, kept for the browser. */
export const CASINO_VISITED = { key: 'userHasVisitedCasino', version: 1, isValid: isBoolean, initial: false };
