import type { JSONSchemaType } from 'ajv';
import { compile, type Validate } from '../validators.ts';
import type { ItemName, Items, SourceWorld } from './items.ts';

type Arguments = Readonly<Record<string, string | number | boolean>>;
type Options<I extends ItemName, A extends Arguments> = {
  readonly item: I;
  /** True for offers, which are hidden from players who may not play. */
  readonly isOffer?: true;
  /** `PLAYER`: requires a session, is never cached, serves `@player` fields only. */
  readonly scope: 'PUBLIC' | 'PLAYER';
  readonly args: JSONSchemaType<A>;
  /** 0 disables the cache. */
  readonly ttlMs: number;
  readonly limit: number;
  readonly timeoutMs: number;
  /** Bus topic that announces changes; null if only time changes the items. */
  readonly topic: string | null;
  readonly load: (args: A, world: SourceWorld) => Items[I] | null | Promise<Items[I] | null>;
};

export type Source = {
  readonly item: ItemName;
  readonly isOffer?: true;
  readonly scope: 'PUBLIC' | 'PLAYER';
  readonly schema: object;
  readonly check: Validate;
  readonly textArguments: readonly string[];
  readonly ttlMs: number;
  readonly limit: number;
  readonly timeoutMs: number;
  readonly topic: string | null;
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

export const slug = { type: 'string', pattern: '^[a-z0-9-]{1,64}$' } as const;
export const textUpTo = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;

type Named<I extends ItemName, K extends string> = Pick<Options<I, Readonly<Record<K, string>>>, 'item' | 'load'> &
  Partial<Pick<Options<I, Readonly<Record<K, string>>>, 'isOffer' | 'limit' | 'topic' | 'ttlMs'>> & {
    readonly names: Readonly<Record<K, typeof slug | ReturnType<typeof textUpTo>>>;
  };

export function defineNamed<I extends ItemName, K extends string>({ names, ...options }: Named<I, K>): Source {
  const args = { type: 'object', additionalProperties: false, required: Object.keys(names), properties: names };
  return defineSource({
    ...{ scope: 'PUBLIC', ttlMs: 0, limit: 1, timeoutMs: 300, topic: null },
    ...options,
    args: args as unknown as JSONSchemaType<Readonly<Record<K, string>>>,
  });
}
