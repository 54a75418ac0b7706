import type { Resolvers } from './generated/resolvers.ts';
import type { AuthoredByKind } from '#server/contract/generated/authored.ts';
import type { KindName } from './nodeParents.ts';
import type { ItemName } from './sources/items.ts';

type StoredProps = Readonly<Record<string, unknown>>;
/** Migrates props to the next version. Must be pure; if it throws, the node is invalid. */
export type Migration = (props: StoredProps) => StoredProps;

export type Versions = {
  readonly current: number;
  /** Key: the version from which to migrate, 1 to `current - 1`. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** Example props for every version, old ones included. */
  readonly examples: Readonly<Record<number, StoredProps>>;
};

/** Requires a resolver for every SDL field. */
export type Total<R> = Required<Omit<NonNullable<R>, '__isTypeOf'>>;

export type Kind<K extends KindName> = {
  readonly family: 'pageShelves' | 'casinoShelves' | 'menuShelves' | 'dialogs' | 'forms' | 'receiptLines';
  readonly versions: Versions;
  readonly needs: Readonly<Record<string, ItemName>>;
  readonly isContainer: boolean;
  /** False if the node does not display its items. Nodes below may then list the same items. */
  readonly showsItems?: false;
  /** True for offers, which are hidden from players who may not play. */
  readonly isOffer?: true;
  /** Regions in which children can be placed; required for containers. */
  regionsOf?(props: AuthoredByKind[K]): readonly string[];
  readonly resolvers: Total<Resolvers[K]>;
};

export const firstVersion = (example: StoredProps): Versions => ({ current: 1, migrations: {}, examples: { 1: example } });

type FromProp<N extends string> = <T>(parent: { readonly props: { readonly [P in N]: T } }) => T;

const fromProp =
  <N extends string>(name: N): FromProp<N> =>
  ({ props }) =>
    props[name];

/** Resolves the named props by returning them unchanged. Optional props need resolvers of their own. */
export const asAuthored = <N extends string>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, fromProp(name)])) as { readonly [P in N]: FromProp<P> };

type Worded = Extract<KindName, { [K in KindName]: Total<Resolvers[K]> extends { words: unknown } ? K : never }[KindName]>;

export const wordsIn = (props: object) =>
  Object.entries<unknown>({ ...props }).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ __typename: 'WalletWord' as const, name, text }] : [],
  );

/** Defines a kind whose props are all texts. */
export function wordsKind<K extends Worded>(example: AuthoredByKind[K], regions?: readonly string[]) {
  return {
    family: 'pageShelves',
    isContainer: regions !== undefined,
    ...(regions === undefined ? {} : { regionsOf: () => regions }),
    versions: firstVersion({ ...example }),
    needs: {},
    resolvers: {
      id: ({ id }: { readonly id: string }) => id,
      words: ({ props }: { readonly props: StoredProps }) => wordsIn(props),
    },
  } as unknown as Kind<K>;
}
