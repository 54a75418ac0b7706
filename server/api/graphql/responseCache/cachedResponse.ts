import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Shown } from '#server/content/index.ts';
import { cut, type Part } from '../visitor.ts';

export type Encoding = 'br' | 'gzip';

/** A response with placeholders differs by visitor, so it has no ETag and is not compressed. */
export type CachedResponse = {
  readonly parts: readonly Part[];
  readonly whole: Buffer | null;
  readonly etag: string | null;
  readonly bytes: number;
  readonly packed: (encoding: Encoding) => Promise<Buffer>;
  readonly shown: readonly Shown[];
};

/** Minimum size of a response to compress. Smaller ones fit into one packet anyway. */
export const COMPRESS_FROM_BYTES = 1_400;

/** Uses fast compression levels, because every data change creates a new response to compress. */
export const compressors: { readonly [E in Encoding]: (text: string) => Promise<Buffer> } = {
  br: (text) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
    }),
  gzip: (text) => promisify(gzip)(text, { level: 5 }),
};

export function toCachedResponse(text: string, shown: readonly Shown[] = []): CachedResponse {
  const parts = cut(text);
  const packs = new Map<Encoding, Promise<Buffer>>();
  const packed = (encoding: Encoding): Promise<Buffer> => {
    const kept = packs.get(encoding);
    if (kept) return kept;
    const made = compressors[encoding](text);
    packs.set(encoding, made);
    made.catch(() => packs.delete(encoding));
    return made;
  };
  const whole = parts.length > 1 ? null : Buffer.from(text);
  return {
    parts,
    whole,
    etag: whole && `W/"${createHash('sha256').update(whole).digest('base64url').slice(0, 22)}"`,
    bytes: whole?.length ?? Buffer.byteLength(text),
    packed,
    shown,
  };
}

export function encodingFor(accepted: string | undefined): Encoding | null {
  const offered = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') ? 'gzip' : null;
}
