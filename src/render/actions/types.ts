import type { ApolloClient } from '@apollo/client';
import type { ActionErrorFragment, ActionsFragment } from '#src/gql/graphql.ts';
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
  /** Wire id of the node that the action stands in. */
  readonly of: string;
};

/** What the server answered. `said` is what the player is told when all went well; 'Saved.' without it. */
export type ActionAnswer = { readonly succeeded: boolean; readonly userErrors: readonly ActionErrorFragment[]; readonly said?: string };
type Asking = { readonly client: Pick<ApolloClient, 'query'> };

export type ActionKind<A> = {
  /** Fetches what `run` is made of, before anything is sent. Rejects when it does not come. */
  readonly ready?: () => Promise<unknown>;
  /** One mutation. Rejects when it is not known whether it happened. */
  readonly run: (action: A, input: ActionInput, context: ActionContext) => Promise<ActionAnswer>;
  /** Whether running it again with other input replaces what was there; without it a second run would be a second act. */
  readonly replaces?: true;
  /** The form that takes files for it; without it, it takes none. */
  readonly filesTo?: (action: A) => string;
  /** What holds now, to stand in the fields at first. */
  readonly current?: (context: Asking) => Promise<ActionInput>;
  /** Words for an action that the player has taken before and that cannot be taken twice; null while it can be taken. */
  readonly taken?: (action: A, context: Asking) => Promise<string | null>;
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
  | { readonly kind: 'done'; readonly next: WireLink | null; readonly said: string | null }
  | { readonly kind: 'requirement-unmet'; readonly requirement: string }
  | { readonly kind: 'refused'; readonly fields: readonly FieldError[]; readonly messages: readonly string[] }
  /** Nobody knows whether it happened; try again with the same id. */
  | { readonly kind: 'unanswered' }
  /** The session had ended, the server found fault with the question itself, or the code to ask it did not come: nothing has happened. */
  | { readonly kind: 'rejected'; readonly code: string }
  | { readonly kind: 'unmapped' };
