import type { Cents } from '#src/lib/money.ts';

export type RoundState = 'OPEN' | 'RETURNED' | 'SETTLED';

/** A sitting at a game, in cents; `wagered` is less what went back. */
export type SessionView = {
  readonly id: string;
  readonly gameId: string;
  readonly title: string;
  readonly currency: string;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly roundCount: number;
  readonly wagered: Cents;
  readonly won: Cents;
};

/** One round, in cents. */
export type RoundView = {
  readonly id: string;
  readonly sessionId: string;
  readonly gameId: string;
  readonly title: string;
  readonly currency: string;
  readonly state: RoundState;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly wagered: Cents;
  readonly won: Cents;
  readonly returned: Cents;
  readonly description: string | null;
  readonly balanceAfter: Cents;
  /** The provider's name for it. */
  readonly reference: string;
};
