import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { WalletCall } from '#server/modules/casino/play/wallet/walletCall.ts';
import { answerWallet } from '#server/modules/casino/play/wallet/wallet.ts';
import { expireCredit } from '#server/modules/wallet/credit/index.ts';
import { cashOutBet } from '#server/modules/betting/cashOut/execute.ts';
import { placeBets } from '#server/modules/betting/placement/placement.ts';
import type { PlacementRequest } from '#server/modules/betting/placement/placementTypes.ts';
import { refundListed, resumeSettlements, settleEvent } from '#server/modules/betting/settlement/index.ts';
import { runAutomaticCashOuts } from '#server/modules/betting/cashOut/index.ts';
import { followFacts } from '#server/modules/offers/engine/index.ts';
import { applyResults } from '#server/modules/trading/results/applyResults.ts';
import type { FeedGame } from '#server/modules/trading/import/feedGame.ts';
import { createLogger } from '#server/platform/logger.ts';
import { openOutbox } from '#server/platform/mail/outbox.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import type { FactorProof, Site } from '#server/console/factors/index.ts';
import type { ConsoleDeps, Operator } from '#server/console/operation.ts';
import { openStore } from '#server/platform/store/index.ts';
import { legOf, testPorts } from '#tests/support/players.ts';
import { registerSays } from '#tests/support/registerAnswers.ts';
import { NOON } from '#tests/support/smallWorld.ts';
import { read, write } from './bigJson.ts';
import { sealing, secretPorts } from './sealing.ts';

/** Minimal bet-taking server for kill tests: `node placementServer.ts DATA_DIR`. Prints `ready PORT`. */
const log = { info: (line: string) => console.error(line), error: (line: string) => console.error(line) };
const store = await openStore({ dataDir: process.argv[2] ?? '', log });
const ports = testPorts();
const deps = { db: store.db, ports, bus: createMemoryBus() };
/** Its mail service refuses everything, so that due mails stay in the outbox. */
const mail = openOutbox(
  { db: store.db, ports: { newId: randomUUID }, log: createLogger('silent'), ...sealing },
  { canSend: true, deliver: () => Promise.resolve('failed') },
  true,
);

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.end(write(body)),
    (error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    },
  );
});

async function answer(request: IncomingMessage): Promise<unknown> {
  const body = read(Buffer.concat(await request.toArray()).toString('utf8'));
  switch (request.url) {
    case '/settle':
      return settleEvent(deps, body as Parameters<typeof settleEvent>[1]);
    case '/results':
      return applyResults(deps, body as FeedGame[], 'kill.csv');
    case '/round':
      // Moves the clock, so that unfinished settlements count as abandoned.
      ports.setNow(new Date(NOON.getTime() + 60_000));
      return resumeSettlements(deps);
    case '/follow':
      return followFacts(deps)();
    case '/clock':
      return ports.setNow(new Date((body as { now: string }).now));
    case '/game':
      return answerWallet(deps, body as WalletCall);
    case '/expire':
      return expireCredit(deps);
    case '/cash-out':
      return cashOutBet(deps, body as Parameters<typeof cashOutBet>[1]);
    case '/listed':
      await registerSays(deps, (body as { playerId: string }).playerId, { isListed: true });
      return refundListed(deps);
    case '/refund':
      return refundListed(deps);
    case '/leg':
      return legOf(store.db, (body as { selectionId: string }).selectionId);
    case '/auto':
      return runAutomaticCashOuts(deps, 0);
    case '/operate':
      return operate(body as Operating);
    case '/register':
    case '/register/finish':
      return register(request.url, body as Registering);
    default:
      return placeBets(deps, body as PlacementRequest);
  }
}

type Operating = { readonly name: string; readonly input: object; readonly operator: Operator };

/** Runs a console operation; returns refusals as answers. Loads the console on first use, because bets do not need it. */
async function operate({ name, input, operator }: Operating): Promise<object> {
  const [{ operations }, { runOperation }, { Refused }] = await Promise.all([
    import('#server/console/operations/index.ts'),
    import('#server/console/runOperation.ts'),
    import('#server/console/refusal.ts'),
  ]);
  const operation = operations[name];
  if (!operation) throw new Error(`No operation ${name}`);
  try {
    return await runOperation({ ...deps, log, mail } as unknown as ConsoleDeps, name, operation, { operator, input });
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code };
    throw error;
  }
}

type Registering = {
  readonly token: string;
  readonly password: string;
  readonly ticket: string;
  readonly proof: FactorProof;
  readonly site: Site;
};

/** Runs one step of registering an operator's second factor. Returns refusals instead of throwing. */
async function register(step: '/register' | '/register/finish', { token, password, site, ...finish }: Registering): Promise<object> {
  const [{ beginRegistration, finishRegistration }, { Refused }] = await Promise.all([
    import('#server/console/factors/index.ts'),
    import('#server/console/refusal.ts'),
  ]);
  const parts = { ...deps, ports: secretPorts(), identity: sealing };
  const done = step === '/register' ? beginRegistration(parts, token, password, site) : finishRegistration(parts, { ...finish, site });
  return done.catch((error: unknown) => {
    if (error instanceof Refused) return { refused: error.code };
    throw error;
  });
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready ${typeof address === 'object' ? address?.port : ''}`);
});
process.on('SIGTERM', () => {
  server.close(() => void store.close().then(() => process.exit(0)));
  server.closeAllConnections();
});
