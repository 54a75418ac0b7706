import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, openCluster } from '#server/platform/store/cluster.ts';
import type { Stops } from '#server/platform/stops.ts';
import { freePort } from '#tests/support/port.ts';
import { startRedis } from '#tests/support/redis.ts';
import { builtServer } from '../build/builtServer.ts';
import { ROOT } from '../files.ts';

export const PROXY_FILE = join(ROOT, 'deploy/haproxy.cfg');
export type Topology = { readonly port: number; readonly vendorPort: number; readonly servers: readonly ChildProcess[] };

/** Starts the services of deploy/compose.yaml as local processes, with the sandbox in place of the vendors. */
export async function startTopology(postgresBin: string, stops: Stops): Promise<Topology> {
  const dataDir = mkdtempSync(join(tmpdir(), 'linemaker-smoke-'));
  // If we are root, PostgreSQL runs as another user, who must be able to enter this folder.
  chmodSync(dataDir, 0o755);
  stops.add('folder', () => rmSync(dataDir, { recursive: true, force: true }));
  const cluster = await openCluster({ dataDir, postgresBin, say: console.log });
  stops.add('PostgreSQL', cluster.stop);
  await ensureDatabase(cluster, 'linemaker');
  const redis = await startRedis();
  stops.add('Redis', redis.stop);
  const [vendorPort, streamPort, proxyPort] = [await freePort(), await freePort(), await freePort()];
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const shared = {
    ...process.env,
    ...{ POSTGRES_BIN: '', DATABASE_URL: cluster.url('linemaker'), REDIS_URL: redis.url, DATA_DIR: dataDir, TRUSTED_PROXIES: '1' },
    ...{ LOCATION_VENDOR_PORT: String(vendorPort), STREAM_HOST_PORT: String(streamPort), LOG_LEVEL: 'error' },
  };
  const servers: ChildProcess[] = [];
  for (const port of ports) servers.push(await startServer({ ...shared, PORT: String(port) }, stops));
  await startProxy(
    {
      ...process.env,
      PROXY_BIND: `127.0.0.1:${proxyPort}`,
      ...{ SERVER_ONE: `127.0.0.1:${ports[0]}`, SERVER_TWO: `127.0.0.1:${ports[1]}`, SERVER_THREE: `127.0.0.1:${ports[2]}` },
    },
    stops,
  );
  return { port: proxyPort, vendorPort, servers };
}

async function startServer(env: NodeJS.ProcessEnv, stops: Stops): Promise<ChildProcess> {
  const server = spawn(process.execPath, [builtServer(ROOT)], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  stops.add(`server ${env['PORT'] ?? ''}`, () => endOf(server));
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`a server ended with code ${code ?? 'of a signal'}`)));
    server.stdout.setEncoding('utf8').on('data', (text: string) => text.includes('boot: ') && resolve());
  });
  return server;
}

async function startProxy(env: NodeJS.ProcessEnv, stops: Stops): Promise<void> {
  const { status, stderr, stdout } = spawnSync('haproxy', ['-c', '-f', PROXY_FILE], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`deploy/haproxy.cfg is refused by haproxy: ${stdout}${stderr}`);
  const proxy = spawn('haproxy', ['-db', '-f', PROXY_FILE], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  stops.add('HAProxy', () => endOf(proxy));
  await once(proxy, 'spawn');
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
