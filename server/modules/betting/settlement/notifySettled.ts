import { topics } from '#server/platform/bus/bus.ts';
import { notifySlip } from '../slip/betslipStore.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import type { SettledBet } from './settleBatch.ts';
import { notifyBalance } from '#server/modules/wallet/index.ts';

/** Publishes bets after the commit. Never rejects: clients reread when they reconnect. */
export async function notifySettled(deps: DomainDeps, bets: readonly SettledBet[]): Promise<void> {
  for (const { betId, playerId, version } of bets) deps.bus?.publish(topics.bets(playerId), { betId, version: String(version) });
  const paid = new Set(bets.filter(({ hasMovedMoney }) => hasMovedMoney).map(({ playerId }) => playerId));
  for (const playerId of paid) await notifyBalance(deps, playerId).catch(missed);
  const given = new Set(bets.filter(({ hasMovedToken }) => hasMovedToken).map(({ playerId }) => playerId));
  for (const playerId of given) await notifySlip(deps, `player:${playerId}`).catch(missed);
}

const missed = (): void => undefined;
