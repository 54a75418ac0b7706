import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ground } from './ground.ts';

export type Order = {
  readonly ground: Ground;
  readonly what: 'commit' | 'ours' | 'twin';
  readonly seconds: number;
  /** Placements per second. If absent, each player bets again after each response. */
  readonly perSecond?: number;
};
export type Pressed = { readonly accepted: number; readonly failed: number; readonly seconds: number; readonly latenciesMs: number[] };

const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });

process.on('message', (order: Order) => {
  (order.perSecond === undefined ? pressing(order) : atRate(order, order.perSecond)).then(
    (said) => process.send?.(said),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

async function pressing({ ground, what, seconds }: Order): Promise<Pressed> {
  const latenciesMs: number[] = [];
  let failed = 0;
  const began = performance.now();
  await Promise.all(
    ground.players.map(async (_, at) => {
      for (let turn = 0; performance.now() - began < seconds * 1_000; turn += 1) {
        const sent = performance.now();
        if (await press(ground, what, at, at + turn)) latenciesMs.push(performance.now() - sent);
        else failed += 1;
      }
    }),
  );
  return { accepted: latenciesMs.length, failed, seconds: (performance.now() - began) / 1_000, latenciesMs };
}

/** Sends each request when it is due, even before earlier responses. Measures from the due time. */
async function atRate({ ground, what, seconds }: Order, perSecond: number): Promise<Pressed> {
  const latenciesMs: number[] = [];
  let failed = 0;
  const began = performance.now();
  const pending: Promise<void>[] = [];
  for (let n = 0; n < seconds * perSecond; n += 1) {
    const due = began + (n * 1_000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    pending.push(
      press(ground, what, n % ground.players.length, n).then((isAccepted) => {
        latenciesMs.push(performance.now() - due);
        if (!isAccepted) failed += 1;
      }),
    );
  }
  await Promise.all(pending);
  return { accepted: latenciesMs.length - failed, failed, seconds: (performance.now() - began) / 1_000, latenciesMs };
}

function press({ port, twinPort, players, legs, hash }: Ground, what: Order['what'], at: number, n: number): Promise<boolean> {
  const [player, leg] = [players[at], legs[n % legs.length]];
  if (!player || !leg) throw new Error('Nobody presses');
  const placementId = randomUUID().replaceAll('-', '');
  if (what !== 'ours') return send(twinPort, `/${what}`, {}, { playerId: player.id, placementId, leg, betAmount: '100' });
  const bet = {
    draftBetId: `straight:${leg.selectionId}`,
    betAmount: '100',
    legs: [{ selectionId: leg.selectionId, oddsNumerator: leg.num, oddsDenominator: leg.den, points: null }],
  };
  return send(
    port,
    '/graphql',
    { authorization: `Bearer ${player.token}` },
    {
      operationName: 'PlaceBets',
      variables: { bets: [bet], placementId },
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
    },
  );
}

function send(port: number, path: string, headers: Readonly<Record<string, string>>, body: object): Promise<boolean> {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, method: 'POST', path, agent },
        headers: { 'content-type': 'application/json', accept: 'application/json', 'content-length': Buffer.byteLength(text), ...headers },
      },
      (answer) => {
        let read = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (read += part));
        answer.once('end', () => resolve(answer.statusCode === 200 && read.includes('"accepted":true')));
        answer.once('error', reject);
      },
    );
    sent.once('error', reject).end(text);
  });
}
