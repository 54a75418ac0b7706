import capabilities from '#src/gql/capabilities.json' with { type: 'json' };
import { knowsKind, type KnownKinds, visibleNodes } from '#src/shared/layouts/visibleNodes.ts';
import type { AnyFrame, AnyRegistry } from '#src/render/index.ts';

export type BuildManifest = { readonly kinds: KnownKinds; readonly presentations: Readonly<Record<string, readonly string[]>> };

export const NOW_BUILD = 'now';

const now: BuildManifest = capabilities;

export function buildsFor(kinds: readonly string[]): readonly { readonly value: string; readonly label: string }[] {
  const older = kinds.flatMap((kind) => {
    const versions = Array.from({ length: Math.max(0, (now.kinds[kind] ?? 1) - 1) }, (_, at) => at + 1);
    return [
      { value: `without:${kind}`, label: `Before ${kind}` },
      ...versions.map((version) => ({ value: `${kind}@${version}`, label: `${kind} at version ${version}` })),
      ...(Object.hasOwn(now.presentations, kind) ? [{ value: `plain:${kind}`, label: `Before the presentations of ${kind}` }] : []),
    ];
  });
  return [{ value: NOW_BUILD, label: 'This build' }, ...older];
}

export function manifestOf(build: string): BuildManifest {
  const { kinds, presentations } = now;
  const [, lost] = /^without:(\w+)$/.exec(build) ?? [];
  if (lost !== undefined) return { kinds: without(kinds, lost), presentations: without(presentations, lost) };
  const [, plain] = /^plain:(\w+)$/.exec(build) ?? [];
  if (plain !== undefined) return { kinds, presentations: without(presentations, plain) };
  const [, kind, version] = /^(\w+)@(\d+)$/.exec(build) ?? [];
  return kind === undefined ? now : { kinds: { ...kinds, [kind]: Number(version) }, presentations };
}

const without = <T>(map: Readonly<Record<string, T>>, name: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(map).filter(([key]) => key !== name));

/** Reduces frames to what a build can draw, as the server does. */
export function framesFor(frames: readonly AnyFrame[], { kinds }: BuildManifest): readonly AnyFrame[] {
  const standings = visibleNodes(
    frames.map((frame) => ({ ...frame, parent: frame.parent ?? null, region: frame.region ?? 'main' })),
    {
      isFor: () => true,
      canDraw: ({ node }) => node !== null && knowsKind(kinds, node.__typename, now.kinds[node.__typename] ?? 1),
    },
  );
  return standings.map(({ node: frame, parent, region, isDrawn }) => ({
    ...frame,
    parent,
    region,
    ...(isDrawn || frame.node === null ? {} : { node: null, absence: 'UNSUPPORTED' }),
  }));
}

export function registryFor<R extends AnyRegistry>(registry: R, { presentations }: BuildManifest): R {
  const entries = Object.entries(registry).map(([name, { presentations: all, ...entry }]) => {
    const known = Object.entries(all ?? {}).filter(([look]) => Object.hasOwn(presentations, name) && presentations[name]?.includes(look));
    return [name, known.length > 0 ? { ...entry, presentations: Object.fromEntries(known) } : entry];
  });
  return Object.fromEntries(entries) as R;
}
