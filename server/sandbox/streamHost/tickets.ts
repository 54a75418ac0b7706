import { jwtVerify } from 'jose';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Ports } from '#server/platform/ports.ts';
import { codeOf } from '../../platform/errors.ts';

export type TicketRefusal = 'TICKET_MISSING' | 'TICKET_INVALID' | 'TICKET_EXPIRED' | 'TICKET_USED';
export type Admission = { readonly eventId: string; readonly viewer: string };

type Options = { readonly secret: string; readonly origin: () => string; readonly ports: Pick<Ports, 'now'> };

export function createGate({ secret, origin, ports }: Options): (header: string | undefined) => Promise<Result<Admission, TicketRefusal>> {
  const key = new TextEncoder().encode(secret);
  const used = new Map<string, number>();
  return async (header) => {
    const ticket = /^Bearer ([\w.-]{1,4096})$/.exec(header ?? '')?.[1];
    if (ticket === undefined) return refuse('TICKET_MISSING');
    const now = ports.now();
    try {
      const { payload } = await jwtVerify(ticket, key, {
        algorithms: ['HS256'],
        typ: 'stream-ticket+jwt',
        audience: origin(),
        requiredClaims: ['sub', 'jti', 'exp', 'event'],
        currentDate: now,
      });
      const { event, sub = '', jti = '', exp = 0 } = payload;
      if (typeof event !== 'string') return refuse('TICKET_INVALID');
      for (const [id, expiresAt] of used) if (expiresAt <= now.getTime() / 1000) used.delete(id);
      if (used.has(jti)) return refuse('TICKET_USED');
      used.set(jti, exp);
      return ok({ eventId: event, viewer: sub });
    } catch (error) {
      return refuse(codeOf(error) === 'ERR_JWT_EXPIRED' ? 'TICKET_EXPIRED' : 'TICKET_INVALID');
    }
  };
}
