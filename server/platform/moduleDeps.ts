import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Ports } from './ports.ts';
import type { Schema } from './store/index.ts';

/** Register of excluded persons. Sends outside of transactions; concurrent questions for one account are one. */
export type RegisterPort = {
  /** True once an answer is stored, whatever it says; false at once while the register is away and being probed. Never rejects. */
  readonly ask: (playerId: string) => Promise<boolean>;
  /** Asks unless a fresh answer is stored. */
  readonly ensure: (playerId: string) => Promise<boolean>;
};

/** Nobody is notified without `bus`; only stored answers count without `register`. */
export type DomainDeps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus?: Bus; readonly register?: RegisterPort };
