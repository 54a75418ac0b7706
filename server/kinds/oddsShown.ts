import { defaultFieldResolver, getNamedType, type GraphQLField, type GraphQLResolveInfo, type GraphQLSchema, isObjectType } from 'graphql';
import { isOddsFormat, type OddsFormat } from '#src/shared/money/odds.ts';

type OddsShown = { readonly format: OddsFormat | null; readonly hasTrend: boolean };
type Path = GraphQLResolveInfo['path'];
type Field = GraphQLField<unknown, unknown, Readonly<Record<string, unknown>>>;

/** Odds arguments by response path, because fields of one response may have different arguments. */
const shownAt = new WeakMap<Path, OddsShown>();

function shownBelow({ path }: GraphQLResolveInfo): OddsShown | null {
  for (let at: Path | undefined = path; at; at = at.prev) {
    const shown = shownAt.get(at);
    if (shown) return shown;
  }
  return null;
}

export const formatBelow = (info: GraphQLResolveInfo): OddsFormat => shownBelow(info)?.format ?? 'AMERICAN';

const hasArgument = ({ args }: Field, ...names: readonly string[]): boolean => args.some(({ name }) => names.includes(name));

/** Makes `oddsFormat` and `includeOddsTrend` apply to all fields below. Changes the schema in place. */
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
