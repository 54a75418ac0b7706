import type { AuthoredByKind, AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import type { Kind } from '#server/kinds/define.ts';
import { kinds } from '#server/kinds/index.ts';
import type { SchemaProblem } from '#server/kinds/validators.ts';
import type { KindName } from '#server/kinds/nodeParents.ts';

export function undrawnRegions(
  regions: AuthoredStoredNode['regions'],
  { kind, props }: { readonly kind: KindName; readonly props: unknown },
): readonly SchemaProblem[] {
  const container: Kind<KindName> = kinds[kind];
  const named = container.regionsOf?.(props as AuthoredByKind[KindName]);
  if (named === undefined) return [];
  return Object.entries(regions ?? {})
    .filter(([region, ids]) => ids.length > 0 && !named.includes(region))
    .map(([region]) => ({ path: `/regions/${region}`, message: `${kind} shows only ${named.join(', ') || 'pages'}` }));
}
