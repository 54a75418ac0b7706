import { createServer, type ServerResponse } from 'node:http';

const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** A process of its own, so that its buffers do not count as the reader's memory. */
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  send(response);
});
function send(response: ServerResponse): void {
  if (response.destroyed) return;
  if (response.write(CHUNK)) setImmediate(() => send(response));
  else response.once('drain', () => send(response));
}
process.once('message', () =>
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });
  }),
);
