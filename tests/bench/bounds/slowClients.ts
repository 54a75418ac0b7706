import { connect, type Socket } from 'node:net';

export type SlowOrder = { readonly kind: 'open'; readonly port: number; readonly count: number } | { readonly kind: 'count' };

const ADDRESSES = 250;
const AT_ONCE = 200;
const head = (port: number): string => `POST /graphql HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\n`;
/** Incomplete requests, sent alternately: the first lacks the end of its headers, the second the end of its body. */
const HALVES = [head, (port: number) => `${head(port)}Content-Length: 100\r\n\r\n{"query":`] as const;

let alive = 0;
let refused = 0;

const open = (port: number, at: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: `127.0.1.${(at % ADDRESSES) + 1}` });
    socket
      .once('connect', () => {
        alive += 1;
        socket.once('close', () => (alive -= 1)).write((at % 2 === 0 ? HALVES[0] : HALVES[1])(port));
        resolve(socket);
      })
      .on('error', () => {
        if (socket.pending) refused += 1;
        resolve(socket);
      })
      .resume();
  });

process.on('message', (order: SlowOrder) => {
  if (order.kind === 'count') process.send?.({ alive, refused });
  else
    void (async () => {
      for (let at = 0; at < order.count; at += AT_ONCE)
        await Promise.all(Array.from({ length: Math.min(AT_ONCE, order.count - at) }, (_, n) => open(order.port, at + n)));
      process.send?.({ alive, refused });
    })();
});
