import { type Native, nativesIn } from './natives.ts';

/** File name of the bill of materials, which the server does not publish. */
export const BILL = 'sbom.cdx.json';

export type Lock = {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
type LockedPackage = { readonly version?: string; readonly integrity?: string; readonly license?: string; readonly dev?: boolean };

const FOLDER = 'node_modules/';

type Origin = Readonly<Record<string, string>>;
type NativesOf = (path: string) => readonly Native[];

/** Returns the bill of materials of the packages installed under `root`. */
export const installedBill = (root: string, lock: Lock, origin: Origin): object =>
  billOfMaterials(lock, origin, (path) => nativesIn(root, path));

/** Lists production libraries as a reproducible CycloneDX 1.5 bill. `npm sbom` would omit libraries that dev tools also need. */
export function billOfMaterials({ name, version, packages }: Lock, origin: Origin = {}, nativesOf: NativesOf = () => []): object {
  const used = Object.entries(packages).filter(([path, { dev }]) => path.includes(FOLDER) && dev !== true);
  const components = new Map(
    used.map(([path, locked]) => componentOf(path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), locked, nativesOf(path))),
  );
  const properties = Object.entries(origin).map(([key, value]) => ({ name: `${name}:${key}`, value }));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version },
      ...(properties.length > 0 && { properties }),
    },
    components: [...components.values()],
  };
}

function componentOf(
  name: string,
  { version = '', integrity, license }: LockedPackage,
  natives: readonly Native[],
): readonly [string, object] {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return [
    purl,
    {
      ...{ type: 'library', 'bom-ref': purl, name, version, purl },
      ...(integrity === undefined ? {} : { hashes: integrity.split(' ').map(hashOf) }),
      ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
      ...(natives.length > 0 && { components: natives.map((native) => nativeOf(purl, native)) }),
    },
  ];
}

function nativeOf(purl: string, { name, version, sha256 }: Native): object {
  const ref = `${purl}#${name}`;
  if (sha256 !== undefined) return { type: 'file', 'bom-ref': ref, name, hashes: [{ alg: 'SHA-256', content: sha256 }] };
  return { type: 'library', 'bom-ref': ref, name, version, purl: `pkg:generic/${name}@${version ?? ''}` };
}

function hashOf(integrity: string): object {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}
