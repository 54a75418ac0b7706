import { randomBytes } from 'node:crypto';
import { seal, unseal } from '#server/modules/identity/tokens/seal.ts';
import type { Sealing } from '#server/modules/identity/tokens/seal.ts';
import { testPorts } from '#tests/support/players.ts';

/** Encryption keys that all servers of a fault test share. */
const KEYS = Buffer.alloc(32, 7);
export const sealing: Sealing = {
  seal: (purpose, text) => seal(KEYS, purpose, text),
  unseal: (purpose, sealed) => unseal(KEYS, purpose, sealed),
};

export const secretPorts = () => ({ ...testPorts(), newSecret: (bytes: number) => randomBytes(bytes).toString('base64url') });
