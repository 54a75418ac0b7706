import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { Kysely } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Cluster, ensureDatabase, openCluster } from '#server/platform/store/cluster.ts';
import { migrate, readMigrations } from '#server/platform/store/migrate.ts';
import { openLayouts } from '#server/content/layouts.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { createClock, createPorts } from '#server/platform/systemPorts.ts';
import { fillWorld } from '#server/sandbox/fillWorld.ts';
import { PipelinedDialect, type Schema } from '#server/platform/store/index.ts';
import { tinyCatalogue } from './tinyCatalogue.ts';

export type TestStore = { readonly db: Kysely<Schema>; readonly url: string };

// Unsafe, but durability tests start their own database cluster.
const UNSAFE_AND_FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '400' };

/** Creates a migrated, empty database before a file's tests and drops it afterwards. Call at the top of a test file. */
export function useTestStore(maxConnections = 12): () => TestStore {
  let store: TestStore | undefined;
  let close: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    const opened = await createTestStore(maxConnections);
    store = opened;
    close = opened.close;
  }, 60_000);
  afterAll(() => close());
  return () => {
    if (!store) throw new Error('The test store is open only inside tests');
    return store;
  };
}

type Template = (cluster: Cluster) => Promise<string>;

export async function createTestStore(
  maxConnections = 12,
  templateIn: Template = migratedTemplate,
): Promise<TestStore & { readonly close: () => Promise<void> }> {
  const dataDir = inject('storeDir');
  chmodSync(dataDir, 0o755);
  const cluster = await openCluster({
    dataDir,
    postgresBin: process.env['POSTGRES_BIN'] ?? null,
    say: () => undefined,
    settings: UNSAFE_AND_FAST,
  });
  const template = await templateIn(cluster);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await createFrom(cluster, template, name);
  const url = cluster.url(name);
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, lock_timeout: 8_000, statement_timeout: 15_000, pipeline: true });
  pool.on('error', () => undefined);
  // Ignores connection errors, like the store: a broken connection fails only its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PipelinedDialect(pool) });
  const close = async (): Promise<void> => {
    await db.destroy();
    await asAdmin(cluster, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { db, url, close };
}

/** Returns the name of a migrated database, which tests copy. It depends on the migrations. */
async function migratedTemplate(cluster: Cluster): Promise<string> {
  const migrations = readMigrations();
  const name = `template_${(migrations.at(-1)?.checksum ?? '').slice(0, 12)}_${migrations.length}`;
  return await templateOf(cluster, name, async (draft) => {
    await ensureDatabase(cluster, draft);
    await migrate(cluster.url(draft), migrations);
  });
}

/** Returns the name of a migrated database with this build's documents published. */
async function publishedTemplate(cluster: Cluster): Promise<string> {
  const migrated = await migratedTemplate(cluster);
  return await templateOf(cluster, `published_${migrated}`, async (draft, admin) => {
    await admin.query(`CREATE DATABASE ${draft} TEMPLATE ${migrated}`);
    await using opened = open(cluster, draft);
    const { upkeep } = await openLayouts({ ...opened, catalogue: tinyCatalogue() });
    upkeep.close();
  });
}

/** Longest time that tests copy the same world, because its games begin relative to its creation. */
const WORLD_LASTS_MS = 180_000;

/** Returns the name of a database with everything that a server's first start writes, which takes most of a start's time. */
export async function worldTemplate(cluster: Cluster): Promise<string> {
  const published = await publishedTemplate(cluster);
  const name = `world_${Math.floor(Date.now() / WORLD_LASTS_MS)}`;
  return await templateOf(cluster, name, async (draft, admin) => {
    await admin.query(`CREATE DATABASE ${draft} TEMPLATE ${published}`);
    await using opened = open(cluster, draft);
    await fillWorld({ seed: null, hasSimulation: false }, opened);
  });
}

function open(cluster: Cluster, name: string) {
  const pool = new pg.Pool({ connectionString: cluster.url(name), max: 4, pipeline: true });
  const db = new Kysely<Schema>({ dialect: new PipelinedDialect(pool) });
  return { db, bus: createMemoryBus(), ports: createPorts(createClock(), 1), [Symbol.asyncDispose]: () => db.destroy() };
}

/** Builds the template under a draft name, so that no test copies it unfinished. */
async function templateOf(cluster: Cluster, name: string, fill: (draft: string, admin: pg.Client) => Promise<void>): Promise<string> {
  await asAdmin(cluster, async (admin) => {
    // Takes turns with other test files, because PostgreSQL refuses to copy a database while anyone is connected.
    await admin.query('SELECT pg_advisory_lock(1)');
    const { rowCount } = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount !== 0) return;
    const draft = `${name}_draft`;
    await admin.query(`DROP DATABASE IF EXISTS ${draft}`);
    await fill(draft, admin);
    await admin.query(`ALTER DATABASE ${draft} RENAME TO ${name}`);
  });
  return name;
}

async function createFrom(cluster: Cluster, template: string, name: string): Promise<void> {
  await asAdmin(cluster, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(1)');
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
}

async function asAdmin(cluster: Cluster, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: cluster.url('postgres') });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
