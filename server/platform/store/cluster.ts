import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { type Account, clusterHome, unprivilegedAccount } from './account.ts';
import { type Binaries, locateBinaries, namedBinaries } from './binaries.ts';
import { ensureRunning, type Launch, programOf, readPostmaster, stopPostmaster } from './postmaster.ts';
import { codeOf } from '../errors.ts';
import { isAlive } from './isAlive.ts';
import { BUILTIN_LOCALE_SINCE } from './versions.ts';

export type Cluster = {
  readonly url: (database: string) => string;
  readonly pgData: string;
  /** Restarts a crashed server, on the same port if that is free. */
  readonly revive: () => Promise<void>;
  readonly stop: () => Promise<void>;
};
export type ClusterOptions = {
  readonly dataDir: string;
  /** Folder of PostgreSQL's programs. Null: those in `node_modules`. */
  readonly postgresBin?: string | null;
  readonly say: (line: string) => void;
  readonly settings?: Readonly<Record<string, string>>;
};

const USER = 'linemaker';

/** Uses the cluster's running server or starts one. Creates a missing cluster. Throws if no server runs. */
export async function openCluster({ dataDir, postgresBin = null, say, settings = {} }: ClusterOptions): Promise<Cluster> {
  const account = unprivilegedAccount();
  const home = clusterHome(dataDir, account, say);
  const named = postgresBin === null ? null : namedBinaries(postgresBin, account);
  const binaries = (): Binaries => named ?? locateBinaries(account, path.join(path.dirname(home), 'linemaker-postgres'));
  const pgData = path.join(home, 'data');
  const hasBuiltinLocale = named === null || named.major >= BUILTIN_LOCALE_SINCE;
  if (!existsSync(pgData)) initialise(home, { pgData, binaries: binaries(), account, hasBuiltinLocale });
  if (named) refuseOtherMajor(pgData, named.major);
  const { password } = JSON.parse(readFileSync(path.join(pgData, 'linemaker.json'), 'utf8')) as { password: string };
  const portFile = path.join(home, 'port');
  const launch = (): Launch => ({
    binary: () => binaries().postgres,
    pgData,
    account,
    user: USER,
    password,
    settings,
    logFile: path.join(home, 'postgres.log'),
    preferredPort: existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0,
  });
  const { pid, port } = await ensureRunning(launch(), say);
  if (named) refuseOtherProgram(pid, named.postgres);
  writeFileSync(portFile, String(port));
  return {
    url: (database) => `postgres://${USER}:${password}@127.0.0.1:${readPostmaster(pgData)?.port ?? port}/${database}`,
    pgData,
    revive: async () => {
      await ensureRunning(launch(), say);
    },
    stop: () => stopPostmaster(pgData),
  };
}

function refuseOtherMajor(pgData: string, major: number): void {
  const made = readFileSync(path.join(pgData, 'PG_VERSION'), 'utf8').trim();
  if (made !== String(major))
    throw new Error(`${pgData} was made by PostgreSQL ${made}, and the one of POSTGRES_BIN is ${major}: choose another DATA_DIR.`);
}

/** Throws if the running server is not the program `wanted`, as after an earlier start without POSTGRES_BIN. */
function refuseOtherProgram(pid: number, wanted: string): void {
  const running = programOf(pid);
  if (running !== null && running !== realpathSync(wanted))
    throw new Error(`The PostgreSQL that runs on this data folder is ${running}, and not the one of POSTGRES_BIN: stop process ${pid}.`);
}

type NewCluster = {
  readonly pgData: string;
  readonly binaries: Binaries;
  readonly account: Account | null;
  readonly hasBuiltinLocale: boolean;
};

/** Builds the cluster in a draft folder, then renames it, so that only one of two concurrent calls succeeds. */
function initialise(home: string, { pgData, binaries, account, hasBuiltinLocale }: NewCluster): void {
  for (const name of readdirSync(home))
    if (/^draft-\d+/.test(name) && !isAlive(Number.parseInt(name.slice(6), 10)))
      rmSync(path.join(home, name), { recursive: true, force: true });
  // Adds randomness, because threads share the process id.
  const draft = path.join(home, `draft-${process.pid}-${randomBytes(3).toString('hex')}`);
  const passwordFile = `${draft}.password`;
  const password = randomBytes(24).toString('hex');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account) chownSync(passwordFile, account.uid, account.gid);
  const args = [
    '-D',
    draft,
    '-U',
    USER,
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    // Sorts texts by code points with either locale provider.
    ...(hasBuiltinLocale ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C.UTF-8']),
  ];
  const { status, stderr, error } = spawnSync(binaries.initdb, args, {
    ...(account && { uid: account.uid, gid: account.gid }),
    cwd: home,
    encoding: 'utf8',
    env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' },
  });
  rmSync(passwordFile, { force: true });
  if (status !== 0) throw new Error(`PostgreSQL could not make its data folder ${pgData}: ${(error?.message ?? stderr).trim()}`);
  writeFileSync(path.join(draft, 'linemaker.json'), JSON.stringify({ password }), { mode: 0o600 });
  try {
    renameSync(draft, pgData);
  } catch (cause) {
    if (!existsSync(pgData)) throw cause;
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Creates the database if it is missing. Safe to call concurrently. Throws other errors. */
export async function ensureDatabase(cluster: Cluster, name: string, template = 'template1'): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)}`);
  } catch (error) {
    // Another process has created the database: 42P04 duplicate_database, or 23505 from its index.
    if (!['42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    await client.end();
  }
}
