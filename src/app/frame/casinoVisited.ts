import { isBoolean } from '#src/platform/index.ts';

/** Product §3: set once the player has visited the casino. */
export const CASINO_VISITED = { key: 'userHasVisitedCasino', version: 1, isValid: isBoolean, initial: false };
