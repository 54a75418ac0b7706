import type { Kysely } from 'kysely';
import { traderLimitHistory, type TraderLimitChange, wordsOfLimit } from '#server/modules/betting/limits/index.ts';
import type { LimitSetByUs } from '#server/contract/generated/schemaTypes.ts';
import type { Schema } from '#server/platform/store/index.ts';

export async function limitsSetByUs(db: Kysely<Schema>, playerId: string): Promise<LimitSetByUs[]> {
  const changes = await traderLimitHistory(db, playerId);
  return changes.map((change, at) => limitSetByUs(change, changes[at - 1] ?? null));
}

function limitSetByUs(change: TraderLimitChange, next: TraderLimitChange | null): LimitSetByUs {
  const { id, setAt, objection } = change;
  const { title, markets, lines, reasons } = wordsOfLimit(change);
  const isLifted = change.mostStakeCents === null && change.mostExposureCents === null;
  return {
    __typename: 'LimitSetByUs',
    ...{ id, title, markets, lines: [...lines], reasons: [...reasons] },
    since: setAt.toISOString(),
    until: next?.setAt.toISOString() ?? null,
    canObject: next === null && !isLifted && objection === null,
    objection: objection && {
      __typename: 'LimitObjection',
      text: objection.words,
      madeAt: objection.madeAt.toISOString(),
      answer: objection.answer?.words ?? null,
      answeredAt: objection.answer?.at.toISOString() ?? null,
    },
  };
}
