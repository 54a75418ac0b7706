import type { Kysely } from 'kysely';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import type { RateLimits } from '#server/platform/rateLimits/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { broadcastRefusal, eventRefusal, patronRefusal } from './rules/decide.ts';
import { askBroadcast, signTicket, type StreamHost, type Ticket } from './host.ts';
import { failed, restricted, type StreamRefusal } from './rules/refusals.ts';
import { type Patron, patronEligibilityOf } from './patronEligibility.ts';

export type { StreamHost } from './host.ts';

export type LiveStreams = {
  readonly hostOrigin: string | null;
  readonly open: (eventId: string, patron: Patron | null) => Promise<Result<Ticket, StreamRefusal>>;
};

/** Per viewer. Renewals need two per minute; the rest is for retries. */
const TICKETS_PER_MINUTE = 12;

type Deps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly catalogue: Pick<Catalogue, 'event'>;
  readonly host: StreamHost | null;
  readonly rateLimits: RateLimits;
};

export function openLiveStreams({ db, ports, catalogue, host, rateLimits }: Deps): LiveStreams {
  const tickets = rateLimits.open('stream-tickets', { most: TICKETS_PER_MINUTE, windowMs: 60_000 });
  return {
    hostOrigin: host?.origin ?? null,
    open: async (eventId, patron) => {
      const ofEvent = eventRefusal(catalogue.event(eventId));
      if (ofEvent) return refuse(ofEvent);
      if (patron === null) return refuse(restricted('ANONYMOUS'));
      if (!(await tickets.take(patron.sessionId)).isAllowed) return refuse(failed('RATE_LIMITED'));
      const ofPatron = patronRefusal(await patronEligibilityOf(db, patron, eventId, ports.now()));
      if (ofPatron) return refuse(ofPatron);
      if (host === null) return refuse(failed('ERROR'));
      const ofBroadcast = broadcastRefusal(await askBroadcast(host, eventId));
      if (ofBroadcast) return refuse(ofBroadcast);
      return ok(await signTicket(host, ports, { eventId, sessionId: patron.sessionId }));
    },
  };
}
