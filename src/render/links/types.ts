import type { DeepLinksFragment } from '#src/gql/graphql.ts';
import type { Described, NodeOf, Wire } from '../types.ts';

export type DeepLink = DeepLinksFragment;

/** Opens what lies over the page instead of leading away from it. */
export type LinkOpener = {
  readonly openForm: (formId: string) => void;
  readonly openDialog: (dialogId: string) => void;
  /** Adds the selections first. */
  /** Puts selections into the slip at the prices of now and opens it. `asks`: the player says whether what is there stays. */
  readonly openBetslip: (marketSelectionIds: readonly string[], asks?: boolean) => void;
};

export type LinkContext = { readonly allowedHosts: readonly string[] };

/** How one kind of deep link is written and followed. */
export type LinkKind<L> = {
  /** The link that an address stands for, or null when it is another kind's. `parse(path(link))` is `link`. */
  readonly parse: (address: string) => L | null;
  /** Path on this site, or an allowed address elsewhere; null when the link leads nowhere. */
  readonly path: (link: L, context: LinkContext) => string | null;
  /** For links that open something over the page. */
  readonly open?: (link: L, opener: LinkOpener) => void;
};

/** A total map over the kinds of deep link. */
export type LinkRegistryOf<U extends Described> = { readonly [K in U['__typename']]: LinkKind<NodeOf<U, K>> };

/** The same for code that treats all kinds alike. */
export type LinkRegistry = Readonly<
  Record<string, Pick<LinkKind<never>, 'path' | 'open'> & { readonly parse?: (address: string) => Described | null }>
>;

export type WireLink = Wire<DeepLink>;

export const defineLinks =
  <U extends Described>() =>
  <const R extends LinkRegistryOf<U>>(map: R & { readonly [K in Exclude<keyof R, U['__typename']>]: never }): R =>
    map;
