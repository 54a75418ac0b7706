type Locked = { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean };
export type Lock = { readonly packages: Readonly<Record<string, Locked>> };

/** License of each package whose manifest names none, by `name@version`. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js@2.0.0': 'MIT' };

const HEAD = `# Third-party notices

Linemaker builds and runs with these packages of others. Each is under its own licence, whose text is in its folder of \`node_modules\`.
Written by \`npm run codegen\` from \`package-lock.json\`; do not edit. Packages of \`devDependencies\`, which only development and tests need, are not listed.
`;

/** Lists production packages with their licenses. Throws if a license is unknown. */
export function thirdPartyNotices({ packages }: Lock): string {
  const shipped = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true);
  const rows = new Map(
    shipped.map(([path, { version = '', license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const known = license ?? READ_BY_HAND[`${name}@${version}`];
      if (known === undefined)
        throw new Error(`package-lock.json: ${name}@${version} has no licence. Read it in the package, and add it to READ_BY_HAND.`);
      return [`${name}@${version}`, { name, version, license: known }] as const;
    }),
  );
  const sorted = [...rows.values()].toSorted(
    (a, b) => compare(a.license, b.license) || compare(a.name, b.name) || compare(a.version, b.version),
  );
  const licenses = [...new Set(sorted.map(({ license }) => license))];
  return [HEAD, ...licenses.map((license) => section(license, sorted))].join('\n');
}

type Row = { readonly name: string; readonly version: string; readonly license: string };

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

function section(license: string, rows: readonly Row[]): string {
  const own = rows.filter((row) => row.license === license);
  const link = ({ name, version }: Row): string => `- [${name}](https://www.npmjs.com/package/${name}) ${version}`;
  return `## ${license} (${own.length})\n\n${own.map(link).join('\n')}\n`;
}
