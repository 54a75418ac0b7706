import type { Kysely } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { NewRow, Schema } from '#server/platform/store/schema/index.ts';
import type { createPacketReader, Packet } from './rules/packet.ts';
import { findingRefusal, type GeoRefusal } from './rules/refusals.ts';
import { exclusionAt, metresToBorder, regionOfPoint } from '#server/platform/regions/regions.ts';

const MINUTE_MS = 60_000;
/** How long an allowed location stays valid (ME 3.B(2)(a)). */
const VERDICT_MINUTES = 20;
const BORDER_VERDICT_MINUTES = 5;
const MILE_METRES = 1_609;
/** Clients recheck their location after this share of its validity. */
const REFRESH_SHARE = 0.8;

type Deps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly readPacket: ReturnType<typeof createPacketReader>;
  readonly servedElsewhere?: { readonly has: (region: string) => boolean };
};
export type GeoQuestion = {
  readonly packet: string;
  readonly session: { readonly id: string; readonly playerId: string };
  readonly ip: string;
};
export type AuthorizationResult =
  | { readonly kind: 'allowed'; readonly region: string; readonly expiresAt: Date; readonly refreshAt: Date }
  | { readonly kind: 'refused'; readonly refusal: GeoRefusal };

const refused = (refusal: GeoRefusal): AuthorizationResult => ({ kind: 'refused', refusal });

/** Locks the session and stores its location check; ignores invalid packets. */
export async function authorizePacket(deps: Deps, question: GeoQuestion): Promise<AuthorizationResult> {
  const read = await deps.readPacket(question.packet);
  if (!read.ok) return refused(read.refusal);
  const packet = read.value;
  if (packet.playerId !== question.session.playerId) return refused('packet-of-another-player');
  if (packet.ip !== question.ip) return refused('packet-of-another-address');
  const license = await aliveLicense(deps, packet.licenseKey, question.session.id);
  if (license === undefined) return refused('license-expired');
  if (license.license_type !== packet.licenseType) return refused('license-of-another-type');
  return judge(deps, packet, question);
}

/** Currency and region of a session. Not read from headers, which can be forged. */
export type Home = {
  readonly currency: string;
  readonly sessionRegion: string | null;
};

/** Refuses locations not clearly in a served region. */
export function decide(packet: Packet, home: Home, now: Date): AuthorizationResult {
  const finding = packet.findings[0];
  if (finding !== undefined) return refused(findingRefusal(finding));
  const region = regionOfPoint(packet);
  if (!region?.isServed) return refused('out-of-boundary');
  if (exclusionAt(packet, region, packet.accuracy)) return refused('EXCLUSION_BOUNDARY');
  const metres = metresToBorder(packet, region);
  if (packet.accuracy > metres) return refused('location-too-vague');
  if (region.currency !== home.currency) return refused('wallet-of-another-currency');
  if (home.sessionRegion !== null && region.code !== home.sessionRegion) return refused('different-valid-region');
  const lifeMs = (metres <= MILE_METRES ? BORDER_VERDICT_MINUTES : VERDICT_MINUTES) * MINUTE_MS;
  return {
    kind: 'allowed',
    region: region.code,
    expiresAt: new Date(now.getTime() + lifeMs),
    refreshAt: new Date(now.getTime() + lifeMs * REFRESH_SHARE),
  };
}

const aliveLicense = ({ db, ports }: Deps, key: string, sessionId: string) =>
  db
    .selectFrom('geo_licenses')
    .select('license_type')
    .where('key', '=', key)
    .where('expires_at', '>', ports.now())
    .where((eb) => eb.or([eb('session_id', '=', sessionId), eb('session_id', 'is', null)]))
    .executeTakeFirst();

/** Writes the result; the first allowed location sets the session's region. */
function judge({ db, ports, servedElsewhere }: Deps, packet: Packet, { session, ip }: GeoQuestion): Promise<AuthorizationResult> {
  const now = ports.now();
  return db.transaction().execute(async (tx) => {
    const fresh = await tx
      .insertInto('geo_packets')
      .values({ nonce: packet.nonce, player_id: session.playerId, received_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('nonce')
      .executeTakeFirst();
    if (!fresh) return refused('packet-replayed');
    const home = await tx
      .selectFrom('sessions')
      .innerJoin('players', 'players.id', 'sessions.player_id')
      .select(['players.currency', 'sessions.region as sessionRegion'])
      .where('sessions.id', '=', session.id)
      .forNoKeyUpdate('sessions')
      .executeTakeFirstOrThrow();
    const decided = decide(packet, home, now);
    const isOurs = decided.kind === 'refused' || servedElsewhere?.has(decided.region) !== true;
    const verdict = isOurs ? decided : refused('different-valid-region');
    if (verdict.kind === 'allowed' && home.sessionRegion === null)
      await tx.updateTable('sessions').set({ region: verdict.region }).where('id', '=', session.id).execute();
    await keep(tx, session.id, {
      region: regionOfPoint(packet)?.code ?? null,
      latitude: verdict.kind === 'allowed' ? rounded(packet.latitude) : null,
      longitude: verdict.kind === 'allowed' ? rounded(packet.longitude) : null,
      ip_address: ip,
      is_allowed: verdict.kind === 'allowed',
      reason: verdict.kind === 'allowed' ? null : verdict.refusal,
      decided_at: now,
      expires_at: verdict.kind === 'allowed' ? verdict.expiresAt : now,
    });
    return verdict;
  });
}

/** Three decimals, about 100 m: too coarse to identify a home. */
const rounded = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

const keep = (tx: Trx, sessionId: string, row: Omit<NewRow<'geo_verdicts'>, 'session_id'>): Promise<unknown> =>
  tx
    .insertInto('geo_verdicts')
    .values({ session_id: sessionId, ...row })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(row))
    .execute();
