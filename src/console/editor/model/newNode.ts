import type { ListedKind } from '#src/shared/console/composing.ts';
import { type DraftDocument, type DraftNode, isObject, type Place, placesOf, TOP } from '#src/shared/layouts/draft/document.ts';
import { entriesOf } from '#src/shared/values/plainObject.ts';
import type { Vocabulary } from '../EditorContext.tsx';
import { freshId } from './commands.ts';

export function newNode(
  document: DraftDocument,
  { kind, version, needs, example, family }: ListedKind,
  sources: Vocabulary['sources'],
): { readonly id: string; readonly node: DraftNode } {
  const stem = kind
    .replace(/(Shelf|Dialog|Form|ReceiptLine)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  const id = document.nodes.has(stem) || placesOf(document).has(stem) ? freshId(stem, takenIn(document)) : stem;
  const bind = Object.fromEntries(
    Object.entries(needs).flatMap(([place, item]) => {
      const source = sources.find((each) => each.item === item);
      return source ? [[place, { source: source.source, args: startingArgs(source.schema) }]] : [];
    }),
  );
  // Receipt lines must not disappear and need a fallback.
  const matter =
    family === 'receiptLines'
      ? { criticality: 'DEGRADABLE', fallback: { kind: 'FallbackText', text: 'See your account.' } }
      : { criticality: 'OPTIONAL' };
  return { id, node: { id, kind, v: version, ...matter, props: example, ...(Object.keys(bind).length > 0 ? { bind } : {}) } };
}

const takenIn = (document: DraftDocument): ReadonlySet<string> => new Set([...document.nodes.keys(), ...placesOf(document).keys()]);

function startingArgs(schema: unknown): DraftNode {
  const { properties, required } = isObject(schema) ? schema : {};
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.fromEntries(
    Object.entries(isObject(properties) ? properties : {}).flatMap(([name, part]) =>
      names.includes(name) && isObject(part) ? [[name, startingArg(part)]] : [],
    ),
  );
}

function startingArg(part: DraftNode): unknown {
  const { enum: choices, type, maximum } = part;
  if (Array.isArray(choices)) return entriesOf(choices)[0];
  if (type === 'integer') return Math.min(6, typeof maximum === 'number' ? maximum : 6);
  return type === 'boolean' ? false : '';
}

export function placeForNew(document: DraftDocument, selected: string | null): Place {
  const place = selected === null ? undefined : placesOf(document).get(selected);
  return place ? { list: place.list, index: place.index + 1 } : { list: TOP, index: document.lists.get(TOP)?.length ?? 0 };
}
