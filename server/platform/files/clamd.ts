import { connect } from 'node:net';

/** `unknown`: the scan gave no result. `why`: the reason; never quotes the file. */
export type ScanResult =
  | { readonly kind: 'clean' }
  | { readonly kind: 'bad'; readonly found: string }
  | { readonly kind: 'unknown'; readonly why: string };
export type Scan = (bytes: Buffer) => Promise<ScanResult>;

export type ScannerAddress = { readonly host: string; readonly port: number };

const CHUNK_BYTES = 64 * 1024;
const MOST_ANSWER_BYTES = 1_024;
const TIMEOUT_MS = 30_000;

const unknown = (why: string): ScanResult => ({ kind: 'unknown', why });

/** Scans a file with clamd's `INSTREAM` over TCP (clamd(8)). Never rejects. Missing, partial or early answers give `unknown`. */
export const clamdAt =
  ({ host, port }: ScannerAddress, timeoutMs = TIMEOUT_MS): Scan =>
  (bytes) =>
    new Promise((resolve) => {
      const socket = connect({ host, port });
      let [answer, isAsked] = ['', false];
      const end = (result: ScanResult): void => {
        clearTimeout(timer);
        socket.destroy();
        resolve(result);
      };
      const timer = setTimeout(() => end(unknown('The scanner did not answer in time.')), timeoutMs);
      socket
        .on('error', () => end(unknown('The scanner was not reached.')))
        .on('connect', () => socket.write(questionOf(bytes), () => (isAsked = true)))
        .on('data', (chunk: Buffer) => {
          answer += chunk.toString('latin1');
          if (answer.length > MOST_ANSWER_BYTES) end(unknown('The scanner answered what is no answer.'));
        })
        .on('end', () => end(isAsked ? resultOf(answer) : unknown('The scanner answered before it had the file.')))
        .on('close', () => end(unknown('The scanner closed the line.')));
    });

function questionOf(bytes: Buffer): Buffer {
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK_BYTES) }, (_, at) =>
    bytes.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES),
  );
  return Buffer.concat([Buffer.from('zINSTREAM\0'), ...chunks.flatMap((chunk) => [lengthOf(chunk.length), chunk]), lengthOf(0)]);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function resultOf(answer: string): ScanResult {
  const [, found] = /^stream: ([\w./:-]{1,200})(?:\([^)]{0,200}\))? FOUND\0$/.exec(answer) ?? [];
  if (found !== undefined) return { kind: 'bad', found };
  return answer === 'stream: OK\0' ? { kind: 'clean' } : unknown('The scanner answered what is no answer.');
}
