import type { BetslipEvent } from '../../events.ts';

type Dispatch = (event: BetslipEvent) => void;

export type HeldEvents = {
  readonly dispatch: Dispatch;
  readonly attach: (machine: Dispatch) => void;
  readonly waiting: () => readonly BetslipEvent[];
  readonly drop: () => readonly BetslipEvent[];
};

export function holdEvents(): HeldEvents {
  let held: BetslipEvent[] = [];
  let machine: Dispatch | null = null;
  return {
    dispatch: (event) => (machine === null ? void held.push(event) : machine(event)),
    attach: (next) => {
      machine = next;
      const due = held;
      held = [];
      for (const event of due) next(event);
    },
    waiting: () => held,
    drop: () => {
      const dropped = held;
      held = [];
      return dropped;
    },
  };
}
