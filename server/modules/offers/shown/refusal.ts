import type { Kysely } from 'kysely';
import { segmentWords } from '#src/shared/offers/segments.ts';
import { t } from '#src/shared/text/t.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { isMeantFor } from '../versions/segment.ts';
import { findOffer } from '../versions/versions.ts';

type Asked = { readonly playerId: string; readonly offerId: string; readonly now: Date };

/** Text that says for whom the offer is, if not for the player; null otherwise, also for an unknown offer. */
export async function offerRefusal(db: Kysely<Schema>, { playerId, offerId, now }: Asked): Promise<string | null> {
  const offer = await findOffer(db, offerId);
  const words = offer && segmentWords(offer.document);
  if (!offer || !words || (await isMeantFor(db, playerId, offer.document, now))) return null;
  return t`You can’t opt in to this offer. ${words.label} ${words.sentence}`;
}
