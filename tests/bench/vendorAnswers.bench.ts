import { fileURLToPath } from 'node:url';
import { vendorFetch } from '#server/platform/http/vendorFetch.ts';
import { childOf } from './bounds/childOf.ts';
import { leftBytes } from './forcedHeap.ts';
import type { BenchRow } from './row.ts';

const AT_ONCE = 4;
const ROUNDS = 50;
const ALLOWED_KB = 64;
const CHUNK_KB = 64;
/** Allowed variation of memory, because the number of pooled connections varies. */
const FLAT_KB = 256;

async function readOf(address: string): Promise<number> {
  const { body } = await vendorFetch(address);
  let read = 0;
  try {
    for await (const chunk of body ?? []) read += (chunk as Uint8Array).byteLength;
  } catch {
    return read;
  }
  throw new Error('The answer has ended');
}

/** Repeatedly reads four endless vendor responses in parallel. */
export async function run(): Promise<BenchRow[]> {
  const vendors = childOf(fileURLToPath(new URL('./bounds/endlessVendors.ts', import.meta.url)));
  try {
    const { port } = await vendors.ask<{ readonly port: number }>({});
    const round = () => Promise.all(Array.from({ length: AT_ONCE }, () => readOf(`http://127.0.0.1:${port}/`)));
    let most = 0;
    const rounds = async (): Promise<number> => {
      for (let done = 0; done < ROUNDS; done += 1) most = Math.max(most, ...(await round()));
      return (await leftBytes()).external;
    };
    const [first, second] = [await rounds(), await rounds()];
    const [readKb, grownKb] = [most / 1_024, (second - first) / 1_024];
    const note = `${ROUNDS} rounds of ${AT_ONCE} at once`;
    return [
      row('endless answers of vendors: read of one before it is given up', readKb, ALLOWED_KB + CHUNK_KB, note),
      row('endless answers of vendors: external memory that a second time adds', grownKb, FLAT_KB, `${note}, after forced collections`),
    ];
  } finally {
    vendors.end();
  }
}

const row = (name: string, measured: number, limit: number, note: string): BenchRow => ({
  ...{ name, measured, limit, note, unit: 'KB' as const },
  passed: measured <= limit,
});
