import { type Kysely, sql } from 'kysely';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import type { StoredMarker } from '#server/platform/store/schema/harm.ts';
import { contactHoursOf, windowText } from '../contact/index.ts';
import { OPENING_OUTCOMES } from './gate.ts';

export type Contact = { readonly when: string; readonly phone: string; readonly until: Date };
/**
 * Notice about harm. `MESSAGE` blocks nothing. `GUIDE` must be read before the next wager. `CONTACT` blocks wagers until compliance calls.
 * `seen`: texts of the markers.
 */
export type HarmNotice = {
  readonly id: string;
  readonly step: 'CONTACT' | 'GUIDE' | 'MESSAGE';
  readonly seen: readonly string[];
  readonly contact: Contact | null;
};

const ACK = 'safer-play-';
export const harmAckType = (noticeId: string): string => `${ACK}${noticeId}`;
export const isHarmAck = (ackType: string): boolean => ackType.startsWith(ACK);

const wordsOf = (markers: readonly StoredMarker[] | null): readonly string[] => (markers ?? []).map(({ words }) => words);

export async function harmNoticeOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<HarmNotice | null> {
  const wait = await waitOf(db, playerId, now);
  if (wait) return wait;
  const [open] = await openNotices(db, playerId);
  return open ? { id: open.score_id, step: open.level >= 2 ? 'GUIDE' : 'MESSAGE', seen: wordsOf(open.markers), contact: null } : null;
}

async function waitOf(db: Kysely<Schema>, playerId: string, now: Date): Promise<HarmNotice | null> {
  const { rows } = await sql<{
    id: string;
    contact_from: Date;
    waits_until: Date;
    contact_region: string;
    markers: readonly StoredMarker[] | null;
  }>`
    SELECT c.id, c.contact_from, c.waits_until, c.contact_region, s.markers FROM harm_cases c JOIN harm_scores s ON s.id = c.score_id
      JOIN players f ON f.id = c.person_id JOIN players a ON a.person_id = f.person_id
    WHERE a.id = ${playerId} AND c.waits_until > ${now} AND (c.outcome IS NULL OR c.outcome NOT IN (${sql.join(OPENING_OUTCOMES)}))
    ORDER BY c.waits_until DESC LIMIT 1`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { zone, phone } = contactHoursOf(row.contact_region);
  const when = windowText({ from: row.contact_from, until: row.waits_until }, zone);
  return { id: row.id, step: 'CONTACT', seen: wordsOf(row.markers), contact: { when, phone, until: row.waits_until } };
}

type OpenNotice = {
  readonly score_id: string;
  readonly person_id: string;
  readonly level: number;
  readonly markers: readonly StoredMarker[] | null;
};

async function openNotices(db: Kysely<Schema>, playerId: string): Promise<readonly OpenNotice[]> {
  const { rows } = await sql<OpenNotice>`
    SELECT n.score_id, n.person_id, n.level, s.markers FROM harm_notices n JOIN harm_scores s ON s.id = n.score_id
      JOIN players f ON f.id = n.person_id JOIN players a ON a.person_id = f.person_id
    WHERE a.id = ${playerId} AND n.confirmed_at IS NULL AND n.lifted_at IS NULL ORDER BY n.level DESC, n.asked_at DESC`.execute(db);
  return rows;
}

/**
 * Writes that the player confirmed this notice and those of lower levels. False if `ackType` names another notice or the player must wait
 * for contact.
 */
export async function confirmHarmNotice(trx: Trx, playerId: string, ackType: string, now: Date): Promise<boolean> {
  if ((await waitOf(trx, playerId, now)) !== null) return false;
  const [shown, ...lower] = await openNotices(trx, playerId);
  if (!shown || harmAckType(shown.score_id) !== ackType) return false;
  const ids = [shown, ...lower].map(({ score_id: id }) => id);
  const confirmed = await trx
    .updateTable('harm_notices')
    .set({ confirmed_at: now, confirmed_by: playerId })
    .where('score_id', 'in', ids)
    .where('confirmed_at', 'is', null)
    .returning('score_id')
    .execute();
  return confirmed.length > 0;
}

export async function liftHarmNotices(trx: Trx, personId: string, at: Date): Promise<void> {
  await trx
    .updateTable('harm_notices')
    .set({ lifted_at: at })
    .where('person_id', '=', personId)
    .where('confirmed_at', 'is', null)
    .where('lifted_at', 'is', null)
    .execute();
}
