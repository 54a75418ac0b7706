import { isBoolean } from '#src/platform/index.ts';

/** Set by a casino visit (product §3). */
export const CASINO_VISITED = { key: 'userHasVisitedCasino', version: 1, isValid: isBoolean, initial: false };
