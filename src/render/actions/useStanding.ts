import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useRenderPorts } from '../ports.tsx';
import type { ActionInput, ActionKind, WireAction } from './types.ts';

type Question<T> = (entry: ActionKind<WireAction>, client: Pick<ApolloClient, 'query'>) => Promise<T> | undefined;

/** What an action would change as it is now; null until that is known, empty where nothing is, and for visitors. */
export const useCurrentInput = (action: WireAction): ActionInput | null =>
  useStanding<ActionInput>(action, { empty: {}, ask: ({ current }, client) => current?.({ client }) })?.value ?? null;

/** Words for an action that the player has taken before; null while it can be taken, undefined until that is known. */
export function useTaken(action: WireAction): string | null | undefined {
  const known = useStanding<string | null>(action, { empty: null, ask: ({ taken }, client) => taken?.(action, { client }) });
  return known === null ? undefined : known.value;
}

/** Asks an action's kind about the player; visitors are not asked about, and a failed question is no answer. */
function useStanding<T>(
  action: WireAction,
  { empty, ask }: { readonly empty: T; readonly ask: Question<T> },
): { readonly value: T } | null {
  const { actions, playerId } = useRenderPorts();
  const client = useApolloClient();
  const [known, setKnown] = useState<{ readonly value: T } | null>(null);
  const key = JSON.stringify(action);
  useEffect(() => {
    let isStale = false;
    const entry = Object.hasOwn(actions, action.__typename) ? (actions[action.__typename] as unknown as ActionKind<WireAction>) : null;
    const asked = entry && playerId() !== null ? ask(entry, client) : undefined;
    void Promise.resolve(asked ?? empty)
      .catch(() => empty)
      .then((value) => {
        if (!isStale) setKnown({ value });
      });
    return () => {
      isStale = true;
    };
    // The action is a new object with each revision; what it says is what counts.
  }, [actions, client, playerId, key]);
  return known;
}
