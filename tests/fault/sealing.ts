import { randomBytes } from 'node:crypto';
import { seal, unseal } from '#server/modules/identity/tokens/seal.ts';
import type { Sealing } from '#server/modules/identity/tokens/seal.ts';
import { testPorts } from '#tests/support/players.ts';

/** Keys shared by every process of a fault test, so that the next process can read what one has sealed. */
const KEYS = Buffer.alloc(32, 7);
export const sealing: Sealing = {
  seal: (purpose, text) => seal(KEYS, purpose, text),
  unseal: (purpose, sealed) => unseal(KEYS, purpose, sealed),
};

/** Test ports whose secrets are random. */
export const secretPorts = () => ({ ...testPorts(), newSecret: (bytes: number) => randomBytes(bytes).toString('base64url') });
