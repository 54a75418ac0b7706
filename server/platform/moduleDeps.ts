import type { Kysely } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Ports } from './ports.ts';
import type { Schema } from './store/index.ts';

/** Without `bus` nobody is notified of changes. */
export type DomainDeps = { readonly db: Kysely<Schema>; readonly ports: Ports; readonly bus?: Bus };
