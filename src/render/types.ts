import type { ComponentType, ReactNode } from 'react';
import type { FallbackFragment } from '#src/gql/graphql.ts';

/** A node of the wire: what it is, in the vocabulary's words. */
export type Described = { readonly __typename: string };

declare const unknownKind: unique symbol;

/** A node of a kind that this build has never heard of; it has nothing but its name. */
export type UnknownNode = { readonly __typename: string & { readonly [unknownKind]?: true } };

/** The generated union is closed, the wire is not: a server may be newer than this build. */
export type Wire<U extends Described> = U | UnknownNode;

export type NodeOf<U extends Described, K extends U['__typename']> = Extract<U, { readonly __typename: K }>;

/** A kind's component takes its node, nothing else. */
export type KindView<N> = (props: { readonly node: N }) => ReactNode;

export type Kind<N> = {
  readonly view: KindView<N>;
  /** Of the view's size; eager and tiny. */
  readonly skeleton: ComponentType;
  /** Usual height in CSS pixels, reserved while the node is off screen. Absent on kinds that flow inside others' boxes. */
  readonly height?: number;
  /** Other views of the same data by the name a document may ask for; an unknown name gets `view`. */
  readonly presentations?: Readonly<Record<string, KindView<N>>>;
};

export type Registry<U extends Described> = { readonly [K in U['__typename']]: Kind<NodeOf<U, K>> };

/** Any family's map, for code that is the same for all of them. */
export type AnyRegistry = { readonly [name: string]: Kind<never> };

/** The frame of a node: what a client from last month still understands. Families without a tree leave `parent` and `region` out. */
export type Frame<N> = {
  readonly id: string;
  readonly parent?: string | null;
  readonly region?: string;
  /** The kind's name, also when there is no node. */
  readonly kind: string;
  /** `OPTIONAL`, `DEGRADABLE`, `MANDATORY`; a word of the future counts as mandatory. */
  readonly criticality: string;
  readonly fallback: FallbackFragment | null;
  readonly label: string | null;
  readonly trackingId: string | null;
  readonly node: N | null;
  /** Why the server sent no node. */
  readonly absence: string | null;
};

export type AnyFrame = Frame<Described>;

export type ShelfProps = {
  readonly frame: AnyFrame;
  /** Usual height of its kind; undefined for a kind that is not known. */
  readonly height: number | undefined;
  /** Its content has not been asked for yet; `children` stand for it. */
  readonly isLater: boolean;
  readonly children: ReactNode;
};
/** Draws a shelf of a page that is too long to be drawn as a whole. */
export type ShelfView = ComponentType<ShelfProps>;

/** What is drawn: frames of one revision, flat. */
export type Frames<N> = { readonly revision: string; readonly slots: readonly Frame<N>[] };

/** Why a node was not drawn as published. */
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
