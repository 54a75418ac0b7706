import { isTop } from './tree.ts';
import type { AnyFrame, AnyRegistry, Described, Kind, KindView, Registry, Wire } from './types.ts';

export const kind = <N>(entry: Kind<N>): Kind<N> => entry;

/** Requires one entry for each kind of `U`, at compile time. */
export function defineRegistry<U extends Described>() {
  return <const R extends Registry<U>>(map: R & { readonly [K in Exclude<keyof R, U['__typename']>]: never }): R => map;
}

export function isKnown<U extends Described>(registry: Registry<U>, node: Wire<U> | null): node is U;
export function isKnown(registry: AnyRegistry, node: Described | null): boolean;
export function isKnown(registry: AnyRegistry, node: Described | null): boolean {
  return node !== null && typeof node === 'object' && Object.hasOwn(registry, node.__typename);
}

export function isHeaded(registry: AnyRegistry, slots: readonly AnyFrame[]): boolean {
  const node = slots.find((slot) => isTop(slot) && slot.region !== 'aside')?.node ?? null;
  return isKnown(registry, node) && registry[node?.__typename ?? '']?.isHead === true;
}

export function viewFor<N>(entry: Kind<N>, node: N): KindView<N> {
  const { presentations } = entry;
  if (!presentations || typeof node !== 'object' || node === null || !('presentation' in node)) return entry.view;
  const { presentation } = node;
  return (
    (typeof presentation === 'string' && Object.hasOwn(presentations, presentation) ? presentations[presentation] : undefined) ?? entry.view
  );
}

export function vocabularyOf(...registries: readonly AnyRegistry[]): Readonly<Record<string, readonly string[]>> {
  const entries = registries.flatMap((registry) => Object.entries(registry));
  const named = entries.map(([name, entry]) => [name, Object.keys(entry.presentations ?? {}).toSorted()] as const);
  return Object.fromEntries(named.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
