import type { Kysely } from 'kysely';
import { exclusionOf } from '#server/modules/responsibleGaming/ownLimits/index.ts';
import { isOpenAccount } from '#server/modules/persons/index.ts';
import type { Schema } from '#server/platform/store/index.ts';

/** False while the person is excluded (58 Pa. Code 814a.1(d)), and for accounts that may be the person's second. */
export const mayBeOffered = async (db: Kysely<Schema>, playerId: string, now: Date): Promise<boolean> =>
  (await exclusionOf(db, playerId, now)) === null && (await isOpenAccount(db, playerId));
