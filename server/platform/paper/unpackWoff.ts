import { inflateSync } from 'node:zlib';

const WOFF = { header: 44, entry: 20 } as const;
const SFNT = { header: 12, entry: 16 } as const;
const aligned = (length: number): number => Math.ceil(length / 4) * 4;

/** Unpacks WOFF 1.0, which fontkit 2.0.4 reads slowly and partly wrong. Throws for another format. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(SFNT.header + count * SFNT.entry);
  const power = 2 ** Math.floor(Math.log2(count));
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (let at = 0; at < count; at += 1) {
    const entry = WOFF.header + at * WOFF.entry;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [number, number, number];
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const written = SFNT.header + at * SFNT.entry;
    woff.copy(head, written, entry, entry + 4);
    woff.copy(head, written + 4, entry + 16, entry + 20);
    head.writeUInt32BE(end, written + 8);
    head.writeUInt32BE(length, written + 12);
    parts.push(table, Buffer.alloc(aligned(length) - length));
    end += aligned(length);
  }
  return Buffer.concat(parts);
}
