import { type RgLimitKey, rgLimitName } from '#src/shared/limits/rgLimits.ts';
import type { Result } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { takeProof } from '#server/modules/identity/codes/index.ts';
import type { Ports } from '#server/platform/ports.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { cancelPendingLimit, confirmPendingLimit, type LimitRefusal, setRgLimit } from './rgLimits/store.ts';

type Deps = { readonly db: Kysely<Schema>; readonly log: Logger; readonly ports: Ports };
type Asked = { readonly playerId: string; readonly key: RgLimitKey };
type Changed = Result<undefined, LimitRefusal>;

export const limitWords: { readonly [R in LimitRefusal]: (key: RgLimitKey) => string } = {
  'code-needed': () => t`Please enter your code.`,
  'not-an-amount': ({ type }) => (type === 'DAILY_TIME' ? t`Choose 1 to 10 hours.` : t`Enter an amount above $0.00.`),
  'nothing-pending': (key) => t`You have no pending change to your ${rgLimitName(key).toLowerCase()}.`,
  'nothing-to-remove': () => t`You have no limit to remove.`,
  'too-early': () => t`You can’t confirm this change yet. Please try again later.`,
  'too-high': ({ type }) => (type === 'DAILY_TIME' ? t`Choose 1 to 10 hours.` : t`Enter a smaller amount.`),
};

const noted = (deps: Deps, event: string, { playerId, key }: Asked, changed: Changed): Changed => {
  deps.log.info({ event, playerId, ...key, outcome: changed.ok ? 'done' : changed.refusal });
  return changed;
};

type Wish = Asked & {
  readonly sessionId: string;
  /** Cents, or hours for a time limit; null for no limit. */
  readonly amount: bigint | null;
};

/** Lowers a limit immediately; raising may need a one-time code. Locks the wallet and writes. */
export async function changeLimit(deps: Deps, { sessionId, ...asked }: Wish): Promise<Changed> {
  const now = deps.ports.now();
  const changed = await deps.db.transaction().execute((trx) => {
    const mayLoosen = () => takeProof(trx, { sessionId, playerId: asked.playerId }, 'LIMIT', now);
    return setRgLimit(trx, { ...asked, mayLoosen, now, id: deps.ports.newId() });
  });
  return noted(deps, 'limit-set', asked, changed);
}

export const cancelPending = async (deps: Deps, asked: Asked): Promise<Changed> =>
  noted(
    deps,
    'limit-change-cancelled',
    asked,
    await deps.db.transaction().execute((trx) => cancelPendingLimit(trx, { ...asked, now: deps.ports.now() })),
  );

export const confirmPending = async (deps: Deps, asked: Asked): Promise<Changed> =>
  noted(
    deps,
    'limit-change-confirmed',
    asked,
    await deps.db.transaction().execute((trx) => confirmPendingLimit(trx, { ...asked, now: deps.ports.now() })),
  );
