import type { Kysely } from 'kysely';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { acceptedTexts, inForce, legalAckType, type LegalPlace, type LegalVersion, type OwedText } from './rules/index.ts';
import { readLegalVersions } from './store.ts';

const currentAt = (known: readonly LegalVersion[], place: LegalPlace, at: Date): readonly LegalVersion[] =>
  acceptedTexts.flatMap((document) => inForce(known, place, document, at) ?? []);

/** Records that the player accepted the versions current in this place. Throws if there are none. */
export async function acceptAtSignUp(trx: Trx, playerId: string, place: LegalPlace, at: Date): Promise<void> {
  const current = currentAt(await readLegalVersions(trx, place.brand), place, at);
  if (current.length < acceptedTexts.length) throw new Error(`Not all terms of ${place.brand} are in force: nobody can accept them.`);
  await record(trx, current, { player_id: playerId, origin: 'sign-up', accepted_at: at });
}

/** Writes acceptance if `ackType` names the current versions. False if there is a newer text. */
export async function acceptChange(trx: Trx, playerId: string, place: LegalPlace, ackType: string, at: Date): Promise<boolean> {
  const current = currentAt(await readLegalVersions(trx, place.brand), place, at);
  if (legalAckType(current) !== ackType) return false;
  await record(trx, current, { player_id: playerId, origin: 'change', accepted_at: at });
  return true;
}

/** True if the player has not accepted all `owed` texts. Skips the query if there are none. */
export async function owesAcceptance(db: Kysely<Schema>, playerId: string, owed: readonly OwedText[]): Promise<boolean> {
  if (owed.length === 0) return false;
  const accepted = await db
    .selectFrom('legal_acceptances')
    .select(['brand', 'document', 'version'])
    .where('player_id', '=', playerId)
    .execute();
  return owed.some(
    ({ brand, document, versions }) =>
      !accepted.some((each) => each.brand === brand && each.document === document && versions.includes(each.version)),
  );
}

type Signed = { readonly player_id: string; readonly origin: 'sign-up' | 'change'; readonly accepted_at: Date };

const record = (trx: Trx, versions: readonly LegalVersion[], signed: Signed) =>
  trx
    .insertInto('legal_acceptances')
    .values(versions.map(({ brand, document, version, hash }) => ({ ...signed, brand, document, version, hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
