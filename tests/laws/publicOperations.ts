import { type DocumentNode, type GraphQLSchema, getNamedType, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Violation } from './tree.ts';

export type Operation = { readonly name: string; readonly document: DocumentNode };

const isMarked = (
  node: { readonly directives?: readonly { readonly name: { readonly value: string } }[] | undefined } | null | undefined,
): boolean => node?.directives?.some(({ name }) => name.value === 'player') ?? false;

/** Finds fields marked `@player` in an operation whose answer all visitors share from a cache. */
export function playerFieldsIn(schema: GraphQLSchema, { name, document }: Operation): readonly Violation[] {
  const found: Violation[] = [];
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name: field }) => {
        const definition = types.getFieldDef();
        const type = definition ? getNamedType(definition.type) : null;
        if (!isMarked(definition?.astNode) && !isMarked(type?.astNode)) return;
        const message = `asks for ${types.getParentType()?.name ?? ''}.${field.value}, which is a player's own. A public answer is kept and shared: ask in the page's player operation.`;
        found.push({ path: name, message });
      },
    }),
  );
  return found;
}
