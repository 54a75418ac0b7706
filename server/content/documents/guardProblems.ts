import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';

type Problem = { readonly path: string; readonly message: string };

/** Finds why some viewers in its regions might not get a guarded node: no fallback text, a further rule, or a container around it. */
export function guardProblems(
  { guardedBy, criticality, fallback, when = {} }: AuthoredStoredNode,
  parent: string | null,
): readonly Problem[] {
  if (guardedBy === undefined) return [];
  const narrowed = Object.keys(when).filter((name) => name !== 'brands' && name !== 'regions');
  return [
    ...(criticality === 'OPTIONAL' || (criticality === 'DEGRADABLE' && fallback?.kind !== 'FallbackText')
      ? [{ path: '/fallback', message: 'A guarded part must be MANDATORY or have a fallback text.' }]
      : []),
    ...narrowed.map((name) => ({
      path: `/when/${name}`,
      message: 'A guarded part must be shown to all players of its brands and regions.',
    })),
    ...(parent === null ? [] : [{ path: '', message: `Place a guarded part on the page itself, not in ${parent}, which could hide it.` }]),
  ];
}
