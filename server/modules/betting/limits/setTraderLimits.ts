import { isDeepStrictEqual } from 'node:util';
import type { LimitFact } from '#src/shared/limits/limitFacts.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import { limitsIn, type TraderLimits, readTraderLimits } from './traderLimits.ts';
import { type Noticing, writeNotice } from './notices.ts';

export type TraderLimitsSetting = TraderLimits & {
  readonly playerId: string;
  readonly facts: readonly LimitFact[];
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

/**
 * Locks the wallet; writes the limits and a mail. Removes the limits if both are null. Returns the id of the mail to send after the commit;
 * null if nothing changed.
 */
export async function setTraderLimits(trx: Trx, parts: Noticing, { playerId, ...setting }: TraderLimitsSetting): Promise<string | null> {
  await lockWallet(trx, playerId);
  const before = await readTraderLimits(trx, playerId);
  const { mostStakeCents, mostExposureCents, facts } = setting;
  const isLifted = mostStakeCents === null && mostExposureCents === null;
  const sports = isLifted ? (before?.sports ?? null) : (setting.sports?.toSorted() ?? null);
  const after = isLifted ? null : { mostStakeCents, mostExposureCents, sports };
  const [held, reasons] = [before ? limitsIn(before) : null, before?.facts ?? []];
  if (isDeepStrictEqual(held, after) && (isLifted || isDeepStrictEqual(namesOf(reasons), namesOf(facts)))) return null;
  const id = parts.newId();
  await trx
    .insertInto('player_limit_changes')
    .values({
      ...{ id, player_id: playerId, ordinal: (before?.ordinal ?? 0) + 1, most_stake: mostStakeCents, most_exposure: mostExposureCents },
      ...{ sports: sports === null ? null : [...sports], facts: JSON.stringify(facts) },
      ...{ reason: setting.reason, set_by: setting.by, set_at: setting.at },
    })
    .execute();
  return writeNotice(trx, parts, { id, at: setting.at });
}

const namesOf = (facts: readonly LimitFact[]): readonly string[] => facts.map(({ fact }) => fact).toSorted();
