import { providers } from '#server/modules/payments/rules/index.ts';
import type { SchemaProblem } from '#server/kinds/validators.ts';
import { membersOf } from '#src/shared/values/plainObject.ts';

const IDS: ReadonlySet<string> = new Set(providers.map(({ id }) => id));

/** Finds unknown and repeated payment methods, which pages would omit silently. */
export function methodProblems(kind: string, props: unknown): readonly SchemaProblem[] {
  const { methods } = membersOf(props);
  if (kind !== 'PaymentMethodsShelf' || !Array.isArray(methods)) return [];
  const ids = methods.map((method) => membersOf(method)['providerId']);
  return ids.flatMap((id, at) => {
    if (typeof id !== 'string') return [];
    const path = `/props/methods/${at}/providerId`;
    if (!IDS.has(id)) return [{ path, message: `There is no payment method ${id}. Use one of ${[...IDS].join(', ')}.` }];
    return ids.indexOf(id) === at ? [] : [{ path, message: `${id} is listed twice.` }];
  });
}
