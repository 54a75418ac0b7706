import { isBoolean } from '#src/platform/index.ts';

/** Product §3, `userHasVisitedCasino`. */
export const CASINO_VISITED = { key: 'userHasVisitedCasino', version: 1, isValid: isBoolean, initial: false };
