import { isBoolean } from '#src/platform/index.ts';

/** True after the player has visited the casino (product §3). */
export const CASINO_VISITED = { key: 'userHasVisitedCasino', version: 1, isValid: isBoolean, initial: false };
