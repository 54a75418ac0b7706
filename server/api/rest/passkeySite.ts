import type { FastifyRequest } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { Site } from '#server/platform/webauthn.ts';
import { type HostsConfig, siteOf } from '#server/platform/http/hosts.ts';

export function passkeySiteOf(config: HostsConfig, request: Pick<FastifyRequest, 'headers' | 'protocol'>): Site | null {
  const origin = siteOf(config, request);
  return origin === null ? null : { origin, host: new URL(origin).host };
}

export function passkeyIn(text: string): object | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isPlainObject(parsed) ? parsed : null;
  } catch {
    return null;
  }
}
