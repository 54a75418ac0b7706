import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { resolveDoubts, type PaymentVendor } from '#server/modules/payments/vendor/index.ts';
import { PAYMENT_CALLBACK } from '#server/api/rest/money/paymentRoutes.ts';
import { createClock, createPorts } from '#server/platform/systemPorts.ts';
import type { Payment } from '#server/sandbox/paymentVendor/payment.ts';
import { readBook } from '#server/sandbox/paymentVendor/paymentFile.ts';
import { registerPaymentVendor } from '#server/sandbox/paymentVendor/paymentVendor.ts';
import { createTestStore, type TestStore, worldTemplate } from '#tests/support/store.ts';
import { builtScript } from '../builtScript.ts';
import { spawnServer } from '../spawned.ts';
import { openPauses, type Pauses } from './pause.ts';
import { startWire, type Wire } from './wire.ts';

const SECRET = 'between the two of them';

/** Players, a killable server and a vendor that survives kills. The proxies between them can lose messages. */
export type PaymentWorld = Pick<TestStore, 'db'> & {
  /** Proxy from players and vendor callbacks to the server. */
  readonly toServer: Wire;
  /** Proxy from the server and players to the vendor. */
  readonly toVendor: Wire;
  readonly pauses: Pauses;
  /** Replaces the server by a new one, for which requests wait. */
  readonly kill: () => Promise<void>;
  /** Asks the vendor about pending payments, like the server's job `afterMs` milliseconds from now. */
  readonly lookAfterDoubts: (afterMs: number) => Promise<void>;
  readonly vendorWaits: (ms: number) => void;
  readonly book: () => readonly Payment[];
  readonly stop: () => Promise<void>;
};

export async function openPaymentWorld(): Promise<PaymentWorld> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'linemaker-payments-'));
  chmodSync(dataDir, 0o755);
  const file = path.join(dataDir, 'payment-vendor.jsonl');
  const script = await builtScript(fileURLToPath(new URL('./paymentServer.ts', import.meta.url)));
  const { db, url, close } = await createTestStore(undefined, worldTemplate);
  const clock = createClock();
  const ports = createPorts(clock, 1);
  const vendor = fastify();
  let listening: (port: number) => void = () => undefined;
  const vendorPort = new Promise<number>((resolve) => (listening = resolve));
  const host = 'pay.localhost';
  const toVendor = await startWire({ target: () => vendorPort, host, rewrite: (text) => text.replaceAll(`//${host}:`, '//127.0.0.1:') });
  const origin = `http://127.0.0.1:${toVendor.port}`;
  const start = () => spawnServer(script, [url, dataDir, origin, SECRET], { TMPDIR: dataDir });
  let server = start();
  const toServer = await startWire({ target: async () => (await server).port });
  registerPaymentVendor(vendor, {
    ports,
    secret: SECRET,
    file,
    origin: () => origin,
    callbackUrl: () => `http://127.0.0.1:${toServer.port}${PAYMENT_CALLBACK}`,
  });
  listening(Number(new URL(await vendor.listen({ host: '127.0.0.1', port: 0 })).port));
  const party: PaymentVendor = { apiOrigin: origin, pageOrigin: origin, secret: SECRET };
  const log = { info: () => undefined, error: () => undefined };
  await server;
  const pauses = await openPauses(url);
  return {
    db,
    toServer,
    toVendor,
    pauses,
    kill: async () => {
      const dead = (await server).kill();
      // Assigned before it resolves, so that requests wait for the new server.
      server = dead.then(start);
      await dead;
    },
    lookAfterDoubts: (afterMs) => resolveDoubts({ db, ports: { ...ports, now: () => new Date(Date.now() + afterMs) }, log }, party),
    vendorWaits: (ms) => clock.setOffsetMs(clock.offsetMs() + ms),
    book: () => [...new Map(readBook(file).map((payment) => [payment.reference, payment])).values()],
    stop: async () => {
      await (await server).stop();
      toServer.close();
      toVendor.close();
      await vendor.close();
      await pauses.close();
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
