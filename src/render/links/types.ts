import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { Described, NodeOf, Wire } from '../types.ts';

export type DeepLink = DeepLinksFragment;

export type LinkOpener = {
  readonly openForm: (formId: string) => void;
  readonly openDialog: (dialogId: string) => void;
  /** Adds selections to the betslip. If `asks`, the player chooses whether the betslip keeps its current selections. */
  readonly openBetslip: (marketSelectionIds: readonly string[], asks?: boolean) => void;
};

export type LinkKind<L> = {
  /** Parses an address; null if it belongs to another kind of link. `parse(path(link))` must equal `link`. */
  readonly parse: (address: string) => L | null;
  /** Returns a path, or the address of another site; null if the link has no address. */
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
