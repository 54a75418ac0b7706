import { WebSocket } from 'ws';
import { askAfter, type Asking } from './askAfter.ts';

/** Load of the broadcast benchmark, in its own process. Opens sockets and measures the latency of frames. */
export type ClientOrder =
  | { readonly kind: 'connect'; readonly url: string; readonly count: number; readonly subscribe: string | null }
  | { readonly kind: 'collect'; readonly frames: number }
  | { readonly kind: 'await'; readonly frames: number }
  | { readonly kind: 'ask'; readonly asking: Asking }
  | { readonly kind: 'disconnect' };
export type ClientReport =
  | { readonly kind: 'connected' | 'collecting' | 'awaiting' | 'asking' }
  | { readonly kind: 'disconnected'; readonly answers: number; readonly faults: readonly string[] }
  /** Milliseconds of the monotonic clock. */
  | { readonly kind: 'arrivals'; readonly ms: readonly number[] }
  | { readonly kind: 'latencies'; readonly ms: readonly number[] };

/** Precedes a frame's sending time, in nanoseconds of the monotonic clock. */
export const STAMP = 'sent-at-';
const DIGITS = 20;
const AT_ONCE = 100;

let sockets: WebSocket[] = [];
let latencies: number[] = [];
let wanted = 0;
let arrivals: number[] = [];
let awaited = 0;
let asking: Asking | null = null;
let answers = 0;
let faults: string[] = [];

const report = (message: ClientReport): void => void process.send?.(message);

/** Monotonic clock in milliseconds, equal in all processes. */
export const monotonicMs = (): number => Number(process.hrtime.bigint()) / 1e6;

function arrived(text: string): void {
  if (!text.includes('"type":"next"')) return;
  if (asking !== null)
    askAfter(text, asking).then(
      () => (answers += 1),
      (error: unknown) => faults.push(String(error)),
    );
  if (awaited === 0) return;
  arrivals.push(monotonicMs());
  if (arrivals.length < awaited) return;
  awaited = 0;
  report({ kind: 'arrivals', ms: arrivals });
}

function received(text: string): void {
  arrived(text);
  const at = text.indexOf(STAMP);
  if (at < 0 || wanted === 0) return;
  const sent = BigInt(text.slice(at + STAMP.length, at + STAMP.length + DIGITS));
  latencies.push(Number(process.hrtime.bigint() - sent) / 1e6);
  if (latencies.length < wanted) return;
  wanted = 0;
  report({ kind: 'latencies', ms: latencies });
}

function open(url: string, subscribe: string | null): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, subscribe === null ? [] : 'graphql-transport-ws', { perMessageDeflate: false });
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1');
      if (text.startsWith('{"type":"connection_ack"')) socket.send(subscribe ?? '');
      else resolve(socket);
      received(text);
    });
    socket.on('open', () => (subscribe === null ? resolve(socket) : socket.send('{"type":"connection_init"}')));
  });
}

async function connect({ url, count, subscribe }: Extract<ClientOrder, { kind: 'connect' }>): Promise<void> {
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    sockets.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - opened) }, () => open(url, subscribe)))));
  }
  report({ kind: 'connected' });
}

process.on('message', (order: ClientOrder) => {
  if (order.kind === 'connect') void connect(order);
  else if (order.kind === 'collect') {
    [latencies, wanted] = [[], order.frames * sockets.length];
    report({ kind: 'collecting' });
  } else if (order.kind === 'await') {
    [arrivals, awaited] = [[], order.frames * sockets.length];
    report({ kind: 'awaiting' });
  } else if (order.kind === 'ask') {
    asking = order.asking;
    report({ kind: 'asking' });
  } else {
    for (const socket of sockets) socket.terminate();
    report({ kind: 'disconnected', answers, faults });
    [sockets, asking, answers, faults] = [[], null, 0, []];
  }
});
process.on('disconnect', () => process.exit(0));
