import { SignJWT } from 'jose';
import { membersOf } from '#src/shared/values/plainObject.ts';
import type { Ports } from '#server/platform/ports.ts';

/** A stream host: where the pictures come from, and what both of us sign and check tickets with. */
export type StreamHost = { readonly origin: string; readonly secret: string };

/** How a broadcast stands with its host. */
const BROADCAST_STATES = ['LIVE', 'PENDING', 'CLOSED', 'CANCELLED'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

const HOST_TIMEOUT_MS = 3_000;
/** Long enough to be carried to the host, too short to be passed on. */
export const TICKET_SECONDS = 30;

/** Asks the host how the broadcast of an event stands; null when it does not say. */
export async function askBroadcast({ origin, secret }: StreamHost, eventId: string): Promise<BroadcastState | null> {
  try {
    const answer = await fetch(new URL(`/broadcasts/${encodeURIComponent(eventId)}`, origin), {
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(HOST_TIMEOUT_MS),
    });
    const { state } = answer.ok ? membersOf(await answer.json()) : {};
    return BROADCAST_STATES.find((known) => known === state) ?? null;
  } catch {
    return null;
  }
}

export type Ticket = { readonly value: string; readonly hostUrl: string; readonly expiresAt: Date };

/**
 * Leave for one viewer to open one event's stream, once. Not bound to an address: a phone with two networks reaches the host by the other one.
 */
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
