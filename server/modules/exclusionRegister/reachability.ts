import type { Logger } from 'pino';
import type { RegisterFault } from './vendor.ts';

export type Outcome = RegisterFault | 'answered';

export type Reachability = {
  /**
   * Records the outcome of a call (null: valid answer) and logs outages. `about`: what the call checked, an account or the register's
   * changes.
   */
  readonly note: (fault: RegisterFault | null, about: string) => void;
  /** True during an outage. A single failure does not count: the account may be its cause. */
  readonly isAway: () => boolean;
  readonly counts: () => ReadonlyMap<Outcome, number>;
  /** Seconds since the register stopped answering; 0 while it answers. */
  readonly awaySeconds: () => number;
};

const MOST_SILENT = 2;

export function createReachability(log: Pick<Logger, 'error' | 'info'>, now: () => Date): Reachability {
  const counts = new Map<Outcome, number>();
  const silent = new Set<string>();
  let awaySince: Date | null = null;
  return {
    note: (fault, about) => {
      if (fault === null) silent.clear();
      else if (silent.size < MOST_SILENT) silent.add(about);
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
    isAway: () => silent.size >= MOST_SILENT,
    counts: () => counts,
    awaySeconds: () => (awaySince === null ? 0 : Math.max(0, (now().getTime() - awaySince.getTime()) / 1_000)),
  };
}
