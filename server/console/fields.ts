import { ID_PATTERN, REASON_MAX, REASON_MIN } from '#src/shared/console/limits.ts';

export type Field<T> = { readonly schema: Readonly<Record<string, unknown>>; readonly isOptional: boolean; readonly type?: T };
export type Shape = Readonly<Record<string, Field<unknown>>>;
type TypeOf<F> = F extends Field<infer T> ? T : never;
export type InputOf<S extends Shape> = {
  readonly [K in keyof S as undefined extends TypeOf<S[K]> ? never : K]: TypeOf<S[K]>;
} & { readonly [K in keyof S as undefined extends TypeOf<S[K]> ? K : never]?: TypeOf<S[K]> };

const field = <T>(schema: Field<T>['schema']): Field<T> => ({ schema, isOptional: false });

export const text = (description: string, maxLength: number, minLength = 1): Field<string> =>
  field({ type: 'string', description, minLength, maxLength });
export const matching = (description: string, pattern: string): Field<string> => field({ type: 'string', description, pattern });
export const oneOf = <const T extends string>(description: string, choices: readonly T[]): Field<T> =>
  field({ type: 'string', description, enum: choices });
export const whole = (description: string, minimum: number, maximum: number): Field<number> =>
  field({ type: 'integer', description, minimum, maximum });
export const flag = (description: string): Field<boolean> => field({ type: 'boolean', description });
/** Accepts any object, because drafts may be invalid. */
export const anyDocument = (description: string): Field<object> => field({ type: 'object', description, additionalProperties: true });
export const list = <T>(description: string, item: Field<T>, maxItems: number, minItems = 0): Field<readonly T[]> =>
  field({ type: 'array', description, items: item.schema, minItems, maxItems, uniqueItems: true });
export const group = <S extends Shape>(description: string, shape: S): Field<InputOf<S>> => field({ description, ...schemaOf(shape) });
/** Field for an object of one of several types, which its `kind` distinguishes. */
export const either = <T extends { readonly kind: string }>(description: string, ...groups: readonly Field<T>[]): Field<T> =>
  field({
    description,
    type: 'object',
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: groups.map(({ schema }) => schema),
  });
export const nullable = <T>({ schema, isOptional }: Field<T>): Field<T | null> => ({
  schema: { description: schema['description'], anyOf: [schema, { type: 'null' }] },
  isOptional,
});
export const optional = <T>({ schema }: Field<T>): Field<T | undefined> => ({ schema, isOptional: true });

export const decidedAt = optional(
  matching(
    'When the outcome was known, in UTC: later bets are refunded. Default: what was set before, or unknown.',
    '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z$',
  ),
);

export const schemaOf = (shape: Shape) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.entries(shape)
    .filter(([, { isOptional }]) => !isOptional)
    .map(([name]) => name),
  properties: Object.fromEntries(Object.entries(shape).map(([name, { schema }]) => [name, schema])),
});

export const id = (what: string): Field<string> => matching(`Id of the ${what}.`, ID_PATTERN);
export const hash = (what: string): Field<string> => matching(what, '^[0-9a-f]{64}$');
export const reason = text('Reason; kept in the audit.', REASON_MAX, REASON_MIN);

export const place = {
  surface: matching('Page, frame, form or receipt.', '^[a-z][a-z0-9-]{0,39}(?::[a-z0-9-]{1,64})?$'),
  brand: matching('Id of a brand, or * for every brand.', '^(?:\\*|[a-z0-9-]{1,40})$'),
  region: matching('Region (US-NJ), country (US), or * for everywhere.', '^(?:\\*|[A-Z]{2}(?:-[A-Z0-9]{1,10})?)$'),
  environment: oneOf('Environment; live is what players get.', ['live', 'staging']),
} as const;
