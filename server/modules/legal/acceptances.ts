import type { LegalDocument } from '#src/shared/site/legalDocuments.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { inForce, type LegalPlace } from './rules/index.ts';
import { readLegalVersions } from './store.ts';

const ACCEPTED_AT_SIGN_UP: readonly LegalDocument[] = ['terms', 'privacy'];

/** Records what was in force where the player has signed up, by number and hash. Throws where nothing is. */
export async function acceptAtSignUp(trx: Trx, playerId: string, place: LegalPlace, at: Date): Promise<void> {
  const known = await readLegalVersions(trx, place.brand);
  const rows = ACCEPTED_AT_SIGN_UP.map((document) => {
    const found = inForce(known, place, document, at);
    if (found === null) throw new Error(`No ${document} of ${place.brand} are in force: nobody can accept them.`);
    const { brand, version, hash } = found;
    return { player_id: playerId, brand, document, version, hash, origin: 'sign-up', accepted_at: at };
  });
  await trx.insertInto('legal_acceptances').values(rows).execute();
}
