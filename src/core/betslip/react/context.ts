import { createContext, type ReactNode, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Result } from '#src/shared/values/result.ts';
import type { SelectionRef, SelectionSource, WantedBets } from '../types.ts';
import type { WirePlacedBet } from '../wire.ts';
import type { BetslipRunner } from './placement/betslipRunner.ts';

/** Where the slip stands on the screen; not part of the core. */
export type BetslipFrame = {
  /** The sheet on narrow screens. */
  readonly isOpen: boolean;
  /** The panel beside the page on wide ones. */
  readonly isCollapsed: boolean;
  /** The panel over the page, where a long slip has room. */
  readonly isMaximised: boolean;
  /** A deposit can be made where the slip is. */
  readonly canDeposit: boolean;
  /** It stands there now. */
  readonly isDepositing: boolean;
  /** Waits for the player to say whether it joins the slip or takes its place. */
  readonly joining: WantedBets | null;
};

/** Requests that floors above the core answer. */
export type SlipCallbacks = {
  /** Asked before every placement. Refused with the words for the player. */
  readonly verifyLocation: () => Promise<Result<unknown, string>>;
  /** The player asks to be located again; answers whether they were. */
  readonly onCheckLocation: () => Promise<boolean>;
  readonly onLogIn: () => void;
  readonly onDeposit: () => void;
  /** To a page of the site. */
  readonly onGo: (path: string) => void;
  /** Draws what the player is told of a placed bet, and the way to show it to others; both live above this floor. */
  readonly renderPlacedBet: (bet: WirePlacedBet) => ReactNode;
  /** Null for visitors: there is nobody to remember it for. */
  readonly onAutoAcceptChange: ((isOn: boolean) => void) | null;
};

export type BetslipContextValue = BetslipRunner &
  Omit<SlipCallbacks, 'verifyLocation'> & {
    readonly frame: StoreApi<BetslipFrame>;
    /** Puts a selection into the slip or takes it out, at the price that is shown. */
    readonly toggle: (selection: SelectionRef, from?: SelectionSource) => void;
    /** Puts all selections of a bet that traders put together into the slip, at the prices that are shown; nothing where one has none. */
    readonly takeFeatured: (featuredBetId: string, selections: readonly SelectionRef[]) => void;
    /** Puts several bets into the slip at once. `asks`: where the slip holds other things, the player says whether they stay. */
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
