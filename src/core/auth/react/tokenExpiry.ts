import type { StorageItem } from '#src/platform/index.ts';

/** Token expiry in milliseconds of server time, stored without the token (product §9). */
export const TOKEN_EXPIRY: StorageItem<number> = {
  key: 'player.accessTokenExpiry',
  version: 1,
  isValid: (value): value is number => Number.isFinite(value),
};
