import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Ports } from './ports.ts';
import type { Schema } from './store/index.ts';

/** The central register of excluded persons. Asks outside of transactions; several questions for one account at once are one. */
export type RegisterPort = {
  /** Resolves to true once an answer is kept, whatever it says; to false at once while the register is away and another question probes it. Never rejects. */
  readonly ask: (playerId: string) => Promise<boolean>;
  /** As `ask`, unless a fresh answer is kept. */
  readonly ensure: (playerId: string) => Promise<boolean>;
};

/** Without `bus` nobody is notified of changes; without `register` answers that are kept are all there is. */
export type DomainDeps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus?: Bus; readonly register?: RegisterPort };
