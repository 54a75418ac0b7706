import { isBoolean } from '#src/platform/index.ts';

export const EXISTING_USER = { key: 'previouslyLoggedIn', version: 1, isValid: isBoolean };
