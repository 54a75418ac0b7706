import { isBoolean } from '#src/platform/index.ts';

/** Whether somebody has logged in on this browser before. */
export const EXISTING_USER = { key: 'previouslyLoggedIn', version: 1, isValid: isBoolean };
