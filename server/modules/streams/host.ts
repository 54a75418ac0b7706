import { SignJWT } from 'jose';
import { membersOf } from '#src/shared/values/plainObject.ts';
import { dropBody } from '#server/platform/http/dropBody.ts';
import { vendorFetch } from '#server/platform/http/vendorFetch.ts';
import type { Ports } from '#server/platform/ports.ts';

export type StreamHost = { readonly origin: string; readonly secret: string };

const BROADCAST_STATES = ['LIVE', 'PENDING', 'CLOSED', 'CANCELLED'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

const HOST_TIMEOUT_MS = 3_000;
/** Too short to pass a ticket on to another viewer. */
export const TICKET_SECONDS = 30;

/** Queries the stream host about a broadcast. Sends. Null without a valid answer. */
export async function askBroadcast({ origin, secret }: StreamHost, eventId: string): Promise<BroadcastState | null> {
  try {
    const answer = await vendorFetch(new URL(`/broadcasts/${encodeURIComponent(eventId)}`, origin).href, {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(HOST_TIMEOUT_MS),
    });
    if (!answer.ok) {
      await dropBody(answer);
      return null;
    }
    const { state } = membersOf(await answer.json());
    return BROADCAST_STATES.find((known) => known === state) ?? null;
  } catch {
    return null;
  }
}

export type Ticket = { readonly value: string; readonly hostUrl: string; readonly expiresAt: Date };

/** Signs a single-use ticket. Not bound to an IP address, because phones switch networks. */
export async function signTicket(
  { origin, secret }: StreamHost,
  ports: Pick<Ports, 'now' | 'newId'>,
  { eventId, sessionId }: { readonly eventId: string; readonly sessionId: string },
): Promise<Ticket> {
  const now = Math.floor(ports.now().getTime() / 1000);
  const expiresAt = now + TICKET_SECONDS;
  const value = await new SignJWT({ event: eventId })
    .setProtectedHeader({ alg: 'HS256', typ: 'stream-ticket+jwt' })
    .setSubject(sessionId)
    .setAudience(origin)
    .setJti(ports.newId())
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(secret));
  return { value, hostUrl: origin, expiresAt: new Date(expiresAt * 1000) };
}
