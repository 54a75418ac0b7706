import { randomBytes } from 'node:crypto';
import { seal, unseal } from '#server/modules/identity/tokens/seal.ts';
import type { Sealing } from '#server/modules/identity/tokens/seal.ts';
import { testPorts } from '#tests/support/players.ts';

/** Keys of every process of a fault test: what one of them sealed, the next one reads. */
const KEYS = Buffer.alloc(32, 7);
export const sealing: Sealing = {
  seal: (purpose, text) => seal(KEYS, purpose, text),
  unseal: (purpose, sealed) => unseal(KEYS, purpose, sealed),
};

/** Those of a test, but with secrets that differ. */
export const secretPorts = () => ({ ...testPorts(), newSecret: (bytes: number) => randomBytes(bytes).toString('base64url') });
