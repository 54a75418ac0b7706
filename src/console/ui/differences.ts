import { entriesOf, hasTexts, isPlainObject } from '#src/shared/values/plainObject.ts';
import { stepWords, titleOf } from './pointer.ts';

/** Field that differs. `before` or `after` is null if that side lacks the field. */
export type Difference = { readonly path: string; readonly before: string | null; readonly after: string | null };

const WHOLE = 'Whole part';

/** Lists differing fields with paths such as `Links › “Live now” › Label`. Matches list items by `id`, otherwise by position. */
export function differencesOf(before: unknown, after: unknown, path: readonly string[] = []): readonly Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, path);
  if (isPlainObject(before) && isPlainObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differencesOf(own(before, name), own(after, name), [...path, titleOf(name)]),
    );
  return [{ path: path.join(' › ') || WHOLE, before: valueInWords(before), after: valueInWords(after) }];
}

function inLists(before: readonly unknown[], after: readonly unknown[], path: readonly string[]): readonly Difference[] {
  const [from, to] = [byId(before), byId(after)];
  if (from === null || to === null) {
    if (isOfScalars(before) && isOfScalars(after)) return [changed(path, valueInWords(before), valueInWords(after))];
    return Array.from({ length: Math.max(before.length, after.length) }, (_, at) =>
      differencesOf(before[at], after[at], [...path, stepWords(String(at))]),
    ).flat();
  }
  const inBoth = (of: ReadonlyMap<string, Item>, other: ReadonlyMap<string, Item>) => [...of.keys()].filter((id) => other.has(id));
  const [orderBefore, orderAfter] = [inBoth(from, to), inBoth(to, from)];
  const named = (ids: readonly string[], of: ReadonlyMap<string, Item>) => ids.map((id) => nameIn(id, of.get(id))).join(', ');
  const order =
    orderBefore.join(' ') === orderAfter.join(' ') ? [] : [changed([...path, 'Order'], named(orderBefore, from), named(orderAfter, to))];
  const items = [...new Set([...from.keys(), ...to.keys()])].flatMap((id) =>
    differencesOf(from.get(id), to.get(id), [...path, `“${nameIn(id, to.get(id) ?? from.get(id))}”`]),
  );
  return [...order, ...items];
}

type Item = Readonly<Record<string, unknown>>;

/** Maps items by id. Null if an item is no object, or an id is missing or repeated. */
function byId(list: readonly unknown[]): ReadonlyMap<string, Item> | null {
  const items = new Map<string, Item>();
  for (const item of list) if (isItem(item)) items.set(item.id, item);
  return items.size === list.length ? items : null;
}

const isItem = (item: unknown): item is Item & { readonly id: string } => hasTexts(item, ['id']);

const changed = (path: readonly string[], before: string | null, after: string | null): Difference => ({
  path: path.join(' › ') || WHOLE,
  before,
  after,
});
const own = (value: Item, name: string): unknown => (Object.hasOwn(value, name) ? value[name] : undefined);
const nameIn = (id: string, item: Item = {}): string =>
  ['title', 'label', 'text', 'name']
    .map((name) => own(item, name))
    .find((value) => typeof value === 'string' && value !== '')
    ?.toString() ?? id;
const isOfScalars = (list: readonly unknown[]): boolean => list.every((item) => typeof item !== 'object' || item === null);

/** Formats a value as lines such as `Label: Live now`. Null if it is empty. */
export function valueInWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value === '' ? 'Empty' : value;
  if (typeof value !== 'object') return JSON.stringify(value);
  const parts = Array.isArray(value) ? entriesOf(value) : Object.entries(value);
  if (parts.length === 0) return 'Empty';
  if (Array.isArray(value) && isOfScalars(value)) return value.map((item) => valueInWords(item) ?? 'None').join(', ');
  return linesOf(value, []).join('\n');
}

function linesOf(value: unknown, path: readonly string[]): readonly string[] {
  const entries = Array.isArray(value)
    ? isOfScalars(value)
      ? null
      : entriesOf(value).map((item, at) => [isItem(item) ? `“${nameIn(item.id, item)}”` : stepWords(String(at)), item] as const)
    : isPlainObject(value)
      ? Object.entries(value).map(([name, item]) => [titleOf(name), item] as const)
      : null;
  if (entries === null || entries.length === 0) return [`${path.join(' › ')}: ${valueInWords(value) ?? 'None'}`];
  return entries.flatMap(([name, item]) => linesOf(item, [...path, name]));
}
