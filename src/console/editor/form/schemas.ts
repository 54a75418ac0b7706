export type JsonSchema = {
  readonly $id?: string;
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly propertyNames?: JsonSchema;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly oneOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly else?: JsonSchema;
  /** Labels of `enum` values. Not part of JSON Schema. */
  readonly called?: Readonly<Record<string, string>>;
};

const files = import.meta.glob<JsonSchema>(
  '/schemas/json/{actions,casinoShelves,deepLinks,dialogs,forms,layout,menuShelves,pageShelves,receiptLines}/*.schema.json',
  {
    import: 'default',
    eager: true,
  },
);
const byName: ReadonlyMap<string, JsonSchema> = new Map(
  Object.values(files).flatMap((schema) => (schema.$id === undefined ? [] : [[schema.$id, schema] as const])),
);

/** Returns a kind's schema. Null if this build does not know the kind. */
export const schemaNamed = (name: string): JsonSchema | null => byName.get(name) ?? null;

/** Follows `$ref`. Throws if the referenced file is missing. */
export function resolved(schema: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const name = /(\w+)\.schema\.json$/.exec(schema.$ref)?.[1] ?? '';
  const found = byName.get(name);
  if (!found) throw new Error(`schemas/json has no ${name}.schema.json`);
  return found;
}

/** Members of a union by name, and the property `by` that holds the name. Null if the schema is no union. */
export function variantsOf(schema: JsonSchema): { readonly by: string; readonly variants: ReadonlyMap<string, JsonSchema> } | null {
  const members = schema.oneOf?.map(resolved);
  if (!members || members.length === 0) return null;
  for (const by of ['kind', 'type']) {
    const names = members.map(({ properties }) => properties?.[by]?.const);
    if (names.every((name): name is string => typeof name === 'string'))
      return { by, variants: new Map(members.map((member, at) => [names[at] ?? '', member])) };
  }
  return null;
}
