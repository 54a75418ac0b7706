import type { AuthoredStoredNode } from '#server/contract/generated/authored.ts';
import type { SchemaProblem } from '#server/kinds/validators.ts';
import { type About, hasValue, type Value } from '#server/contract/receiptSubjects.ts';

const ofPlaces: ReadonlySet<string> = new Set(['LocationReceiptLine', 'WorkingHoursReceiptLine']);

export function receiptProblems(node: AuthoredStoredNode, props: unknown, about: About | undefined): readonly SchemaProblem[] {
  if (about === undefined) return [];
  const { kind, fallback } = node;
  const of = typeof props === 'object' && props !== null && 'of' in props ? (props.of as Value) : undefined;
  const without = (what: string): string => `the receipt of a ${about} has no ${what}`;
  return [
    ...(kind === 'DefaultReceiptLine' && of !== undefined && !hasValue(about, of) ? [{ path: '/props/of', message: without(of) }] : []),
    ...(fallback?.kind === 'FallbackAmountLine' && !hasValue(about, fallback.of)
      ? [{ path: '/fallback/of', message: without(fallback.of) }]
      : []),
    ...(ofPlaces.has(kind) && about === 'bet' ? [{ path: '/kind', message: without('place') }] : []),
  ];
}
