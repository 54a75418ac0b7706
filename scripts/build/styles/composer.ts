export type Match = Readonly<Record<string, string>>;
type Variant = readonly [match: Match, style: unknown];
export type Composer = readonly [
  base: string,
  style: unknown,
  variants: readonly Variant[],
  compounds: readonly Variant[],
  defaults: Match,
];
const INTERNAL = Symbol.for('sxs.internal');
export type Look = ((props: object) => { readonly className: string }) & {
  readonly [INTERNAL]: { readonly composers: ReadonlySet<Composer> };
};

export type Part = readonly [
  name: string,
  variants: Readonly<Record<string, Match>>,
  defaults: Match,
  compounds: readonly (readonly [Match, string])[],
];

export const isStyle = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && value.constructor === Object && !('$$typeof' in value);

export const composersOf = (value: unknown): readonly Composer[] =>
  (typeof value === 'object' || typeof value === 'function') && value !== null && INTERNAL in value
    ? [...(value as Look)[INTERNAL].composers]
    : [];

/** Reads one style. `names` maps Stitches' class names to ours. Calling `write` makes Stitches emit the style's rules. */
export function readComposer(look: Look, [base, , variants, compounds, defaults]: Composer, next: () => string) {
  const none = Object.fromEntries(Object.keys(defaults).map((name) => [name, '\0']));
  const names = new Map([[base, next()]]);
  const named = ([match]: Variant): (readonly [Match, string])[] => {
    const added = look({ ...none, ...match })
      .className.split(' ')
      .filter((name) => !names.has(name));
    for (const name of added) names.set(name, next());
    return added.map((name) => [match, names.get(name) ?? ''] as const);
  };
  const byVariant: Record<string, Record<string, string>> = Object.fromEntries(Object.keys(none).map((name) => [name, {}]));
  for (const [match, name] of variants.flatMap(named))
    for (const [variant, value] of Object.entries(match)) (byVariant[variant] ??= {})[value] = name;
  const given = Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== 'undefined'));
  const part: Part = [names.get(base) ?? '', byVariant, given, compounds.flatMap(named)];
  const write = (): void => {
    look(none);
    for (const [match] of [...variants, ...compounds]) look({ ...none, ...match });
  };
  return { part, names, write };
}

export const withVariants = ([name, variants, defaults, compounds]: Part, [, others, , otherCompounds]: Part): Part => [
  name,
  Object.fromEntries(
    [...new Set([...Object.keys(variants), ...Object.keys(others)])].map((variant) => [
      variant,
      bothOf(others[variant] ?? {}, variants[variant] ?? {}),
    ]),
  ),
  defaults,
  [...otherCompounds, ...compounds],
];

const bothOf = (some: Match, others: Match): Match =>
  Object.fromEntries(
    [...new Set([...Object.keys(some), ...Object.keys(others)])].map((value) => [
      value,
      [some[value], others[value]].filter(Boolean).join(' '),
    ]),
  );
