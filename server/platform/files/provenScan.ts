import type { Scan } from './clamd.ts';

/** EICAR test file, assembled here so that scanners ignore this source. */
export const testFile = (): Buffer =>
  Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

const PROVEN_MS = 600_000;

/** Trusts a clean result only if the scanner found the test file in the last ten minutes. */
export function provenScan(scan: Scan, nowMs: () => number): Scan {
  let provenAtMs = Number.NEGATIVE_INFINITY;
  return async (bytes) => {
    const result = await scan(bytes);
    if (result.kind !== 'clean' || nowMs() - provenAtMs < PROVEN_MS) return result;
    const proof = await scan(testFile());
    if (proof.kind !== 'bad') return { kind: 'unknown', why: 'The scanner does not find the test file that every scanner finds.' };
    provenAtMs = nowMs();
    return result;
  };
}
