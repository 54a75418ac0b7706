import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Ports } from './ports.ts';
import type { Schema } from './store/index.ts';

/** Queries the exclusion register outside transactions. Concurrent requests for one account share a query. */
export type RegisterPort = {
  /** True once any answer is stored; false at once while the register is known to be away. Never rejects. */
  readonly ask: (playerId: string) => Promise<boolean>;
  /** Asks the register unless a fresh answer is stored. */
  readonly ensure: (playerId: string) => Promise<boolean>;
};

/** Without `bus` changes are not published. Without `register` only stored answers of the exclusion register count. */
export type DomainDeps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus?: Bus; readonly register?: RegisterPort };
