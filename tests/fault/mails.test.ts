import { createServer, type Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomOf } from '#server/modules/trading/random/index.ts';
import { expireMailDelays } from '#tests/support/mails.ts';
import { makeGround } from './ground.ts';
import { startVictim } from './victim.ts';

const KILLS = Number(process.env['LINEMAKER_KILLS'] ?? (process.env['LINEMAKER_FULL'] === '1' ? 100 : 6));
const SEED = Number(process.env['LINEMAKER_SEED'] ?? Date.now() % 1_000_000);
const random = randomOf(SEED, 'mails');
const SCRIPT = fileURLToPath(new URL('./mailServer.ts', import.meta.url));

const { dataDir, pgData, withStore, clear } = makeGround();
/** Subjects by idempotency key. The mail service ignores a repeated key. */
const arrived = new Map<string, string>();
let asked = 0;
let service: Server;
let origin = '';

beforeAll(async () => {
  service = createServer((request, response) => {
    void request.toArray().then((parts: Buffer[]) => {
      asked += 1;
      const { subject } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { readonly subject: string };
      arrived.set(String(request.headers['idempotency-key']), subject);
      // Late answers, so that kills lose some.
      setTimeout(() => response.writeHead(202).end(), random() * 60);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const address = service.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  service.close();
  await clear();
});

test(
  `each mail of a killed server is delivered once (${KILLS} kills, LINEMAKER_SEED=${SEED})`,
  { timeout: KILLS * 40_000 + 60_000 },
  async () => {
    const mail = (subject: string) => ({ about: 'sign-up', to: `${subject}@linemaker.test`, subject, body: 'Why you wait.' });
    const committed = new Set<string>();
    for (let round = 0; round < KILLS; round += 1) {
      const victim = await startVictim(dataDir, SCRIPT, [origin]);
      const held = `held-${round}`;
      if ((await victim.ask('/put', mail(held))) !== undefined) committed.add(held);
      const sending = Array.from({ length: 4 }, async (_, n) => {
        const subject = `sent-${round}-${n}`;
        if ((await victim.ask('/send', mail(subject))) !== undefined) committed.add(subject);
      });
      await pause(random() * 120);
      await victim.kill(round % 2 === 0 ? pgData : undefined);
      await Promise.all(sending);
    }
    const survivor = await startVictim(dataDir, SCRIPT, [origin]);
    await withStore(expireMailDelays);
    await survivor.ask('/round', {});
    await survivor.stop();
    const subjects = [...arrived.values()];
    expect(new Set(subjects).size, 'one id a mail').toBe(subjects.length);
    for (const subject of committed) expect(subjects).toContain(subject);
    expect(committed.size).toBeGreaterThanOrEqual(KILLS);
    expect(asked).toBeGreaterThanOrEqual(subjects.length);
    expect(await withStore((db) => db.selectFrom('outgoing_mails').selectAll().execute())).toEqual([]);
  },
);
