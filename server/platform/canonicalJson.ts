import { createHash } from 'node:crypto';
import { canonicalJson } from '#src/shared/values/canonicalJson.ts';

export { canonicalJson };

export const contentHash = (value: unknown): string => createHash('sha256').update(canonicalJson(value)).digest('hex');
