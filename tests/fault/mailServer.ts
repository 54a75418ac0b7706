import { createServer, type IncomingMessage } from 'node:http';
import { randomUUID } from 'node:crypto';
import { sealingBy } from '#server/modules/identity/tokens/index.ts';
import { createLogger } from '#server/platform/logger.ts';
import { openDelivery } from '#server/platform/mail/deliver.ts';
import type { DueMail } from '#server/platform/mail/mail.ts';
import { openOutbox } from '#server/platform/mail/outbox.ts';
import { openStore, withTransaction } from '#server/platform/store/index.ts';
import { testPorts } from '#tests/support/players.ts';
import { read, write } from './bigJson.ts';

/** Minimal mail-sending server for kill tests: `node mailServer.ts DATA_DIR MAIL_ORIGIN`. Prints `ready PORT`. */
const [dataDir = '', origin = ''] = process.argv.slice(2);
const log = createLogger('silent');
const store = await openStore({ dataDir, log: { info: (line) => console.error(line), error: (line) => console.error(line) } });
const base = { db: store.db, ports: { ...testPorts(), newId: randomUUID }, log };
const service = { origin, secret: 's3cret', from: 'care@linemaker.example' };
const outbox = openOutbox({ ...base, ...sealingBy(Buffer.alloc(32, 1)) }, openDelivery(base, { service, hasSandbox: false }), true);

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.end(write(body ?? null)),
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});

async function answer(request: IncomingMessage): Promise<unknown> {
  const body = read(Buffer.concat(await request.toArray()).toString('utf8'));
  switch (request.url) {
    case '/put':
      return withTransaction(store.db, (trx) => outbox.put(trx, body as DueMail));
    case '/send':
      return outbox.sendNow(await withTransaction(store.db, (trx) => outbox.put(trx, body as DueMail)));
    default:
      return outbox.sendDue();
  }
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready ${typeof address === 'object' && address ? address.port : 0}`);
});
process.on('SIGTERM', () => {
  server.close(() => void store.close().then(() => process.exit(0)));
  server.closeAllConnections();
});
