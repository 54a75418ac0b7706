import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Ports } from './ports.ts';
import type { Schema } from './store/index.ts';

/** Queries the exclusion register. Use outside transactions. Concurrent queries about one account share a request. */
export type RegisterPort = {
  /** Resolves to true after an answer is stored, or to false if the register is known to be unreachable. Never rejects. */
  readonly ask: (playerId: string) => Promise<boolean>;
  /** Queries the register if no recent answer is stored. */
  readonly ensure: (playerId: string) => Promise<boolean>;
};

/** Without `bus`, changes are not published. Without `register`, only stored answers of the exclusion register are used. */
export type DomainDeps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus?: Bus; readonly register?: RegisterPort };
