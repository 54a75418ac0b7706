import {
  getNamedType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { createYoga } from 'graphql-yoga';
import { documentLimits } from '../limits.ts';

/** Fields with the same value for all viewers of one brand, region, device, build, login state and segments. */
const HOT_FIELDS: ReadonlySet<string> = new Set([
  'startup',
  'pageLayout',
  'frameLayout',
  'layoutPart',
  'dialogs',
  'form',
  'sportsMenu',
  'liveEventsCount',
]);

/** Parses a document. Null if it is invalid, has fields outside `HOT_FIELDS` or has player-specific fields. */
export function cacheableDocument(schema: GraphQLSchema, read: ReadDocument, text: string): DocumentNode | null {
  const document = read(text);
  return document && isHot(document) && !hasPlayerField(schema, document) ? document : null;
}

export type ReadDocument = (text: string) => DocumentNode | null;

/** Creates a validating parser. Caches no documents, because cached errors would be sent with another status. */
export function createReader(schema: GraphQLSchema, isProduction: boolean, isVetted: (text: string) => boolean): ReadDocument {
  const checker = createYoga({
    schema,
    plugins: documentLimits(isProduction, isVetted),
    parserAndValidationCache: false,
    maskedErrors: false,
    logging: false,
  });
  return (text) => {
    const { parse, validate } = checker.getEnveloped({});
    try {
      const document = parse(text) as DocumentNode;
      return validate(schema, document).length === 0 ? document : null;
    } catch {
      return null;
    }
  };
}

function isHot(document: DocumentNode): boolean {
  const operations = document.definitions.filter((definition) => definition.kind === 'OperationDefinition');
  const [only] = operations;
  if (only?.operation !== 'query' || operations.length > 1 || (only.directives?.length ?? 0) > 0) return false;
  return only.selectionSet.selections.every((selection) => selection.kind === 'Field' && isHotField(selection));
}

/** False for `startup` with arguments, which differ by player and would fill the cache with equal answers. */
const isHotField = ({ name, arguments: args = [] }: FieldNode): boolean =>
  HOT_FIELDS.has(name.value) && !(name.value === 'startup' && args.length > 0);

const isPlayers = (node: { readonly directives?: readonly DirectiveNode[] | undefined } | null | undefined): boolean =>
  node?.directives?.some(({ name }) => name.value === 'player') ?? false;

function hasPlayerField(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: () => {
        const type = types.getType();
        found ||= isPlayers(types.getFieldDef()?.astNode) || (type ? isPlayers(getNamedType(type).astNode) : false);
      },
    }),
  );
  return found;
}
