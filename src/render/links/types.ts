import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { Described, NodeOf, Wire } from '../types.ts';

export type DeepLink = DeepLinksFragment;

export type LinkOpener = {
  readonly openForm: (formId: string) => void;
  readonly openDialog: (dialogId: string) => void;
  /** If `asks`, the player chooses whether to keep the betslip's current selections. */
  readonly openBetslip: (marketSelectionIds: readonly string[], asks?: boolean) => void;
};

export type LinkKind<L> = {
  /** Null if another kind of link owns the address. `parse(path(link))` must equal `link`. */
  readonly parse: (address: string) => L | null;
  /** Path, or address of another site; null if the link has none. */
  readonly path: (link: L) => string | null;
  readonly open?: (link: L, opener: LinkOpener) => void;
};

export type LinkRegistryOf<U extends Described> = { readonly [K in U['__typename']]: LinkKind<NodeOf<U, K>> };

export type LinkRegistry = Readonly<
  Record<string, Pick<LinkKind<never>, 'path' | 'open'> & { readonly parse?: (address: string) => Described | null }>
>;

export type WireLink = Wire<DeepLink>;

export const defineLinks =
  <U extends Described>() =>
  <const R extends LinkRegistryOf<U>>(map: R & { readonly [K in Exclude<keyof R, U['__typename']>]: never }): R =>
    map;
