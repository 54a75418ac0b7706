import type { ApolloClient } from '@apollo/client';
import type { ActionErrorFragment, ActionsFragment } from '#src/gql/graphql.ts';
import type { Described, NodeOf, Wire } from '../types.ts';
import type { WireLink } from '../links/types.ts';

export type Action = ActionsFragment;
export type WireAction = Wire<Action>;

export type ActionInput = Readonly<Record<string, unknown>>;

export type ActionContext = {
  readonly client: Pick<ApolloClient, 'mutate'>;
  /** Idempotency key, the same for retries. */
  readonly actionId: string;
  readonly of: string;
};

export type ActionAnswer = { readonly succeeded: boolean; readonly userErrors: readonly ActionErrorFragment[]; readonly said?: string };
type Asking = { readonly client: Pick<ApolloClient, 'query'> };

export type ActionKind<A> = {
  readonly ready?: () => Promise<unknown>;
  /** Sends the action. Rejects if nothing was executed or the outcome is unknown. */
  readonly run: (action: A, input: ActionInput, context: ActionContext) => Promise<ActionAnswer>;
  readonly replaces?: true;
  readonly filesTo?: (action: A) => string;
  readonly current?: (context: Asking) => Promise<ActionInput>;
  /** Resolves to a text for the player if the action was already used, else null. */
  readonly taken?: (action: A, context: Asking) => Promise<string | null>;
};

export type ActionRegistryOf<U extends Described> = { readonly [K in U['__typename']]: ActionKind<NodeOf<U, K>> };
export type ActionRegistry = Readonly<Record<string, ActionKind<never>>>;

export const defineActions =
  <U extends Described>() =>
  <const R extends ActionRegistryOf<U>>(map: R & { readonly [K in Exclude<keyof R, U['__typename']>]: never }): R =>
    map;

export type FieldError = { readonly path: readonly string[]; readonly message: string };

export type ActionEnd =
  | { readonly kind: 'done'; readonly next: WireLink | null; readonly said: string | null }
  | { readonly kind: 'requirement-unmet'; readonly requirement: string }
  | { readonly kind: 'refused'; readonly fields: readonly FieldError[]; readonly messages: readonly string[] }
  /** Outcome unknown: a retry must use the same id. */
  | { readonly kind: 'unanswered' }
  /** Rejected before execution; nothing has changed. */
  | { readonly kind: 'rejected'; readonly code: string }
  | { readonly kind: 'unmapped' };
