import { defaultFieldResolver, getNamedType, type GraphQLField, type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
import { isOddsFormat, type OddsFormat } from '#src/shared/money/odds.ts';

/** How a field of an operation wants the prices below it. */
type OddsShown = { readonly format: OddsFormat | null; readonly hasTrend: boolean };
type Path = GraphQLResolveInfo['path'];
type Field = GraphQLField<unknown, unknown, Readonly<Record<string, unknown>>>;

/** Kept by place in the answer, so that fields beside each other do not mix, and forgotten with it. */
const shownAt = new WeakMap<Path, OddsShown>();

/** What the nearest field above wants that can want something. */
function shownBelow({ path }: GraphQLResolveInfo): OddsShown | null {
  for (let at: Path | undefined = path; at; at = at.prev) {
    const shown = shownAt.get(at);
    if (shown) return shown;
  }
  return null;
}

/** In what form a price is written that names none itself. */
export const formatBelow = (info: GraphQLResolveInfo): OddsFormat => shownBelow(info)?.format ?? 'AMERICAN';

const hasArgument = ({ args }: Field, ...names: readonly string[]): boolean => args.some(({ name }) => names.includes(name));

/**
 * The arguments `oddsFormat` and `includeOddsTrend` count for all that is below their field, whichever resolver makes it: done here once,
 * so that no resolver can forget it. A trend that is not wanted is none; what asks for acceptance asks all the same.
 */
export function withOddsShown(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name === 'Odds') continue;
    for (const field of Object.values(type.getFields()) as Field[]) {
      if (hasArgument(field, 'oddsFormat', 'includeOddsTrend')) noteFor(field);
      if (getNamedType(field.type).name === 'OddsTrend') hideFor(field);
    }
  }
  return schema;
}

function noteFor(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info) => {
    const format = args['oddsFormat'];
    shownAt.set(info.path, { format: isOddsFormat(format) ? format : null, hasTrend: args['includeOddsTrend'] !== false });
    return resolve(parent, args, context, info);
  };
}

function hideFor(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = (parent, args, context, info) =>
    shownBelow(info)?.hasTrend === false ? 'NO_CHANGE' : resolve(parent, args, context, info);
}
