import { createHash } from 'node:crypto';

/** What is kept of who shows a token: it tells one browser from another, and opens nothing. */
export const browserOf = (device: string | null): string =>
  createHash('sha256')
    .update(`browser:${device ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
