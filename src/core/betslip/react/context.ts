import { createContext, type ReactNode, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Result } from '#src/shared/values/result.ts';
import type { SelectionRef, SelectionSource, WantedBets } from '../types.ts';
import type { WirePlacedBet } from '../wire.ts';
import type { BetslipRunner } from './placement/betslipRunner.ts';

export type BetslipFrame = {
  /** True if open as a sheet (narrow screens). */
  readonly isOpen: boolean;
  /** True if reduced to a button (wide screens). */
  readonly isCollapsed: boolean;
  readonly isMaximised: boolean;
  /** Selection pressed last; its amount gets the focus. */
  readonly newest: string | null;
  readonly wantsFocus: boolean;
  readonly canDeposit: boolean;
  readonly isDepositing: boolean;
  /** Bets that wait for the player to keep or replace the slip's bets. */
  readonly joining: WantedBets | null;
};

export type SlipCallbacks = {
  /** Runs before each placement. A refusal is a text for the player. */
  readonly verifyLocation: () => Promise<Result<unknown, string>>;
  readonly onCheckLocation: () => Promise<boolean>;
  readonly onLogIn: () => void;
  readonly onDeposit: () => void;
  readonly onGo: (path: string) => void;
  readonly renderPlacedBet: (bet: WirePlacedBet) => ReactNode;
  /** Null for visitors, who lack this setting. */
  readonly onAutoAcceptChange: ((isOn: boolean) => void) | null;
};

export type BetslipContextValue = BetslipRunner &
  Omit<SlipCallbacks, 'verifyLocation'> & {
    readonly frame: StoreApi<BetslipFrame>;
    readonly toggle: (selection: SelectionRef, from?: SelectionSource) => void;
    /** Adds all selections of a featured bet, or none if one has no price. */
    readonly takeFeatured: (featuredBetId: string, selections: readonly SelectionRef[]) => void;
    /** Adds bets. If `asks`, the player first chooses to keep or replace the slip's bets. */
    readonly take: (bets: WantedBets, asks?: boolean) => void;
    readonly open: () => void;
  };

export const BetslipContext = createContext<BetslipContextValue | null>(null);

/** Throws outside a `BetslipProvider`. */
export function useBetslipContext(): BetslipContextValue {
  const value = use(BetslipContext);
  if (value === null) throw new Error('Wrap the application in <BetslipProvider>.');
  return value;
}
