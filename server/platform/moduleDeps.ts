import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Ports } from './ports.ts';
import type { Schema } from './store/index.ts';

/** Sends outside of transactions; concurrent requests for one account are sent once. */
export type RegisterPort = {
  /** True once an answer is stored, whatever it is; false at once while the register is away and probed. Never rejects. */
  readonly ask: (playerId: string) => Promise<boolean>;
  /** Asks the register unless a fresh answer is stored. */
  readonly ensure: (playerId: string) => Promise<boolean>;
};

/** Without `bus` changes are not published; without `register` only stored answers count. */
export type DomainDeps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus?: Bus; readonly register?: RegisterPort };
