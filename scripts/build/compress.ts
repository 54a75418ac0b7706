import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from '../files.ts';

const TEXT = /\.(js|css|svg|json|webmanifest)$/;
/** Level 10 of 11, because level 11 takes seconds longer and saves only one percent. */
const BROTLI_QUALITY = 10;

export async function compressAll(dist: string): Promise<readonly string[]> {
  const files = filesUnder('.', '', dist).filter((path) => TEXT.test(path));
  await Promise.all(files.map((path) => compress(join(dist, path))));
  return files;
}

async function compress(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
