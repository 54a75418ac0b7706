import type { RawData, WebSocket } from 'ws';

/** Waits up to a second for sockets to close, then terminates the others. */
export async function settled(open: ReadonlyMap<WebSocket, unknown>): Promise<void> {
  await Promise.all(
    [...open.keys()].map(async (socket) => {
      const cut = setTimeout(() => socket.terminate(), 1_000);
      await new Promise((resolve) => (socket.readyState === socket.CLOSED ? resolve(null) : socket.once('close', resolve)));
      clearTimeout(cut);
    }),
  );
}

/** Terminates a socket that missed a ping. Returns the stop function. */
export function keepAlive(socket: WebSocket, everyMs: number): () => void {
  let isAlive = true;
  socket.on('pong', () => (isAlive = true));
  const timer = setInterval(() => {
    if (!isAlive) socket.terminate();
    else if (socket.readyState === socket.OPEN) {
      isAlive = false;
      socket.ping();
    }
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** The returned function sends, but terminates a socket that reads too slowly. Its client then reconnects. */
export function boundedSend(socket: WebSocket, maxBufferedBytes: number): (text: string) => void {
  return (text) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > maxBufferedBytes) socket.terminate();
    else socket.send(text);
  };
}

export function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString();
}
