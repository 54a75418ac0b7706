import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { isTransient, together, type Trx, withTransaction } from '#server/platform/store/index.ts';
import { publishSlip, slipQuery } from '../slip/betslipStore.ts';
import { decide } from './decide.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { PartsAreFull } from '../limits/liability.ts';
import { byId, lockOffers, readSuspended } from '../pricing/offer.ts';
import { areIdsBounded, bodyHash, isPlacementId, selectionIdsOf } from './placementBody.ts';
import { type BetRefusal, type PlacementDecision, type PlacementRequest, restoreDecision } from './placementTypes.ts';
import { readLimitAllowance } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { isGateUnreadable } from '#server/modules/responsibleGaming/harmGate/index.ts';
import { heldOf } from '../limits/traderLimits.ts';
import { readPricingRules } from '../pricing/readPricingRules.ts';
import { NO_REWARDS } from '../rewards/rewards.ts';
import { lockRewards } from '../rewards/rewardStore.ts';
import { TEASER } from '../slip/slipContent.ts';
import { readEligibility, eligibilityOf, eligibilityQuery } from './eligibility.ts';
import { acceptUnlessFull, type Decided, keepStatement, refused, unchanged, type Written } from './accept.ts';
import { lockedSlip, slipChangedBy } from './placedSlip.ts';
import { lockWallet, notifyBalance, walletOf, walletQuery } from '#server/modules/wallet/index.ts';
import { DEFAULT_PRICING_RULES } from '../pricing/ticket.ts';

const MOST_TRIES = 3;

/**
 * Decides a placement once, all bets or none (product §5, domain rules §2.8). Locks, writes, publishes. A repeated id gets the first
 * decision, or `placement-id-reused` if the bets differ. Stores nothing for malformed ids, ended sessions, `temporarily-unavailable`,
 * `register-unchecked` and `safer-play-unchecked`. Throws on lasting errors and if the commit's outcome is unknown.
 */
export const placeBets = async (deps: DomainDeps, request: PlacementRequest): Promise<PlacementDecision> =>
  (await decidePlacement(deps, request)).decision;

/** `written` is null if nothing was placed now, or if the bets must be read again. */
export type Outcome = { readonly decision: PlacementDecision; readonly written: Written | null };

/** A leg's event began after the request arrived, so the delay of live bets is owed. Nothing was written. */
export class BecameLive extends Error {}

/** Does what `placeBets` does and returns what it wrote, too. Throws `BecameLive` only for a request with `isBeforePlay`. */
export async function decidePlacement(deps: DomainDeps, request: PlacementRequest): Promise<Outcome> {
  if (!isPlacementId(request.placementId) || !areIdsBounded(request.bets)) return without(refusedWith(request, 'placement-invalid'));
  const exact = new Set<string>();
  let isAsked = false;
  let mayStand = false;
  for (let attempt = 1; ;) {
    let isCommitting = false;
    try {
      const decided = await withTransaction(deps.db, async (trx) => {
        isCommitting = false;
        const answer = await decideOnce(deps, trx, request, exact);
        isCommitting = true;
        return answer;
      });
      if (decided.isNew) await notify(deps, request, decided);
      if (!isUnchecked(decided.decision) || isAsked || !deps.register) return decided;
      // Queries the exclusion register without locks, then decides again.
      isAsked = true;
      if (!(await deps.register.ask(request.playerId))) return decided;
    } catch (error) {
      if (error instanceof PartsAreFull) {
        error.selectionIds.forEach((id) => exact.add(id));
        continue;
      }
      if (error instanceof BecameLive) throw error;
      if (!isCommitting) {
        // Rethrows if an earlier attempt may have committed, because a refusal might be wrong.
        const code = mayStand ? null : await nameOfFault(deps, request, error);
        if (code === null) throw error;
        return without(refusedWith(request, code));
      }
      mayStand = true;
      if (attempt === MOST_TRIES) throw error;
      attempt += 1;
    }
  }
}

const without = (decision: PlacementDecision): Outcome => ({ decision, written: null });

async function nameOfFault({ db }: DomainDeps, { playerId }: PlacementRequest, error: unknown): Promise<BetRefusal['code'] | null> {
  if (isTransient(error)) return 'temporarily-unavailable';
  return (await isGateUnreadable(db, playerId, error)) ? 'safer-play-unchecked' : null;
}

/** Refuses for good a placement beyond the player's rate limit. Locks, writes. Throws if the outcome is unknown. */
export const refuseTooOften = ({ db, ports }: DomainDeps, request: PlacementRequest): Promise<PlacementDecision> =>
  withTransaction(db, async (trx) => {
    const { cashCents } = await lockWallet(trx, request.playerId);
    const { past } = await readEligibility(trx, request, cashCents);
    if (past) return repeated(request, past);
    const decision = refusedWith(request, 'placed-too-often');
    await together(trx, [keepStatement(request, decision, ports.now())]);
    return decision;
  });

