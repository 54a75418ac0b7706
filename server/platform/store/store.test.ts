import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clusterHome, unprivilegedAccount } from './account.ts';
import { openStore, type StoreOptions } from './index.ts';
import { processesOf, readPostmaster, stopPostmaster } from './postmaster.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'linemaker-store-'));
const pgData = path.join(folder, 'postgres', 'data');
const said: string[] = [];
const log = { info: (line: string) => said.push(line), error: (line: string) => said.push(line) };
const open = (more: Partial<StoreOptions> = {}) => openStore({ dataDir: folder, log, ...more });

beforeAll(() => chmodSync(folder, 0o755));
afterAll(async () => {
  await stopPostmaster(pgData);
  rmSync(folder, { recursive: true, force: true });
});

describe('an embedded database', { timeout: 60_000 }, () => {
  test('an embedded database is durable, local, protected by a password and stopped on close', async () => {
    const store = await open();
    const settings = await sql<{ name: string; setting: string }>`
      SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'TimeZone') ORDER BY name`.execute(
      store.db,
    );
    expect(Object.fromEntries(settings.rows.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      synchronous_commit: 'on',
      TimeZone: 'UTC',
    });
    await expect(openStore({ databaseUrl: store.url.replace(/:[^:@/]+@/, ':wrong@'), dataDir: folder, log })).rejects.toThrow(
      'password authentication failed',
    );
    await store.close();
    expect(processesOf(pgData)).toEqual([]);
    expect(existsSync(path.join(pgData, 'postmaster.pid'))).toBe(false);
  });

  test('a second server on the same data folder is refused with one line', async () => {
    const store = await open();
    await expect(open()).rejects.toThrow(
      `Another server (process ${process.pid}) already runs on this data folder: stop it, or choose another DATA_DIR.`,
    );
    await store.close();
  });

  test('a command and the server share a database, which the last of them to close stops', async () => {
    const [server, guest] = [await open(), await open({ role: 'guest' })];
    await guest.close();
    await sql`SELECT 1`.execute(server.db);
    await server.close();
    expect(processesOf(pgData)).toEqual([]);
  });

  test('several processes that start on a new folder share one database', async () => {
    const dataDir = path.join(folder, 'together');
    const guests = await Promise.all(Array.from({ length: 3 }, () => open({ dataDir, role: 'guest' })));
    const ports = await Promise.all(
      guests.map(
        async ({ db }) =>
          (await sql<{ port: string }>`SELECT setting AS port FROM pg_settings WHERE name = 'port'`.execute(db)).rows[0]?.port,
      ),
    );
    expect(new Set(ports).size).toBe(1);
    for (const guest of guests) await guest.close();
    await stopPostmaster(path.join(dataDir, 'postgres', 'data'));
  });

  test('a draft folder of a living process is kept, and one of a dead process is removed', async () => {
    const dataDir = path.join(folder, 'drafts');
    const [living, dead] = ['draft-1-aaaaaa', `draft-${2 ** 22 + 1}-bbbbbb`].map((name) => path.join(dataDir, 'postgres', name));
    for (const draft of [living, dead]) mkdirSync(draft ?? '', { recursive: true });
    const { kill } = process;
    // Imitates another user's process. A real one would not help, because tests may run as root, which may signal any process.
    const signalled = vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
      if (pid === 1) throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
      return kill.call(process, pid, signal);
    });
    try {
      await (await open({ dataDir })).close();
    } finally {
      signalled.mockRestore();
    }
    expect([living, dead].map((draft) => existsSync(draft ?? ''))).toEqual([true, false]);
  });

  test('a database left running by a killed server is adopted', async () => {
    const gone = await open({ role: 'guest' });
    const orphan = readPostmaster(pgData);
    // Imitates a killed server: all connections are closed, but the database was not stopped.
    await gone.db.destroy();
    const store = await open();
    expect(readPostmaster(pgData)).toEqual(orphan);
    await store.close();
  });

  test('another process with the database’s old process id is not taken for the database', async () => {
    const bystander = spawn('sleep', ['60']);
    const lines = [bystander.pid, pgData, Math.floor(Date.now() / 1000), 1, '', '127.0.0.1', '0 0', 'ready'];
    writeFileSync(path.join(pgData, 'postmaster.pid'), `${lines.join('\n')}\n`);
    const store = await open();
    expect(readPostmaster(pgData)?.pid).not.toBe(bystander.pid);
    expect(bystander.exitCode).toBeNull();
    bystander.kill();
    await store.close();
  });

  test('an empty pid file does not prevent the start', async () => {
    writeFileSync(path.join(pgData, 'postmaster.pid'), '');
    await (await open()).close();
  });

  test('a database without a pid file is replaced, and a shell in its folder is left alone', async () => {
    const gone = await open({ role: 'guest' });
    const lost = readPostmaster(pgData);
    const shell = spawn('sleep', ['60'], { cwd: pgData });
    await gone.db.destroy();
    rmSync(path.join(pgData, 'postmaster.pid'));
    const store = await open();
    expect(readPostmaster(pgData)?.pid).not.toBe(lost?.pid);
    expect(processesOf(pgData)).not.toContain(lost?.pid);
    expect(shell.exitCode).toBeNull();
    shell.kill();
    await store.close();
  });

  test('an embedded database keeps its port between starts', async () => {
    const ports: (number | undefined)[] = [];
    for (let n = 0; n < 2; n += 1) {
      const store = await open();
      ports.push(readPostmaster(pgData)?.port);
      await store.close();
    }
    expect(ports[0]).toBe(ports[1]);
  });

  test('the embedded database has a random password', () => {
    const file = path.join(pgData, 'linemaker.json');
    expect((JSON.parse(readFileSync(file, 'utf8')) as { password: string }).password).toMatch(/^[0-9a-f]{48}$/);
  });
});

test('an unreachable database is reported in one line', async () => {
  await expect(openStore({ databaseUrl: 'postgres://x:y@127.0.0.1:1/z', dataDir: folder, log })).rejects.toThrow('ECONNREFUSED');
});

describe.runIf(process.getuid?.() === 0)('as root', () => {
  test('as root PostgreSQL runs as another user', async () => {
    const account = unprivilegedAccount();
    expect(account?.uid).toBeGreaterThan(0);
  });

  test('as root an inaccessible data folder is replaced by another, which is logged', () => {
    const closed = path.join(folder, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    chmodSync(closed, 0o700);
    const lines: string[] = [];
    const home = clusterHome(path.join(closed, 'data'), unprivilegedAccount(), (line) => lines.push(line));
    expect(home).toMatch(/^(\/var\/lib\/linemaker|.*\/linemaker)\/[0-9a-f]{12}$/);
    expect(lines).toEqual([expect.stringContaining(`its data is in ${home}`)]);
    rmSync(home, { recursive: true });
  });
});

test('without root PostgreSQL runs in the data folder', () => {
  const home = clusterHome(path.join(folder, 'plain'), null, () => expect.unreachable());
  expect(home).toBe(path.join(folder, 'plain', 'postgres'));
});

test('an unreachable database is reported by its setting’s name, without the password', async () => {
  const failure = await open({ databaseUrl: 'postgres://someone:hidden@127.0.0.1:1/none' }).catch((error: unknown) => String(error));
  expect(failure).toMatch(/^Error: The database of DATABASE_URL cannot be reached: .*ECONNREFUSED/);
  expect(failure).not.toContain('hidden');
});
