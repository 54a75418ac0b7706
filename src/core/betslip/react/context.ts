import { createContext, type ReactNode, use } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { ReceiptFragment } from '#src/gql/graphql.ts';
import type { SelectionRef } from '../types.ts';
import type { BetslipRunner } from './betslipRunner.ts';

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
};

export type BetslipContextValue = BetslipRunner & {
  readonly frame: StoreApi<BetslipFrame>;
  /** Puts a selection into the slip or takes it out, at the price that is shown. */
  readonly toggle: (selection: SelectionRef) => void;
  readonly open: () => void;
  readonly onLogIn: () => void;
  readonly onDeposit: () => void;
  /** To a page of the site. */
  readonly onGo: (path: string) => void;
  /** Draws what the player is told of a placed bet. */
  readonly renderReceipt: (receipt: ReceiptFragment) => ReactNode;
  /** Null for visitors: there is nobody to remember it for. */
  readonly onAutoAcceptChange: ((isOn: boolean) => void) | null;
};

export const BetslipContext = createContext<BetslipContextValue | null>(null);

/** Throws outside a `BetslipProvider`. */
export function useBetslipContext(): BetslipContextValue {
  const value = use(BetslipContext);
  if (value === null) throw new Error('Wrap the application in <BetslipProvider>.');
  return value;
}
