import { createHash } from 'node:crypto';
import { canonicalJson } from '#src/shared/values/canonicalJson.ts';

export { canonicalJson };

/** SHA-256 of the canonical JSON, in hex. */
export const contentHash = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');
