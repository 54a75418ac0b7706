import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type RenderPorts, useRenderPorts } from '../ports.tsx';
import { entryOf } from './entryOf.ts';
import type { ActionInput, ActionKind, WireAction } from './types.ts';

type Question<T> = (entry: ActionKind<WireAction>, client: Pick<ApolloClient, 'query'>) => Promise<T> | undefined;

/** Null while loading; empty for visitors and on failure. */
export const useCurrentInput = (action: WireAction): ActionInput | null =>
  useActionState<ActionInput>(action, { empty: {}, ask: ({ current }, client) => current?.({ client }) })?.value ?? null;

/** Returns a text for the player if the action was already used; null if it was not, or if that is unknown; undefined while loading. */
export function useTaken(action: WireAction): string | null | undefined {
  const known = useActionState<string | null>(action, { empty: null, ask: ({ taken }, client) => taken?.(action, { client }) });
  return known === null ? undefined : known.value;
}

function useActionState<T>(
  action: WireAction,
  { empty, ask }: { readonly empty: T; readonly ask: Question<T> },
): { readonly value: T } | null {
  const { actions, playerId, watchPlayer } = useRenderPorts();
  const client = useApolloClient();
  const player = useSyncExternalStore(watchPlayer, playerId, playerId);
  const [known, setKnown] = useState<{ readonly key: string; readonly value: T } | null>(null);
  // Compares by value, because each revision makes new objects.
  const key = JSON.stringify([action, player]);
  const question = useRef({ action, empty, ask });
  question.current = { action, empty, ask };
  useEffect(() => {
    let isStale = false;
    void answerOf(question.current, { actions, player, client }).then((value) => {
      if (!isStale) setKnown({ key, value });
    });
    return () => {
      isStale = true;
    };
  }, [actions, client, player, key]);
  return known?.key === key ? known : null;
}

type Asked<T> = { readonly action: WireAction; readonly empty: T; readonly ask: Question<T> };
type Askable = Pick<RenderPorts, 'actions'> & { readonly player: string | null; readonly client: Pick<ApolloClient, 'query'> };

async function answerOf<T>({ action, empty, ask }: Asked<T>, { actions, player, client }: Askable): Promise<T> {
  const entry = entryOf(actions, action);
  if (!entry || player === null) return empty;
  try {
    return (await ask(entry, client)) ?? empty;
  } catch {
    return empty;
  }
}
