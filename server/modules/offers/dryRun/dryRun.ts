import { type Kysely, sql } from 'kysely';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { accountsOf } from '#server/modules/persons/index.ts';
import { mayBeOfferedUnlessListed } from '#server/modules/responsibleGaming/offered/index.ts';
import { codeOf } from '#server/platform/errors.ts';
import type { Schema, Trx } from '#server/platform/store/index.ts';
import { undecided } from '../engine/causes.ts';
import { seenCauses } from '../engine/seenCauses.ts';
import { type Cause, decideAwards } from '../rules/decide.ts';
import { isOnDayLoss } from '../rules/qualify.ts';
import { isCasinoRestricted } from '../versions/enrol.ts';
import { expectedCost } from '../versions/paid.ts';
import { isMeantFor } from '../versions/segment.ts';
import { newsIn, playersIn, type Window } from './readWindow.ts';

export type DryRun = {
  /** Players who bet, deposited or played in the window. `read`: how many of them the dry run has read. */
  readonly players: number;
  readonly read: number;
  /** Players who did what the offer rewards, even if they may not get offers. */
  readonly qualified: number;
  readonly barred: number;
  readonly awarded: number;
  readonly awards: number;
  /** Face value of the awards. `unboundCents`: their value if the budget were unlimited. */
  readonly cents: number;
  readonly unboundCents: number;
  /** Null while too few awards of this kind are used or expired. */
  readonly expectedCents: number | null;
  readonly cut: 'players' | 'time' | null;
};

type Bounds = { readonly mostPlayers: number; readonly page: number; readonly mostMs: number; readonly statementMs: number };
const BOUNDS: Bounds = { mostPlayers: 5_000, page: 200, mostMs: 10_000, statementMs: 4_000 };

type Asked = { readonly document: OfferDocument; readonly window: Window; readonly now: Date };
type Qualified = {
  readonly playerId: string;
  readonly isBarred: boolean;
  readonly otherAccounts: readonly string[];
  readonly beganAt: Date;
  readonly causes: readonly Cause[];
};

const QUERY_CANCELED = '57014';

/**
 * Computes the awards that the offer would have given in the window if everybody had opted in at its start. Reads a snapshot, without
 * locks. `busy`: another dry run is running; `slow`: a statement took too long.
 */
export async function dryRun(db: Kysely<Schema>, asked: Asked, bounds: Bounds = BOUNDS): Promise<DryRun | 'busy' | 'slow'> {
  try {
    return await runIn(db, asked, bounds);
  } catch (error) {
    if (codeOf(error) === QUERY_CANCELED) return 'slow';
    throw error;
  }
}

async function runIn(db: Kysely<Schema>, asked: Asked, bounds: Bounds): Promise<DryRun | 'busy'> {
  const { from, until } = asked.window;
  const document = { ...asked.document, from: from.toISOString(), until: until.toISOString() };
  return await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const { rows } = await sql<{ got: boolean }>`SELECT pg_try_advisory_xact_lock(hashtext('offer-dry-run')) AS got,
        set_config('statement_timeout', ${`${bounds.statementMs}ms`}, true)`.execute(trx);
      if (rows[0]?.got !== true) return 'busy';
      const { ids, count } = await playersIn(trx, document, asked.window, bounds.mostPlayers);
      const { found, read } = await readAll(trx, { ...asked, document }, ids, bounds);
      const cut = read < ids.length ? 'time' : ids.length < count ? 'players' : null;
      const decided = decideAll(document, found);
      const expectedCents = await expectedCost(trx, document.pays, decided.cents, { now: asked.now, currency: document.currency });
      return { players: count, read, cut, expectedCents, ...decided };
    });
}

async function readAll(
  trx: Trx,
  { document, window, now }: Asked,
  ids: readonly string[],
  { page, mostMs }: Bounds,
): Promise<{ readonly found: readonly Qualified[]; readonly read: number }> {
  const endsAt = performance.now() + mostMs;
  const found: Qualified[] = [];
  let read = 0;
  while (read < ids.length && performance.now() < endsAt) {
    const own = ids.slice(read, read + page);
    const span = { joinedAt: window.from, stoppedAt: null };
    for (const [playerId, news] of await newsIn(trx, document, window, own)) {
      const seen = await seenCauses(trx, { offerId: document.id, playerId }, { document, span }, { news, now });
      const met = seen
        .map((one) => ({ ...one, undecided: undecided(one, document.pays) }))
        .filter((one) => one.undecided.isMet)
        .toSorted((a, b) => Number(BigInt(a.ordinal) - BigInt(b.ordinal)) || (a.cause < b.cause ? -1 : 1));
      const [first] = met;
      if (!first || !(await isMeantFor(trx, playerId, document, window.from))) continue;
      const otherAccounts = (await accountsOf(trx, playerId)).filter((id) => id !== playerId);
      const isBarred = await isBarredFrom(trx, document, playerId, now);
      found.push({ playerId, isBarred, otherAccounts, beganAt: first.beganAt, causes: met.map((one) => one.undecided) });
    }
    read += own.length;
  }
  return { found, read };
}

const isBarredFrom = async (trx: Trx, document: OfferDocument, playerId: string, now: Date): Promise<boolean> =>
  !(await mayBeOfferedUnlessListed(trx, playerId, now)) || (isOnDayLoss(document) && (await isCasinoRestricted(trx, playerId, now)));

const ENDLESS = 2n ** 62n;

/** Spends the budget on players in the order in which they began. */
function decideAll({ budgetCents, mostAwards }: OfferDocument, found: readonly Qualified[]) {
  const awardsOf = new Map<string, number>();
  let [left, unbound, awards] = [BigInt(budgetCents), 0n, 0];
  const fit = found.filter(({ isBarred }) => !isBarred);
  for (const { playerId, otherAccounts, causes } of fit.toSorted((a, b) => a.beganAt.getTime() - b.beganAt.getTime())) {
    const cap = mostAwards - otherAccounts.reduce((sum, id) => sum + (awardsOf.get(id) ?? 0), 0);
    const given = (budget: bigint) =>
      decideAwards(causes, { cap, budgetCents: budget, mayBeOffered: true }).flatMap((step) =>
        step.kind === 'withhold' ? [] : [step.cents],
      );
    const own = given(left);
    unbound += sumOf(given(ENDLESS));
    left -= sumOf(own);
    awards += own.length;
    if (own.length > 0) awardsOf.set(playerId, own.length);
  }
  const figures = { qualified: found.length, barred: found.length - fit.length, awarded: awardsOf.size, awards };
  return { ...figures, cents: Number(BigInt(budgetCents) - left), unboundCents: Number(unbound) };
}

const sumOf = (cents: readonly bigint[]): bigint => cents.reduce((sum, one) => sum + one, 0n);
