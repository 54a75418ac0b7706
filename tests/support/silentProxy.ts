import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type SilentProxy = {
  /** The target's address through the proxy. */
  readonly url: string;
  /** Keeps accepting connections but forwards nothing either way. */
  readonly silence: () => void;
  /** Waits for a connection that sends `mark`, then for `text`. Forwards `text` but no answer to it or anything later. */
  readonly silenceAfter: (mark: string, text: string) => Promise<void>;
  /** Forwards again over new connections. Resolves when the old ones are closed. */
  readonly speak: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Starts a proxy between a server and its database that can drop data without closing connections. */
export async function startSilentProxy(target: string): Promise<SilentProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSilent = false;
  let last: { readonly mark: string; readonly text: string; readonly passed: () => void } | null = null;
  const kept = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    const far = kept(connect(Number(port), hostname));
    kept(near);
    let isMarked = false;
    near.on('data', (bytes: Buffer) => {
      if (isSilent) return;
      isMarked ||= last !== null && bytes.includes(last.mark);
      if (last !== null && isMarked && bytes.includes(last.text)) {
        isSilent = true;
        last.passed();
      }
      far.write(bytes);
    });
    far.on('data', (bytes: Buffer) => void (isSilent || near.write(bytes)));
    near.once('close', () => far.destroy());
    far.once('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    silence: () => {
      isSilent = true;
    },
    silenceAfter: (mark, text) =>
      new Promise((passed) => {
        last = { mark, text, passed };
      }),
    speak: async () => {
      isSilent = false;
      last = null;
      const gone = Array.from(sockets, (socket) => new Promise((closed) => socket.once('close', closed).destroy()));
      await Promise.all(gone);
      // Waits until the connections' other ends, in this process, are closed too.
      for (let turn = 0; turn < 3; turn += 1) await new Promise((next) => setImmediate(next));
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}
