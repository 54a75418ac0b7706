import { readFileSync } from 'node:fs';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { ROOT } from './houses.ts';

/** Document that needs no code, from `documents/<name>.json`; the check of publishing judges it in the tests. Throws for a missing file. */
export const stored = (name: string): AuthoredDocument =>
  JSON.parse(readFileSync(new URL(`server/content/authored/documents/${name}.json`, ROOT), 'utf8')) as AuthoredDocument;
