import type { Resolvers } from './generated/resolvers.ts';
import type { AuthoredByKind } from '#server/contract/generated/authored.ts';
import type { KindName } from './nodeParents.ts';
import type { ItemName } from './sources/items.ts';

type StoredProps = Readonly<Record<string, unknown>>;
/** Converts props to the next version. Pure; throwing makes the node invalid. */
export type Migration = (props: StoredProps) => StoredProps;

export type Versions = {
  readonly current: number;
  /** By start version, all from 1 to `current - 1`. */
  readonly migrations: Readonly<Record<number, Migration>>;
  /** Published props, one per version, kept for ever. */
  readonly examples: Readonly<Record<number, StoredProps>>;
};

/** Fails to compile if a field of the SDL type has no resolver. */
export type Total<R> = Required<Omit<NonNullable<R>, '__isTypeOf'>>;

export type Kind<K extends KindName> = {
  readonly family: 'pageShelves' | 'casinoShelves' | 'menuShelves' | 'dialogs' | 'forms' | 'receiptLines';
  readonly versions: Versions;
  /** Required binds; publishing refuses a node without them. */
  readonly needs: Readonly<Record<string, ItemName>>;
  readonly isContainer: boolean;
  /** Invites to play: shown to nobody who may not. */
  readonly isOffer?: true;
  /** Regions named by props; clients draw no others. Required for containers. */
  regionsOf?(props: AuthoredByKind[K]): readonly string[];
  readonly resolvers: Total<Resolvers[K]>;
};

export const firstVersion = (example: StoredProps): Versions => ({ current: 1, migrations: {}, examples: { 1: example } });

type FromProp<N extends string> = <T>(parent: { readonly props: { readonly [P in N]: T } }) => T;

const fromProp =
  <N extends string>(name: N): FromProp<N> =>
  ({ props }) =>
    props[name];

/** Resolves texts and choices as authored. Props that may be absent need their own resolver. */
export const asAuthored = <N extends string>(...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, fromProp(name)])) as { readonly [P in N]: FromProp<P> };

type Worded = Extract<KindName, { [K in KindName]: Total<Resolvers[K]> extends { words: unknown } ? K : never }[KindName]>;

/** Authored words of a kind that has one of its own for each. */
export const wordsIn = (props: object) =>
  Object.entries<unknown>({ ...props }).flatMap(([name, text]) =>
    typeof text === 'string' ? [{ __typename: 'WalletWord' as const, name, text }] : [],
  );

/** A kind whose props are words. */
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
