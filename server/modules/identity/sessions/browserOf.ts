import { createHash } from 'node:crypto';

export const browserOf = (device: string | null): string =>
  createHash('sha256')
    .update(`browser:${device ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