/** Finds a decision without waiting; `in-progress` while delayed or the wallet is locked. */
export async function findPlacement(
  { db }: DomainDeps,
  { playerId, placementId }: { playerId: string; placementId: string },
): Promise<{ readonly status: 'decided'; readonly decision: PlacementDecision } | { readonly status: 'in-progress' | 'unknown' }> {
  const find = (executor: DomainDeps['db']) =>
    executor
      .selectFrom('placements')
      .select('result')
      .where('player_id', '=', playerId)
      .where('placement_id', '=', placementId)
      .executeTakeFirst();
  const early = await find(db);
  if (early) return { status: 'decided', decision: restoreDecision(placementId, early.result) };
  const held = await db
    .selectFrom('held_placements')
    .select('due_at')
    .where('player_id', '=', playerId)
    .where('placement_id', '=', placementId)
    .executeTakeFirst();
  if (held) return { status: 'in-progress' };
  return db.transaction().execute(async (trx) => {
    const wallet = await trx
      .selectFrom('ledger_accounts')
      .select('id')
      .where('player_id', '=', playerId)
      .where('kind', '=', 'player-cash')
      .forShare()
      .skipLocked()
      .executeTakeFirst();
    if (!wallet) return { status: 'in-progress' };
    const late = await find(trx);
    return late ? { status: 'decided', decision: restoreDecision(placementId, late.result) } : { status: 'unknown' };
  });
}

async function decideOnce(
  { ports }: DomainDeps,
  trx: Trx,
  request: PlacementRequest,
  exact: ReadonlySet<string>,
): Promise<Decided & { readonly isNew: boolean }> {
  const { playerId, placementId, bets } = request;
  const selectionIds = selectionIdsOf(bets);
  const slipOwner = slipChangedBy(request);
  const [wallets, eligibilityRows, offered, slipRows = []] = await together(trx, [
    walletQuery(trx, playerId),
    eligibilityQuery(trx, request),
    lockOffers(trx, selectionIds, request.heldFrom),
    ...(slipOwner === null ? [] : [slipQuery(trx, slipOwner)]),
  ]);
  const { cashCents, currency } = walletOf(wallets);
  const { past, geo, homeOfLimits, minimums, eligibilityAt } = eligibilityOf(eligibilityRows, cashCents);
  if (past) return { ...unchanged(repeated(request, past)), isNew: false };
  const offers = await withSuspended(trx, byId(offered), selectionIds, request.heldFrom);
  throwIfLive(request, offers);
  const uses = usesIn(bets);
  const rewards = uses.length === 0 ? NO_REWARDS : await lockRewards(trx, playerId, uses, ports.now());
  // Reads the clock after locking, because lock waits make earlier times stale.
  const now = ports.now();
  const eligibility = eligibilityAt(now);
  const usual = bets.some(({ draftBetId }) => draftBetId === TEASER) ? await readPricingRules(trx) : DEFAULT_PRICING_RULES;
  const house = { ...usual, policy: request.sameGamePush ?? usual.policy };
  const held = (eligibility.limits?.mostExposureCents ?? null) === null ? undefined : await heldOf(trx, playerId, selectionIds);
  const own = homeOfLimits === null ? undefined : await readLimitAllowance(trx, { playerId, region: homeOfLimits, now });
  const question = { bets, offers, eligibility, autoAccept: request.autoAccept, house, minimums, rewards, ip: request.ip, now };
  const answer = decide({ ...question, ...(held ? { held } : {}), ...(own ? { own } : {}) });
  const decided =
    answer.kind === 'refused'
      ? unchanged(refused(request, answer.refusals))
      : await acceptUnlessFull(
          trx,
          request,
          { playerId, placementId, currency, geo, placedAt: now, bets: answer.bets },
          {
            cashCents,
            exact,
            slip: slipOwner === null ? null : { owner: slipOwner, content: await lockedSlip(trx, slipOwner, slipRows, now) },
          },
        );
  const { decision } = decided;
  // Stores no refusal for an ended session or silent register, so that the id may be retried.
  if (!decision.accepted && eligibility.isSessionAlive && !isUnchecked(decision))
    await together(trx, [keepStatement(request, decision, now)]);
  return { ...decided, isNew: decision.accepted };
}

function throwIfLive({ isBeforePlay }: PlacementRequest, offers: Offers): void {
  if (isBeforePlay && [...offers.values()].some(({ eventStatus }) => eventStatus === 'IN_PLAY')) throw new BecameLive();
}

const isUnchecked = ({ refusals }: PlacementDecision): boolean => refusals.some(({ code }) => code === 'register-unchecked');

type Offers = ReturnType<typeof byId>;

/** Adds suspended offers unlocked, so that bets never delay traders. */
async function withSuspended(trx: Trx, locked: Offers, selectionIds: readonly string[], since?: Date): Promise<Offers> {
  const missing = selectionIds.filter((id) => !locked.has(id));
  return missing.length === 0 ? locked : new Map([...locked, ...(await readSuspended(trx, missing, since))]);
}

const usesIn = (bets: PlacementRequest['bets']): RewardUse[] => bets.flatMap(({ reward }) => (reward ? [reward] : []));

const repeated = (request: PlacementRequest, past: { readonly bodyHash: string; readonly result: unknown }): PlacementDecision =>
  past.bodyHash === bodyHash(request.bets)
    ? restoreDecision(request.placementId, past.result)
    : refusedWith(request, 'placement-id-reused');
const refusedWith = (request: PlacementRequest, code: BetRefusal['code']): PlacementDecision =>
  refused(request, [{ code, subjectId: null, change: null }]);

async function notify(deps: DomainDeps, request: PlacementRequest, { decision, slipVersion, written }: Decided): Promise<void> {
  const { playerId } = request;
  const slipOwner = slipChangedBy(request);
  for (const betId of decision.betIds) deps.bus?.publish(topics.bets(playerId), { betId, version: '1' });
  if (slipOwner !== null && slipVersion !== null) publishSlip(deps.bus, slipOwner, slipVersion);
  if (written) deps.bus?.publish(topics.balance(playerId), { version: String(written.balances.version) });
  // Ignores errors: the bets are committed, and clients reread the state when they reconnect.
  else await notifyBalance(deps, playerId).catch(() => undefined);
}
