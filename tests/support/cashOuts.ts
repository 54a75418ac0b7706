import { expect } from 'vitest';
import { cashOutBet } from '#server/modules/betting/cashOut/execute.ts';
import { findBet, type BetView } from '#server/modules/betting/bets/index.ts';
import { type CashOutView, viewOf } from '#server/modules/betting/cashOut/index.ts';
import { readCashOutKept } from '#server/modules/catalogue/settings/terms/index.ts';
import { readLines } from '#server/modules/betting/pricing/linesNow.ts';
import { pendingEvents } from '#server/modules/betting/cashOut/view.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { newPlacementId, type TestPlayer } from './players.ts';

type Wish = { readonly cashOutId?: string; readonly stakeCents?: bigint; readonly valueCents?: bigint; readonly quoteId?: string };

export function cashOutHands(deps: () => DomainDeps) {
  const betOf = async (player: TestPlayer, betId: string): Promise<BetView> => {
    const bet = await findBet(deps().db, { playerId: player.playerId, betId });
    if (!bet) throw new Error(`There is no bet ${betId}`);
    return bet;
  };
  const look = async (player: TestPlayer, betId: string): Promise<CashOutView> => {
    const bet = await betOf(player, betId);
    return viewOf(bet, await readLines(deps().db, pendingEvents(bet)), deps().ports.now(), (await readCashOutKept(deps().db)).value);
  };
  const quoteOf = async (player: TestPlayer, betId: string) => {
    const { quote } = await look(player, betId);
    if (!quote) throw new Error(`Bet ${betId} has no quote`);
    return quote;
  };
  return {
    betOf,
    look,
    quoteOf,
    /** Cashes the bet out at the current quote, or at the one in `wish`. */
    take: async (player: TestPlayer, betId: string, wish: Wish = {}) => {
      const seen = wish.quoteId === undefined || wish.valueCents === undefined ? (await look(player, betId)).quote : null;
      const decision = await cashOutBet(deps(), {
        ...player,
        betId,
        cashOutId: wish.cashOutId ?? newPlacementId(),
        quoteId: wish.quoteId ?? seen?.id ?? 'none',
        stakeCents: wish.stakeCents ?? null,
        valueCents: wish.valueCents ?? (wish.stakeCents === undefined ? (seen?.valueCents ?? 1n) : 1n),
      });
      expect(decision).not.toBeNull();
      return { paidCents: decision?.paidCents ?? null, refusal: decision?.refusal ?? null };
    },
  };
}
