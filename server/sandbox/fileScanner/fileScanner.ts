import { createServer, type Socket } from 'node:net';

/** Part of the EICAR test file. It is split so that virus scanners ignore this source file. */
const MARK = ['EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE'].join('');
const COMMAND = 'zINSTREAM\0';
const MOST_BYTES = 16 * 1024 * 1024;

/** Imitates clamd on a free local port. Reports only the EICAR test file. */
export function startFileScanner(): Promise<{ readonly host: string; readonly port: number; readonly close: () => void }> {
  const server = createServer(serve);
  const host = '127.0.0.1';
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, host, () => {
      const at = server.address();
      resolve({ host, port: typeof at === 'object' && at !== null ? at.port : 0, close: () => void server.close() });
    });
  });
}

function serve(socket: Socket): void {
  let asked = Buffer.alloc(0);
  socket
    .on('error', () => socket.destroy())
    .on('data', (chunk: Buffer) => {
      asked = Buffer.concat([asked, chunk]);
      if (asked.length > MOST_BYTES) socket.destroy();
      const file = fileIn(asked);
      if (file !== null) socket.end(file.includes(MARK) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0');
    });
}

/** Returns the received file; null until the last chunk, of length 0, has arrived. */
function fileIn(asked: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let at = COMMAND.length;
  while (at + 4 <= asked.length) {
    const length = asked.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(asked.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
