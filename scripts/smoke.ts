import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '#server/platform/errors.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createStops } from '#server/platform/stops.ts';
import { ask } from '#tests/support/http.ts';
import { isBuilt } from './build/inputs.ts';
import { openBettor } from './smoke/bettor.ts';
import { startTopology, type Topology } from './smoke/topology.ts';

/** Runs the services of deploy/compose.yaml as local processes, and bets through the proxy while one server is killed. */
const STAKE = 1_000;
const PATIENCE_MS = 30_000;
let passed = 0;

const missing = ['haproxy', 'redis-server'].filter((tool) => spawnSync(tool, ['-v']).error);
const postgresBin = process.env['POSTGRES_BIN'] ?? '';
if (missing.length > 0 || postgresBin === '' || !isBuilt()) {
  const lacks = [...missing, ...(postgresBin === '' ? ['POSTGRES_BIN'] : []), ...(isBuilt() ? [] : ['a build (npm run build)'])];
  console.error(`smoke: did not run, because this machine lacks ${lacks.join(', ')}. See deploy/README.md.`);
  process.exit(1);
}

const stops = createStops(createLogger('error'));
try {
  await smoke(await startTopology(postgresBin, stops));
  console.log(`\n${passed} passed, 0 failed`);
} catch (error) {
  console.error(`✗ ${messageOf(error)}\n\n${passed} passed, 1 failed`);
  process.exitCode = 1;
} finally {
  await stops.run();
}

async function smoke({ port, vendorPort, servers }: Topology): Promise<void> {
  await within('the proxy answers', async () => (await ask(port, '/')).status === 200);
  const hidden = await Promise.all(['/metrics', '/readyz', '/healthz'].map(async (path) => (await ask(port, path)).status));
  check(
    'the proxy hides what concerns the processes',
    hidden.every((status) => status === 404),
  );
  const bettor = await openBettor({ port }, vendorPort);
  const before = await bettor.cents();
  const placed = await bettor.bet(STAKE, 'placed-before-the-kill');
  check('a bet is placed through the proxy', placed.accepted, placed.errors);
  const killed = servers[1];
  if (killed === undefined) throw new Error('there is no second server');
  const gone = once(killed, 'exit');
  killed.kill('SIGKILL');
  await gone;
  // Sends more requests than there are servers, so that the proxy tries the killed server before its health checks fail.
  const answers = await Promise.all(Array.from({ length: 2 * servers.length }, () => bettor.cents()));
  check(
    'no request fails after a server was killed',
    answers.every((cents) => cents === before - STAKE),
  );
  const [first, again] = [await bettor.bet(STAKE, 'placed-after-the-kill'), await bettor.bet(STAKE, 'placed-after-the-kill')];
  check('a bet is placed after a server was killed', first.accepted, first.errors);
  check('the same placement on another server is the same bet', again.placedBets[0]?.id === first.placedBets[0]?.id);
  check('the balance paid both bets once', (await bettor.cents()) === before - 2 * STAKE);
}

function check(what: string, isSo: boolean, why: unknown = ''): void {
  if (!isSo) throw new Error(`${what}: no ${JSON.stringify(why)}`);
  passed += 1;
  console.log(`✓ ${what}`);
}

async function within(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!(await isSo().catch(() => false))) {
    if (Date.now() > until) throw new Error(`${what}: not within ${PATIENCE_MS / 1_000} s`);
    await pause(100);
  }
  check(what, true);
}
