import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Ports } from './ports.ts';
import type { Schema } from './store/index.ts';

/** What the domain needs from outside. Without a bus nobody is told; the database is the truth either way. */
export type DomainDeps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus?: Bus };
