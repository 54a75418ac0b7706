import { Kysely } from 'kysely';
import pg from 'pg';
import { type Cluster, ensureDatabase, openCluster } from './cluster.ts';
import { PipelinedDialect } from './driver.ts';
import { migrate } from './migrate.ts';
import { type ServerTraits, unfit } from './versions.ts';
import { nextUser, othersAreConnected, type Ownership, takeOwnership } from './ownership.ts';
import type { Schema } from './schema/index.ts';
import { codeOf, messageOf } from '../errors.ts';

export type Store = {
  /** Connection pool for requests. Statements are cancelled after five seconds; the pool gives up a silent database after six. */
  readonly db: Kysely<Schema>;
  /** Connection pool for seeds, imports, settlement and jobs, without time limit in the server. */
  readonly jobs: Kysely<Schema>;
  readonly url: string;
  /** Closes connections. Stops an embedded database that no other process uses. */
  readonly close: () => Promise<void>;
};

export type StoreOptions = {
  readonly databaseUrl?: string | null;
  /** Folder of the embedded database's programs. Null: those in `node_modules`. */
  readonly postgresBin?: string | null;
  readonly dataDir: string;
  readonly log: { readonly info: (line: string) => void; readonly error: (line: string) => void };
  /** `owner`: the server that uses the embedded database. `guest`: a command that runs beside the server. */
  readonly role?: 'guest' | 'owner';
  readonly maxConnections?: number;
  readonly settings?: Readonly<Record<string, string>>;
};

const DATABASE = 'linemaker';

type Patience = Pick<pg.PoolConfig, 'lock_timeout' | 'max' | 'query_timeout' | 'statement_timeout'>;
/** The client waits longer than the database, so that the database has cancelled a statement before the client gives up. */
const REQUESTS: Patience = { max: 20, statement_timeout: 5_000, lock_timeout: 4_000, query_timeout: 6_000 };
/** The database sets no time limit for statements. The client's limit ends dead connections. */
const JOBS: Patience = { max: 10, statement_timeout: 0, lock_timeout: 8_000, query_timeout: 600_000 };

/** Opens and migrates the database. As `owner`, locks an embedded database. Throws if a step fails. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const user = nextUser();
  if (options.databaseUrl) {
    await reach(options.databaseUrl);
    return connect(options.databaseUrl, options, user, () => Promise.resolve());
  }
  const say = options.log.info;
  const cluster = await openCluster({
    dataDir: options.dataDir,
    postgresBin: options.postgresBin ?? null,
    say,
    ...(options.settings && { settings: options.settings }),
  });
  await ensureDatabase(cluster, DATABASE);
  const ownership = options.role === 'guest' ? null : await takeOwnership(cluster, DATABASE, { user, say: options.log.error });
  return connect(cluster.url(DATABASE), options, user, () => leave(cluster, user, ownership));
}

/** Connects once. Throws if the database is unreachable or unsuitable. Errors do not reveal the password. */
async function reach(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect().catch((error: unknown) => {
      throw new Error(`The database of DATABASE_URL cannot be reached: ${messageOf(error) || codeOf(error)}`, { cause: error });
    });
    const { rows } = await client.query<ServerTraits>(
      "SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('server_encoding') AS encoding",
    );
    const reason = rows[0] && unfit(rows[0]);
    if (reason) throw new Error(`The database of DATABASE_URL ${reason}`);
  } finally {
    await client.end();
  }
}

async function leave(cluster: Cluster, user: string, ownership: Ownership | null): Promise<void> {
  await ownership?.release();
  if (!(await othersAreConnected(cluster, user))) await cluster.stop();
}

async function connect(url: string, options: StoreOptions, user: string, leaveDatabase: () => Promise<void>): Promise<Store> {
  await migrate(url);
  const name = `linemaker ${user}`;
  const open = (patience: Patience): Kysely<Schema> => {
    const pool = new pg.Pool({
      connectionString: url,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      application_name: name,
      pipeline: true,
      ...patience,
    });
    // Unhandled `error` events would end the process. The pool emits those of idle clients, busy clients their own.
    pool.on('error', (error) => options.log.error(`A database connection was lost: ${error.message}`));
    pool.on('connect', (client) => client.on('error', () => undefined));
    return new Kysely<Schema>({ dialect: new PipelinedDialect(pool) });
  };
  const [db, jobs] = [open(options.maxConnections === undefined ? REQUESTS : { ...REQUESTS, max: options.maxConnections }), open(JOBS)];
  return {
    db,
    jobs,
    // Names connections with this URL, so that `othersAreConnected` ignores them.
    url: `${url}${url.includes('?') ? '&' : '?'}application_name=${encodeURIComponent(name)}`,
    close: async () => {
      await Promise.all([db.destroy(), jobs.destroy()]);
      await leaveDatabase();
    },
  };
}
