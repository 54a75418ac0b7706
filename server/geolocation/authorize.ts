import type { Kysely } from 'kysely';
import type { Ports } from '../ports.ts';
import type { Schema } from '../store/schema.ts';
import type { createPacketReader, Packet } from './packet.ts';
import { findingRefusal, type GeoRefusal } from './refusals.ts';
import { metresToBorder, regionOfPoint } from './regions.ts';

const MINUTE_MS = 60_000;
/** A verdict holds 20 minutes, near a border 5 (ME 3.B(2)(a)). */
const VERDICT_MINUTES = 20;
const BORDER_VERDICT_MINUTES = 5;
const MILE_METRES = 1_609;
/** The client asks again when this part of the time has gone. */
const REFRESH_SHARE = 0.8;

type Deps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly readPacket: ReturnType<typeof createPacketReader> };
export type GeoQuestion = {
  readonly packet: string;
  readonly session: { readonly id: string; readonly playerId: string };
  readonly ip: string;
};
export type GeoVerdict =
  | { readonly kind: 'allowed'; readonly region: string; readonly expiresAt: Date; readonly refreshAt: Date }
  | { readonly kind: 'refused'; readonly refusal: GeoRefusal };

const refused = (refusal: GeoRefusal): GeoVerdict => ({ kind: 'refused', refusal });

/** Decides on a packet and keeps the verdict for the session. What the vendor did not sign changes nothing that stood before. */
export async function authorizePacket(deps: Deps, question: GeoQuestion): Promise<GeoVerdict> {
  const read = await deps.readPacket(question.packet);
  if (!read.ok) return refused(read.refusal);
  const packet = read.value;
  if (packet.playerId !== question.session.playerId) return refused('packet-of-another-player');
  if (packet.ip !== question.ip) return refused('packet-of-another-address');
  if (!(await isLicenseAlive(deps, packet.licenseKey))) return refused('license-expired');
  const verdict = decide(packet, await regionOfAccount(deps, packet.playerId), deps.ports.now());
  return (await keep(deps, packet, question, verdict)) ? verdict : refused('packet-replayed');
}

/** Where the packet says the player is, and whether wagers are taken there. Total: what is not clearly inside is refused. */
export function decide(packet: Packet, accountRegion: string | null, now: Date): GeoVerdict {
  const finding = packet.findings[0];
  if (finding !== undefined) return refused(findingRefusal(finding));
  const region = regionOfPoint(packet);
  if (!region?.isServed) return refused('out-of-boundary');
  const metres = metresToBorder(packet, region);
  if (packet.accuracy > metres) return refused('location-too-vague');
  if (region.code !== accountRegion) return refused('different-valid-region');
  const lifeMs = (metres <= MILE_METRES ? BORDER_VERDICT_MINUTES : VERDICT_MINUTES) * MINUTE_MS;
  return {
    kind: 'allowed',
    region: region.code,
    expiresAt: new Date(now.getTime() + lifeMs),
    refreshAt: new Date(now.getTime() + lifeMs * REFRESH_SHARE),
  };
}

/** Where the account was opened and its money is held. Never what a request says of itself: a header is written by whoever sends it. */
async function regionOfAccount({ db }: Deps, playerId: string): Promise<string | null> {
  const player = await db.selectFrom('players').select('region').where('id', '=', playerId).executeTakeFirst();
  return player?.region ?? null;
}

async function isLicenseAlive({ db, ports }: Deps, key: string): Promise<boolean> {
  const license = await db.selectFrom('geo_licenses').select('expires_at').where('key', '=', key).executeTakeFirst();
  return license !== undefined && license.expires_at > ports.now();
}

/** False when the packet was used before. */
function keep({ db, ports }: Deps, packet: Packet, { session, ip }: GeoQuestion, verdict: GeoVerdict): Promise<boolean> {
  const now = ports.now();
  const row = {
    region: regionOfPoint(packet)?.code ?? null,
    ip_address: ip,
    is_allowed: verdict.kind === 'allowed',
    reason: verdict.kind === 'allowed' ? null : verdict.refusal,
    decided_at: now,
    expires_at: verdict.kind === 'allowed' ? verdict.expiresAt : now,
  };
  return db.transaction().execute(async (tx) => {
    const fresh = await tx
      .insertInto('geo_packets')
      .values({ nonce: packet.nonce, player_id: session.playerId, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce')
      .executeTakeFirst();
    if (!fresh) return false;
    await tx
      .insertInto('geo_verdicts')
      .values({ session_id: session.id, ...row })
      .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
      .execute();
    return true;
  });
}
