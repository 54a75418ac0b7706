/** File name of the bill of materials. The server does not serve it. */
export const BILL = 'sbom.cdx.json';

export type Lock = {
  readonly name: string;
  readonly version: string;
  readonly packages: Readonly<Record<string, LockedPackage>>;
};
type LockedPackage = { readonly version?: string; readonly integrity?: string; readonly license?: string; readonly dev?: boolean };

const FOLDER = 'node_modules/';

/** Lists production libraries as a reproducible CycloneDX 1.5 bill. `npm sbom` would omit libraries that dev tools also need. */
export function billOfMaterials({ name, version, packages }: Lock): object {
  const used = Object.entries(packages).filter(([path, { dev }]) => path.includes(FOLDER) && dev !== true);
  const components = new Map(used.map(([path, locked]) => componentOf(path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), locked)));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...components.values()],
  };
}

function componentOf(name: string, { version = '', integrity, license }: LockedPackage): readonly [string, object] {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return [
    purl,
    {
      ...{ type: 'library', 'bom-ref': purl, name, version, purl },
      ...(integrity === undefined ? {} : { hashes: integrity.split(' ').map(hashOf) }),
      ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    },
  ];
}

function hashOf(integrity: string): object {
  const [algorithm = '', digest = ''] = integrity.split('-', 2);
  return { alg: algorithm.toUpperCase().replace('SHA', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}
