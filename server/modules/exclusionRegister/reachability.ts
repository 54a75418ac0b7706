import type { Logger } from 'pino';
import type { RegisterFault } from './vendor.ts';

export type Outcome = RegisterFault | 'answered';

export type Reachability = {
  /** Null for a right answer. Says in the log when the register goes away and when it is back. */
  readonly note: (fault: RegisterFault | null) => void;
  readonly counts: () => ReadonlyMap<Outcome, number>;
  /** Seconds since the first fault after the last answer; 0 while it answers. */
  readonly awaySeconds: () => number;
};

export function createReachability(log: Pick<Logger, 'error' | 'info'>, now: () => Date): Reachability {
  const counts = new Map<Outcome, number>();
  let awaySince: Date | null = null;
  return {
    note: (fault) => {
      const outcome = fault ?? 'answered';
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
      if (fault !== null && awaySince === null) {
        awaySince = now();
        log.error(
          { event: 'register-away', fault },
          'The register of excluded persons does not answer: wagers and deposits will be refused',
        );
      } else if (fault === null && awaySince !== null) {
        log.info({ event: 'register-back', since: awaySince });
        awaySince = null;
      }
    },
    counts: () => counts,
    awaySeconds: () => (awaySince === null ? 0 : Math.max(0, (now().getTime() - awaySince.getTime()) / 1_000)),
  };
}
