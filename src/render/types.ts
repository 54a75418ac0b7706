import type { ComponentType, ReactNode } from 'react';
import type { FallbackFragment } from '#src/gql/graphql.ts';

export type Described = { readonly __typename: string };

declare const unknownKind: unique symbol;

export type UnknownNode = { readonly __typename: string & { readonly [unknownKind]?: true } };

export type Wire<U extends Described> = U | UnknownNode;

export type NodeOf<U extends Described, K extends U['__typename']> = Extract<U, { readonly __typename: K }>;

export type KindView<N> = (props: { readonly node: N }) => ReactNode;

export type Kind<N> = {
  readonly view: KindView<N>;
  readonly skeleton: ComponentType;
  readonly height?: number;
  /** True if the view draws the page's heading when it is the first node. */
  readonly isHead?: boolean;
  readonly presentations?: Readonly<Record<string, KindView<N>>>;
};

export type Registry<U extends Described> = { readonly [K in U['__typename']]: Kind<NodeOf<U, K>> };

export type AnyRegistry = { readonly [name: string]: Kind<never> };

/** Place and content of a node. `parent` and `region` are missing in families without nesting. */
export type Frame<N> = {
  readonly id: string;
  readonly parent?: string | null;
  readonly region?: string;
  readonly kind: string;
  /** What a failure does: `OPTIONAL`, `DEGRADABLE` or `MANDATORY`. Unknown values act like `MANDATORY`. */
  readonly criticality: string;
  readonly fallback: FallbackFragment | null;
  readonly label: string | null;
  readonly trackingId: string | null;
  readonly node: N | null;
  readonly absence: string | null;
};

export type AnyFrame = Frame<Described>;

export type ShelfProps = {
  readonly frame: AnyFrame;
  readonly height: number | undefined;
  readonly isLater: boolean;
  readonly children: ReactNode;
};
export type ShelfView = ComponentType<ShelfProps>;

export type Frames<N> = {
  readonly revision: string;
  /** Shelves shown before the player's layout arrives; null shows all. */
  readonly common?: number | null;
  readonly slots: readonly Frame<N>[];
};

export type FailureReason =
  | 'unknown-kind'
  | 'unsupported'
  | 'source-failed'
  | 'invalid'
  | 'missing'
  | 'incomplete'
  | 'not-loaded'
  | 'threw'
  | 'orphan'
  | 'cycle'
  | 'too-deep'
  | 'duplicate'
  | 'over-limit'
  | 'unmapped-link'
  | 'unmapped-action'
  | 'total-differs';
