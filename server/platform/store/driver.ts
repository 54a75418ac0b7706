import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { journeyOf } from './together.ts';

/** Sends independent statements together. Requires the pool option `pipeline: true`. */
export class PipelinedDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new PipelinedDriver(this.#pool);
  }
}

class PipelinedDriver implements Driver {
  constructor(private readonly pool: pg.Pool) {}

  init = (): Promise<void> => Promise.resolve();

  async acquireConnection(): Promise<DatabaseConnection> {
    return new Connection(await this.pool.connect());
  }

  beginTransaction = (connection: DatabaseConnection, settings: TransactionSettings): Promise<void> => {
    ownOf(connection).begin(settings);
    return Promise.resolve();
  };

  commitTransaction = (connection: DatabaseConnection): Promise<void> => ownOf(connection).end('commit');
  rollbackTransaction = (connection: DatabaseConnection): Promise<void> => ownOf(connection).end('rollback');

  releaseConnection(connection: DatabaseConnection): Promise<void> {
    ownOf(connection).client.release();
    return Promise.resolve();
  }

  destroy = (): Promise<void> => this.pool.end();
}

type Asked = { readonly text: string; readonly values?: unknown[]; readonly name?: string };
const CHANGES = new Set(['DELETE', 'INSERT', 'MERGE', 'UPDATE']);

class Connection implements DatabaseConnection {
  /** Start of a transaction, sent together with the first statement to save a round trip. */
  #beginning: string | null = null;

  constructor(readonly client: pg.PoolClient) {}

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    this.#beginning = ['start transaction', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    if (this.#beginning === null) await this.#send([{ text: how }]);
    this.#beginning = null;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const journey = journeyOf(query);
    if (journey) {
      const results = await this.#send(
        journey.map(({ sql, parameters, name }) => ({ text: sql, values: [...parameters], ...(name && { name }) })),
      );
      return { rows: results.map(({ rows }) => rows) as Row[] };
    }
    const [result] = await this.#send([{ text: query.sql, values: [...query.parameters] }]);
    if (!result) throw new Error('A statement without an answer');
    const { command, rowCount, rows } = result;
    return CHANGES.has(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows: rows as Row[] } : { rows: (rows ?? []) as Row[] };
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Pipelined connections have no cursors');
  }

  /** Sends all statements at once. After all have ended, throws the first failure. */
  async #send(asked: readonly Asked[]): Promise<pg.QueryResult[]> {
    const all = this.#beginning === null ? asked : [{ text: this.#beginning }, ...asked];
    const isBegun = all.length > asked.length;
    this.#beginning = null;
    const { stream } = this.client.connection;
    stream.cork();
    const sent = all.map((one) => this.client.query(one));
    stream.uncork();
    const results = await Promise.allSettled(sent);
    const failed = results.find((result) => result.status === 'rejected');
    if (failed) throw withTrace(failed.reason);
    const answers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    return isBegun ? answers.slice(1) : answers;
  }
}

function ownOf(connection: DatabaseConnection): Connection {
  if (connection instanceof Connection) return connection;
  throw new Error('A connection of another driver');
}

function withTrace(reason: unknown): unknown {
  if (reason instanceof Error && reason.stack) reason.stack += `\n${new Error('asked here').stack?.split('\n').slice(1).join('\n') ?? ''}`;
  return reason;
}
