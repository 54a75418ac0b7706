import type { BetslipEvent } from '../../events.ts';

type Dispatch = (event: BetslipEvent) => void;

export type HeldEvents = {
  readonly dispatch: Dispatch;
  /** Hands over what was held, in order, and from then on everything at once. */
  readonly attach: (machine: Dispatch) => void;
  /** What is held now, in order. */
  readonly waiting: () => readonly BetslipEvent[];
  /** Gives up what is held: the machine did not come. Answers it. */
  readonly drop: () => readonly BetslipEvent[];
};

/** Keeps what happens to the slip until the code that acts on it has come. */
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
