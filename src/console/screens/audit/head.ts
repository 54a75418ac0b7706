import type { ChainHead } from '#src/shared/console/general.ts';

export const headText = ({ seq, hash }: ChainHead): string => `${seq} ${hash}`;

export function headIn(text: string): ChainHead | null {
  const [, seq, hash] = /^\s*(\d{1,10})\s+([0-9a-f]{64})\s*$/i.exec(text) ?? [];
  return seq === undefined || hash === undefined ? null : { seq: Number(seq), hash: hash.toLowerCase() };
}
