import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newId } from '#src/platform/ids.ts';
import { resolveLink } from '../links/useLink.ts';
import { useRenderPorts } from '../ports.tsx';
import { useReportNode } from '../drawing.ts';
import { runAction } from './runAction.ts';
import type { ActionEnd, ActionInput, WireAction } from './types.ts';

export type ActionState = { readonly isRunning: boolean; readonly end: ActionEnd | null; readonly run: (input: ActionInput) => void };

/** Runs an action once at a time and follows its next link. The id is kept until the outcome is known, so that a repeat is no second act. */
export function useAction(action: WireAction, of: string): ActionState {
  const ports = useRenderPorts();
  const report = useReportNode();
  const client = useApolloClient();
  const navigate = useNavigate();
  const actionId = useRef<string | null>(null);
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [end, setEnd] = useState<ActionEnd | null>(null);
  const isMounted = useMounted();
  const run = useCallback(
    async (input: ActionInput) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsRunning(true);
      const id = (actionId.current ??= newId());
      const outcome = await runAction(action, input, { actions: ports.actions, meet: ports.meet, client, actionId: id });
      isBusy.current = false;
      if (outcome.kind !== 'unanswered') actionId.current = null;
      if (outcome.kind === 'unmapped') report(of, action.__typename, 'unmapped-action');
      if (!isMounted.current) return;
      setIsRunning(false);
      setEnd(outcome);
      const next = outcome.kind === 'done' && outcome.next ? resolveLink(outcome.next, ports) : null;
      if (next?.kind === 'page') void navigate(next.path);
      if (next?.kind === 'overlay') next.open();
    },
    [action, of, ports, report, client, navigate, isMounted],
  );
  return { isRunning, end, run: (input) => void run(input) };
}

/** What an action would change as it is now; null until that is known, empty where nothing is. */
export function useCurrentInput({ __typename }: WireAction): ActionInput | null {
  const { actions } = useRenderPorts();
  const client = useApolloClient();
  const [input, setInput] = useState<ActionInput | null>(null);
  useEffect(() => {
    let isStale = false;
    const current = Object.hasOwn(actions, __typename) ? actions[__typename]?.current : undefined;
    void Promise.resolve(current?.({ client }) ?? {})
      .catch(() => ({}))
      .then((known) => {
        if (!isStale) setInput(known);
      });
    return () => {
      isStale = true;
    };
  }, [actions, client, __typename]);
  return input;
}

function useMounted(): { readonly current: boolean } {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}
