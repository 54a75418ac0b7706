import { isAbsolute } from 'node:path';
import { EnvReader, type Reader, url } from './readEnv.ts';

export type DatabaseConfig = {
  readonly databaseUrl: string | null;
  /** Folder of `postgres` and `initdb`; null for those in `node_modules`. */
  readonly postgresBin: string | null;
};

const folder: Reader<string> = (raw) =>
  isAbsolute(raw) ? { value: raw } : { expected: 'the absolute path of a folder with postgres and initdb' };

export function databaseIn(reader: EnvReader, isProduction: boolean): DatabaseConfig {
  const databaseUrl = reader.read('DATABASE_URL', url(['postgres:', 'postgresql:']), null);
  const postgresBin = reader.read('POSTGRES_BIN', folder, null);
  const [hasUrl, hasBin] = [reader.has('DATABASE_URL'), reader.has('POSTGRES_BIN')];
  if (hasUrl && hasBin) reader.problems.push('DATABASE_URL and POSTGRES_BIN exclude each other: one of them names the PostgreSQL');
  if (isProduction && !hasUrl && !hasBin)
    reader.problems.push(
      'DATABASE_URL or POSTGRES_BIN is missing: production does not run the embedded PostgreSQL, whose programs carry OpenSSL 1.1.1, without fixes since 2023',
    );
  return { databaseUrl, postgresBin };
}

/** Database settings for commands that run beside the server. Throws for invalid environment variables. */
export function databaseOf(env: Readonly<Record<string, string | undefined>>): DatabaseConfig {
  const reader = new EnvReader(env);
  const database = databaseIn(reader, env['NODE_ENV']?.trim() === 'production');
  if (reader.problems.length > 0) throw new Error(reader.problems.join('\n'));
  return database;
}
