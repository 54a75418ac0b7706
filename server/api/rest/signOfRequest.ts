import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';

const KEY = /^[\w-]{16,64}$/;

/** Hashes the idempotency key, which identifies a repeated token refresh. Null without a valid key. */
export function signOfRequest(request: Pick<FastifyRequest, 'headers' | 'ip'>): string | null {
  const { header } = callerOf(request);
  const key = header('idempotency-key') ?? '';
  if (!KEY.test(key)) return null;
  return createHash('sha256')
    .update(JSON.stringify([header('x-install-id') ?? '', key]))
    .digest('base64url')
    .slice(0, 22);
}
