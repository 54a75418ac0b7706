import { type Manifest, manifestHash } from '#server/content/index.ts';

export type KindMap = Readonly<Record<string, { readonly presentations?: Readonly<Record<string, unknown>> }>>;

export type Capabilities = Pick<Manifest, 'kinds' | 'presentations'> & { readonly hash: string };

export function capabilitiesOf(maps: readonly KindMap[], versionOf: (kind: string) => number): Capabilities {
  const entries = maps.flatMap((map) => Object.entries(map)).toSorted(([left], [right]) => (left < right ? -1 : 1));
  const kinds = Object.fromEntries(entries.map(([kind]) => [kind, versionOf(kind)]));
  const presentations = Object.fromEntries(
    entries
      .map(([kind, entry]) => [kind, Object.keys(entry.presentations ?? {}).toSorted()] as const)
      .filter(([, names]) => names.length > 0),
  );
  return { kinds, presentations, hash: manifestHash({ kinds, presentations }) };
}
