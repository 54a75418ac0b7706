import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../files.ts';

/** A native binary in a package, or a library compiled into one. */
export type Native = { readonly name: string; readonly version?: string; readonly sha256?: string };

const MAGIC = ['7f454c46', 'cffaedfe', 'cafebabe', '4d5a9000'];
const OPENSSL = /OpenSSL (\d+\.\d+\.\d+[a-z]?) {1,2}\d{1,2} [A-Z][a-z]{2} \d{4}/;
/** File in which a package lists the libraries compiled into its binary, with versions. */
const VERSIONS = 'versions.json';

/** Lists the native files of an installed package, and the libraries known to be compiled into them. */
export function nativesIn(root: string, folder: string): readonly Native[] {
  const files = filesUnder(folder, '', root).filter((path) => !path.slice(folder.length + 1).includes('node_modules/'));
  const natives = files.flatMap((path) => {
    const bytes = readFileSync(join(root, path));
    if (!MAGIC.includes(bytes.subarray(0, 4).toString('hex'))) return [];
    const openssl = OPENSSL.exec(bytes.toString('latin1'))?.[1];
    const file: Native = { name: path.slice(folder.length + 1), sha256: createHash('sha256').update(bytes).digest('hex') };
    return openssl === undefined ? [file] : [file, { name: 'openssl', version: openssl }];
  });
  const distinct = [...new Map(natives.map((native) => [native.name, native])).values()];
  const listed = join(root, folder, VERSIONS);
  if (distinct.length === 0 || !existsSync(listed)) return distinct;
  const versions = JSON.parse(readFileSync(listed, 'utf8')) as Readonly<Record<string, string>>;
  return [...distinct, ...Object.entries(versions).map(([name, version]) => ({ name, version }))];
}
