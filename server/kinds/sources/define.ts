import type { JSONSchemaType } from 'ajv';
import { compile, type Validate } from '../validators.ts';
import type { ItemName, Items, SourceWorld } from './items.ts';

type Arguments = Readonly<Record<string, string | number | boolean>>;
type Options<I extends ItemName, A extends Arguments> = {
  readonly item: I;
  /** PLAYER sources answer only for a session, are never kept, and may fill only fields marked `@player`. */
  readonly scope: 'PUBLIC' | 'PLAYER';
  readonly args: JSONSchemaType<A>;
  /** How long an answer serves others; 0 reads anew each time. */
  readonly ttlMs: number;
  /** Most items it hands over; longer answers are cut. */
  readonly limit: number;
  readonly timeoutMs: number;
  /** Bus topic whose messages change the answer; null where time alone does. */
  readonly topic: string | null;
  readonly load: (args: A, world: SourceWorld) => Items[I] | null | Promise<Items[I] | null>;
};

export type Source = {
  readonly item: ItemName;
  readonly scope: 'PUBLIC' | 'PLAYER';
  /** Argument schema, as published in the console. */
  readonly schema: object;
  readonly check: Validate;
  /** Names of arguments that take text, and so may come from the route. */
  readonly textArguments: readonly string[];
  readonly ttlMs: number;
  readonly limit: number;
  readonly timeoutMs: number;
  readonly topic: string | null;
  /** Only with arguments that passed `check`. */
  readonly load: (args: unknown, world: SourceWorld) => unknown;
};

export function defineSource<I extends ItemName, A extends Arguments>(options: Options<I, A>): Source {
  const { args: schema, load, ...rest } = options;
  const properties: Readonly<Record<string, { readonly type?: unknown }>> = schema.properties;
  return {
    ...rest,
    schema,
    check: compile(schema),
    textArguments: Object.keys(properties).filter((name) => properties[name]?.type === 'string'),
    load: (args, world) => load(args as A, world),
  };
}
