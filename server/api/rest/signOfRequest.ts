import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { callerOf } from './caller.ts';

const KEY = /^[\w-]{16,64}$/;

/**
 * What a renewal is known by when the network brings it once more: its own key (`idempotency-key`), in the browser that sent it (`x-install-id`). Null for
 * one without a key. A digest: what is kept cannot be sent again.
 */
export function signOfRequest(request: Pick<FastifyRequest, 'headers' | 'ip'>): string | null {
  const { header } = callerOf(request);
  const key = header('idempotency-key') ?? '';
  if (!KEY.test(key)) return null;
  return createHash('sha256')
    .update(JSON.stringify([header('x-install-id') ?? '', key]))
    .digest('base64url')
    .slice(0, 22);
}
