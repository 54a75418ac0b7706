import type { StorageItem } from '#src/platform/index.ts';

/** When the access token at hand ends, in ms by the server's clock; kept by the tab, without the token (product §9). */
export const TOKEN_EXPIRY: StorageItem<number> = {
  key: 'player.accessTokenExpiry',
  version: 1,
  isValid: (value): value is number => Number.isFinite(value),
};
