import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { processesOf } from '#server/platform/store/postmaster.ts';
import { ask } from '#tests/support/http.ts';
import { freePort } from '#tests/support/port.ts';
import { createTestStore } from '#tests/support/store.ts';
import { serverBundle } from '../../../scripts/build/builtServer.ts';
import { ROOT } from '../../../scripts/files.ts';

type Server = {
  readonly child: ChildProcessByStdio<null, Readable, Readable>;
  readonly output: () => string;
  readonly errors: () => string;
  readonly exit: Promise<number | null>;
};

/** Environment variables that a start in production needs. */
const PRODUCTION = {
  NODE_ENV: 'production',
  BRAND_SITES: listBrands(ROOT)
    .brands.map((brand) => `${brand}=https://${brand}.example`)
    .join(' '),
  CONSOLE_SITE: 'https://desk.example',
  MAIL_URL: 'https://mail.example',
  MAIL_SECRET: 's3cret',
  MAIL_FROM: 'care@linemaker.example',
  PERSON_KEYS: 'p'.repeat(32),
  SCANNER_URL: 'tcp://127.0.0.1:1',
};
const dataDir = mkdtempSync(join(tmpdir(), 'linemaker-process-'));
// In the repository, so that Node finds the packages that are not bundled.
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const built = mkdtempSync(join(ROOT, '.cache/server-'));
const running = new Set<Server>();
let databaseUrl = '';
let closeStore: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  await build({ ...serverBundle(ROOT, built), logLevel: 'silent' });
  const store = await createTestStore();
  databaseUrl = store.url;
  closeStore = store.close;
});
afterEach(async () => {
  for (const { child, exit } of running) {
    child.kill('SIGKILL');
    await exit;
  }
  running.clear();
});
afterAll(async () => {
  await closeStore();
  for (const folder of [dataDir, built]) rmSync(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): Server {
  // Starts in another folder, so that no file is found by the working directory.
  const child = spawn(process.execPath, [join(built, 'main.mjs')], {
    cwd: tmpdir(),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      POSTGRES_BIN: '',
      LINEMAKER_SIMULATION: 'off',
      LOG_LEVEL: 'info',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const server = {
    child,
    output: () => output,
    errors: () => errors,
    exit: new Promise<number | null>((resolve) => child.once('exit', resolve)),
  };
  running.add(server);
  return server;
}

async function ready(server: Server): Promise<void> {
  while (!server.output().includes('Linemaker is ready.')) {
    await Promise.race([
      new Promise((resolve) => server.child.stdout.once('data', resolve)),
      server.exit.then(() => Promise.reject(new Error(server.errors()))),
    ]);
  }
}

/** Occupies a port whose lower neighbor was free a moment before. */
async function takenPort(): Promise<{ readonly port: number; readonly close: () => Promise<unknown> }> {
  const other = createServer((socket) => socket.destroy());
  // A port that the system chooses could have a lower neighbor in use.
  const port = await freePort();
  await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve));
  return { port, close: () => new Promise((resolve) => other.close(resolve)) };
}

const another = (port: number): number => (port + 10 > 65_535 ? port - 10 : port + 10);

describe('a start of the built server', () => {
  it('the built server prints its addresses and demo accounts, serves, and stops without losing a request', async () => {
    const port = await freePort();
    const server = start({ PORT: String(port), LOCATION_VENDOR_PORT: '0' });
    await ready(server);
    for (const part of [
      `http://localhost:${port}`,
      `http://tsb.localhost:${port}`,
      'location vendor',
      '/sandbox',
      'demo@linemaker.test',
      'Linemaker-demo-1',
    ])
      expect(server.output()).toContain(part);
    expect(await ask(port, '/readyz')).toMatchObject({ status: 200 });

    const login = ask(port, '/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'grant_type=password&client_id=linemaker-web&username=demo@linemaker.test&password=Linemaker-demo-1',
    });
    // Password hashing takes 30 ms, so the signal arrives during the login.
    while (!(await ask(port, '/metrics')).text.includes('nodejs_active_handles')) continue;
    server.child.kill('SIGTERM');
    expect(await login).toMatchObject({ status: 200 });
    expect(await server.exit).toBe(0);
    expect(server.errors()).toBe('');
    expect(server.output(), 'no secret in the logs').not.toMatch(/eyJ|"(access|refresh)_token"|authorization/i);
    expect(server.output()).toContain('"event":"logged-in"');
  });

  it('a start on a taken port ends with one line that names the port', async () => {
    const { port, close } = await takenPort();
    // Both ports are equal; the error message must name the site's.
    const server = start({ PORT: String(port), LOCATION_VENDOR_PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toBe(
      `linemaker: Port ${port} is taken by another program. Stop it, or choose another port: PORT=${another(port)} npm start\n`,
    );
    await close();
  });

  it('a start whose neighboring port is taken names that port and the variable that moves it', async () => {
    const { port, close } = await takenPort();
    const server = start({ PORT: String(port - 1) });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toBe(
      `linemaker: Port ${port} of the location vendor is taken by another program. Stop it, or choose another port: LOCATION_VENDOR_PORT=${another(port)} npm start\n`,
    );
    await close();
  });

  it.each(['', '/below'])('a start with a file as its data folder%s ends with one line that names the path', async (below) => {
    const file = join(dataDir, 'a-file');
    writeFileSync(file, '');
    for (const env of [{}, { DATABASE_URL: '' }]) {
      const server = start({ PORT: '0', LOCATION_VENDOR_PORT: '0', DATA_DIR: file + below, ...env });
      expect(await server.exit).toBe(1);
      expect(server.errors()).toMatch(/^linemaker: The data folder .* Set DATA_DIR to a folder that can be written to\n$/);
      expect(server.errors()).toContain(file + below);
      expect(server.errors()).not.toContain('    at ');
    }
  });

  it('the server starts its own database, also after a kill, and stops it at the end', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'linemaker-own-'));
    // Under root, PostgreSQL runs as another user, who must be able to enter the folder.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const env = { PORT: String(port), LOCATION_VENDOR_PORT: '0', STREAM_HOST_PORT: '0', DATA_DIR: folder, DATABASE_URL: '' };
    const first = start(env);
    await ready(first);
    first.child.kill('SIGKILL');
    await first.exit;
    const second = start(env);
    await ready(second);
    expect(await ask(port, '/readyz')).toMatchObject({ status: 200 });
    expect(second.output()).toMatch(/^boot: \d+\.\d s$/m);
    expect(processesOf(join(folder, 'postgres/data'))).not.toEqual([]);
    const beside = start({ ...env, PORT: String(port + 1) });
    expect(await beside.exit).toBe(1);
    expect(beside.errors()).toMatch(/^linemaker: .*\n$/);
    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(processesOf(join(folder, 'postgres/data'))).toEqual([]);
    rmSync(folder, { recursive: true, force: true });
  });

  it("a start in production serves without loading the sandbox's code", async () => {
    // Moves the sandbox's code away, so that a start that loads it fails.
    const code = join(built, 'sandbox.mjs');
    renameSync(code, `${code}.away`);
    const reader = start({ PORT: '0', LOCATION_VENDOR_PORT: '0' });
    expect(await reader.exit).toBe(1);
    expect(reader.errors()).toMatch(/^linemaker: .*sandbox\.mjs.*\n$/);
    const port = await freePort();
    const server = start({ ...PRODUCTION, PORT: String(port) });
    await ready(server);
    expect(server.output()).not.toMatch(/sandbox|demo/i);
    expect(await ask(port, '/readyz')).toMatchObject({ status: 200 });
    expect(await ask(port, '/'), 'localhost is not one of its hosts').toMatchObject({ status: 421 });
    expect(await ask(port, '/sandbox', { headers: { host: 'tsb.example', accept: 'application/json' } })).toMatchObject({ status: 404 });
    server.child.kill('SIGTERM');
    expect(await server.exit).toBe(0);
    renameSync(`${code}.away`, code);
  });

  it('a start in production without required settings ends with a line for each', async () => {
    const server = start({ NODE_ENV: 'production', PORT: '0', DATABASE_URL: '' });
    expect(await server.exit).toBe(1);
    const lines = server.errors().trim().split('\n');
    expect(lines.map((line) => /^linemaker: (\w+) /.exec(line)?.[1])).toEqual([
      'DATABASE_URL',
      'BRAND_SITES',
      'CONSOLE_SITE',
      'SMTP_URL',
      'PERSON_KEYS',
      'SCANNER_URL',
    ]);
  });

  it('a stack trace names the TypeScript file and line', async () => {
    const server = start({ PORT: '0', LOG_LEVEL: 'debug', DATABASE_URL: 'postgres://player@127.0.0.1:1/none' });
    expect(await server.exit).toBe(1);
    expect(server.output()).toMatch(/server\/[\w/]*store\.ts:\d+:\d+/);
    expect(server.output()).not.toMatch(/\.mjs:\d/);
  });

  it('a start with wrong variables ends with a line for each', async () => {
    const server = start({ PORT: 'http', BRAND: 'acme' });
    expect(await server.exit).toBe(1);
    expect(server.errors().trim().split('\n')).toEqual([
      expect.stringContaining('PORT is "http"'),
      expect.stringContaining('BRAND is "acme"; it must be one of'),
    ]);
  });

  it('a start without a database ends with one line that hides the password', async () => {
    const server = start({ PORT: '0', DATABASE_URL: 'postgres://player:secret@127.0.0.1:1/none' });
    expect(await server.exit).toBe(1);
    expect(server.errors().trim().split('\n')).toHaveLength(1);
    expect(server.errors()).not.toContain('secret');
  });
});
