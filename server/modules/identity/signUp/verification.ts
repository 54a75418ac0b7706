import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { ok, refuse, type Result } from '#src/shared/values/result.ts';
import { ageLimitOf, HIGHEST_AGE_LIMIT } from '#src/shared/text/signUp.ts';
import { noteVendorReference, type PersonKeys } from '#server/modules/persons/index.ts';
import type { RegisterPort } from '#server/platform/moduleDeps.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { IdentityStatus, Schema } from '#server/platform/store/schema/index.ts';
import { type Trx, withTransaction } from '#server/platform/store/index.ts';
import { withTimeout } from '#server/platform/withTimeout.ts';
import type { Sealing } from '../tokens/seal.ts';
import { contactOf } from './contacts.ts';
import { type Answer, checkDocument, checkPerson, type Finding, type IdentityVendor } from './vendor.ts';

export type VerificationDeps = {
  readonly db: Kysely<Schema>;
  readonly ports: Ports;
  readonly log: Logger;
  readonly identityVendor: IdentityVendor;
  readonly personKeys: PersonKeys;
  /** Exclusion register. Without it, a job checks new accounts later. */
  readonly register?: RegisterPort;
  readonly identity: Sealing;
};

const MOST_DOCUMENTS = 5;
/** How long a request waits for the vendor; the page waits 5 seconds (product §9). */
const WAIT_MS = 2_000;
const AGAIN_MS = 300_000;
const GIVE_UP_MS = 86_400_000;
const MOST_AT_ONCE = 5;
const statuses: Readonly<Record<Finding, IdentityStatus>> = { verified: 'VERIFIED', unsure: 'DOCUMENT_NEEDED', refused: 'REFUSED' };

/**
 * Status to show to the player. A verified duplicate is shown as pending, because only the mail may reveal that another account exists.
 * Throws if the player is missing.
 */
export async function shownIdentityOf({ db }: Pick<VerificationDeps, 'db'>, playerId: string): Promise<IdentityStatus> {
  const { identity_status, is_duplicate, vendor_status } = await db
    .selectFrom('players')
    .select(['identity_status', 'is_duplicate', 'vendor_status'])
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (!is_duplicate) return identity_status;
  return vendor_status === 'VERIFIED' ? 'PENDING' : vendor_status;
}

/** Mail that goes only to a verified person, so it is written once, together with the verification. `write` returns the mail's id. */
export type Notice = {
  readonly write: (trx: Trx, playerId: string) => Promise<string | null>;
  readonly send: (mailId: string | null) => Promise<void>;
};

/** Asks the vendor, unless already decided; writes the answer. `PENDING` if the vendor fails. Throws if the player is missing. */
export async function verifyPerson(deps: VerificationDeps, playerId: string, notice?: Notice): Promise<IdentityStatus> {
  const player = await deps.db.selectFrom('players').selectAll().where('id', '=', playerId).executeTakeFirstOrThrow();
  if (player.vendor_status !== 'PENDING') return shownIdentityOf(deps, playerId);
  if (player.awaits_register) await deps.register?.ensure(playerId);
  const { first_name: firstName, last_name: lastName, birth_date: birthDate, region, email } = player;
  const leastAge = ageLimitOf(region.slice(0, 2)) ?? HIGHEST_AGE_LIMIT;
  const contact = await contactOf(deps.db, deps.identity, playerId);
  const person = { firstName, lastName, birthDate: birthDate ?? '', leastAge, region, email, contact };
  const answer = await checkPerson(deps.identityVendor, person);
  return conclude(deps, { playerId, kind: 'PERSON', from: 'PENDING', sha256: null }, answer, notice);
}

/** Verifies as `verifyPerson` does. After 2 s, returns `PENDING` and continues in the background. */
export async function verifySoon(deps: VerificationDeps, playerId: string, notice?: Notice): Promise<IdentityStatus> {
  const check = verifyPerson(deps, playerId, notice).catch((error: unknown) => {
    deps.log.error({ event: 'identity-check-failed', playerId, error });
    return null;
  });
  return (await withTimeout(WAIT_MS, check)) ?? 'PENDING';
}

export async function verifyPending(deps: VerificationDeps, notice?: Notice): Promise<void> {
  if (deps.identityVendor === null) return;
  const nowMs = deps.ports.now().getTime();
  const waiting = await deps.db
    .selectFrom('players')
    .select('id')
    .where('vendor_status', '=', 'PENDING')
    .where('created_at', '>', new Date(nowMs - GIVE_UP_MS))
    .where('created_at', '<', new Date(nowMs - AGAIN_MS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('identity_checks')
            .select('id')
            .whereRef('player_id', '=', 'players.id')
            .where('asked_at', '>', new Date(nowMs - AGAIN_MS)),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { id } of waiting) await verifyPerson(deps, id, notice);
}

export type DocumentRefusal = 'not-asked-for' | 'too-many' | 'vendor-unreachable';

/** Sends the document to the vendor; stores only its hash. */
export async function verifyDocument(
  deps: VerificationDeps,
  { playerId, mediaType, bytes }: { readonly playerId: string; readonly mediaType: string; readonly bytes: Buffer },
  notice?: Notice,
): Promise<Result<IdentityStatus, DocumentRefusal>> {
  if ((await shownIdentityOf(deps, playerId)) !== 'DOCUMENT_NEEDED') return refuse('not-asked-for');
  const checks = await deps.db
    .selectFrom('identity_checks')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('asked_at', 'desc')
    .execute();
  if (checks.filter(({ kind, outcome }) => kind === 'DOCUMENT' && outcome !== null).length >= MOST_DOCUMENTS) return refuse('too-many');
  const reference = checks.find(({ vendor_reference: known }) => known !== null)?.vendor_reference;
  if (!reference) return refuse('not-asked-for');
  const answer = await checkDocument(deps.identityVendor, reference, mediaType, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const status = await conclude(deps, { playerId, kind: 'DOCUMENT', from: 'DOCUMENT_NEEDED', sha256 }, answer, notice);
  return answer === null ? refuse('vendor-unreachable') : ok(status);
}

type Check = {
  readonly playerId: string;
  readonly kind: 'PERSON' | 'DOCUMENT';
  /** Status that the answer can change. If the player's status differs, the answer is too late and changes nothing. */
  readonly from: IdentityStatus;
  readonly sha256: string | null;
};

async function conclude(
  { db, ports, log, personKeys }: VerificationDeps,
  check: Check,
  answer: Answer | null,
  notice?: Notice,
): Promise<IdentityStatus> {
  const { playerId, kind, from, sha256 } = check;
  const mailId = await withTransaction(db, async (tx) => {
    await tx
      .insertInto('identity_checks')
      .values({
        id: ports.newId(),
        player_id: playerId,
        kind,
        asked_at: ports.now(),
        outcome: answer?.finding ?? null,
        vendor_reference: answer?.reference ?? null,
        document_sha256: sha256,
      })
      .execute();
    if (answer === null) return null;
    const changed = await tx
      .updateTable('players')
      .set({ vendor_status: statuses[answer.finding] })
      .where('id', '=', playerId)
      .where('vendor_status', '=', from)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined || answer.finding !== 'verified') return null;
    if (answer.person !== null) await noteVendorReference(tx, { ports, personKeys }, { playerId, reference: answer.person });
    return notice?.write(tx, playerId) ?? null;
  });
  log.info({ event: 'identity-checked', playerId, kind, outcome: answer?.finding ?? 'unreachable' });
  await notice?.send(mailId);
  return shownIdentityOf({ db }, playerId);
}
