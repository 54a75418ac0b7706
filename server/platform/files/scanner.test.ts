import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startFileScanner } from '#server/sandbox/fileScanner/fileScanner.ts';
import { clamdAt, type Scan } from './clamd.ts';
import { provenScan, testFile } from './provenScan.ts';

const SHORT_MS = 200;
const LONG_MS = 10_000;
const file = Buffer.alloc(300_000, 'harmless ');

async function sandboxed(): Promise<Scan> {
  const { host, port, close } = await startFileScanner();
  onTestFinished(close);
  return clamdAt({ host, port }, LONG_MS);
}

async function liar(serve: (socket: Socket) => void, timeoutMs = LONG_MS): Promise<Scan> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    serve(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const at = server.address();
  return clamdAt({ host: '127.0.0.1', port: typeof at === 'object' && at !== null ? at.port : 0 }, timeoutMs);
}
const saying = (answer: string) => (socket: Socket) => {
  let last = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    last = Buffer.concat([last, chunk]).subarray(-4);
    if (last.equals(Buffer.alloc(4))) socket.end(answer);
  });
};

describe('a scanner', () => {
  it('the scanner finds the test file anywhere in a file, and nothing else', async () => {
    const scan = await sandboxed();
    expect(await scan(file)).toEqual({ kind: 'clean' });
    expect(await scan(Buffer.alloc(0))).toEqual({ kind: 'clean' });
    expect(await scan(Buffer.concat([file, testFile(), file]))).toEqual({ kind: 'bad', found: 'Eicar-Test-Signature' });
  });

  it.each([
    ['stream: Win.Trojan.X-1(0123456789abcdef:42) FOUND\0', { kind: 'bad', found: 'Win.Trojan.X-1' }],
    ['stream: OK', 'no answer'],
    ['stream: OK\0stream: Evil FOUND\0', 'no answer'],
    ['OK\0', 'no answer'],
    ['', 'no answer'],
    ['INSTREAM size limit exceeded. ERROR\0', 'no answer'],
    ['stream: <b>x</b> FOUND\0', 'no answer'],
    ['x'.repeat(5_000), 'no answer'],
  ] as const)('a scanner’s answer %j counts only in its exact form', async (answer, result) => {
    const scan = await liar(saying(answer));
    expect(await scan(file)).toEqual(result === 'no answer' ? { kind: 'unknown', why: 'The scanner answered what is no answer.' } : result);
  });

  it.each<readonly [string, (socket: Socket) => void, string]>([
    ['is silent', (socket) => void socket.resume(), 'The scanner did not answer in time.'],
    ['reads nothing', () => undefined, 'The scanner did not answer in time.'],
    ['hangs up', (socket) => void socket.destroy(), 'The scanner'],
    ['resets the line', (socket) => void socket.resetAndDestroy(), 'The scanner'],
    ['answers before it has heard', (socket) => void socket.end('stream: OK\0'), 'The scanner'],
  ])('a scanner that %s gives an unknown result', async (_what, serve, why) => {
    const result = await (await liar(serve, SHORT_MS))(Buffer.alloc(20_000_000));
    expect(result).toEqual({ kind: 'unknown', why: expect.stringContaining(why) as string });
  });

  it('an unreachable scanner gives an unknown result', async () => {
    expect(await clamdAt({ host: '127.0.0.1', port: 1 })(file)).toEqual({ kind: 'unknown', why: 'The scanner was not reached.' });
  });
});

describe('the proof of a scanner', () => {
  it('a scanner must find the test file first, and again after ten minutes', async () => {
    const lying = provenScan(
      () => Promise.resolve({ kind: 'clean' }),
      () => 0,
    );
    expect(await lying(file)).toMatchObject({ kind: 'unknown', why: expect.stringContaining('test file') as unknown });
    let now = 0;
    const inner = vi.fn(await sandboxed());
    const scan = provenScan(inner, () => now);
    for (const [at, calls] of [
      [0, 2],
      [599_999, 3],
      [600_000, 5],
    ] as const) {
      now = at;
      expect(await scan(file)).toEqual({ kind: 'clean' });
      expect(inner).toHaveBeenCalledTimes(calls);
    }
  });
});
