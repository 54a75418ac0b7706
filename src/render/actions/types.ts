import type { ApolloClient } from '@apollo/client';
import type { ActionOutcomeFragment, ActionsFragment } from '#src/gql/graphql.ts';
import type { Described, NodeOf, Wire } from '../types.ts';
import type { WireLink } from '../links/types.ts';

export type Action = ActionsFragment;
export type WireAction = Wire<Action>;

/** What a form or a control hands to an action. */
export type ActionInput = Readonly<Record<string, unknown>>;

export type ActionContext = {
  readonly client: Pick<ApolloClient, 'mutate'>;
  /** The same for every attempt at one intention: a repeat is harmless. */
  readonly actionId: string;
};

export type ActionKind<A> = {
  /** One mutation. Rejects when it is not known whether it happened. */
  readonly run: (action: A, input: ActionInput, context: ActionContext) => Promise<Pick<ActionOutcomeFragment, 'succeeded' | 'userErrors'>>;
  /** What holds now, to stand in the fields at first. */
  readonly current?: (context: { readonly client: Pick<ApolloClient, 'query'> }) => Promise<ActionInput>;
};

export type ActionRegistryOf<U extends Described> = { readonly [K in U['__typename']]: ActionKind<NodeOf<U, K>> };
export type ActionRegistry = Readonly<Record<string, ActionKind<never>>>;

export const defineActions =
  <U extends Described>() =>
  <const R extends ActionRegistryOf<U>>(map: R & { readonly [K in Exclude<keyof R, U['__typename']>]: never }): R =>
    map;

export type FieldError = { readonly path: readonly string[]; readonly message: string };

/** How an attempt ended; every "no" has a name. */
export type ActionEnd =
  | { readonly kind: 'done'; readonly next: WireLink | null }
  | { readonly kind: 'requirement-unmet'; readonly requirement: string }
  | { readonly kind: 'refused'; readonly fields: readonly FieldError[]; readonly messages: readonly string[] }
  /** Nobody knows whether it happened; try again with the same id. */
  | { readonly kind: 'unanswered' }
  | { readonly kind: 'unmapped' };
