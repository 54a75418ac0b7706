import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { newId } from '#src/platform/ids.ts';
import { resolveLink } from '../links/useLink.ts';
import { useRenderPorts } from '../ports.tsx';
import { useReportNode } from '../drawing.ts';
import { type Attempt, isFresh, keyOf } from './attempts.ts';
import { entryOf } from './entryOf.ts';
import { settle } from './settle.ts';
import type { ActionEnd, ActionInput, WireAction } from './types.ts';

export type ActionState = { readonly isRunning: boolean; readonly end: ActionEnd | null; readonly run: (input: ActionInput) => void };

/** Runs one attempt at a time. Resends an unanswered attempt at the next press, on mount and when the browser is online again. */
export function useAction(action: WireAction, of: string): ActionState {
  const ports = useRenderPorts();
  const client = useApolloClient();
  const follow = useFollow();
  const report = useReportNode();
  const isBusy = useRef(false);
  const [isRunning, setIsRunning] = useState(false);
  const [end, setEnd] = useState<ActionEnd | null>(null);
  const isMounted = useMounted();
  const send = useCallback(
    async (attempts: readonly Attempt[]) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsRunning(true);
      let outcome: ActionEnd = { kind: 'unmapped' };
      for (const attempt of attempts) {
        outcome = await settle(attempt, { ...ports, client });
        // After a success, sends the next attempt only if the action `replaces` the earlier input; after a refusal, always.
        if (!(outcome.kind === 'done' ? entryOf(ports.actions, action)?.replaces : isNo(outcome))) break;
      }
      isBusy.current = false;
      if (outcome.kind === 'unmapped') report(of, action.__typename, 'unmapped-action');
      if (!isMounted.current) return;
      setIsRunning(false);
      setEnd(outcome);
      if (outcome.kind === 'done') follow(outcome.next);
    },
    [ports, client, report, of, action, isMounted, follow],
  );
  const begun = useCallback((): Attempt | null => {
    const found = ports.attempts.find(keyOf(action));
    return found?.playerId === ports.playerId() ? found : null;
  }, [ports, action]);
  const run = useCallback(
    (input: ActionInput) => {
      const before = begun();
      // Resends a stored attempt with equal input, however old, because it may have been executed.
      if (before && isSame(before.input, input)) return void send([before]);
      const next: Attempt = { actionId: newId(), playerId: ports.playerId(), of, action, input, startedAt: Date.now() };
      void send(before && isFresh(before, Date.now()) ? [before, next] : [next]);
    },
    [begun, ports, of, action, send],
  );
  useSendAgain(begun, send);
  return { isRunning, end, run };
}

function useSendAgain(begun: () => Attempt | null, send: (attempts: readonly Attempt[]) => Promise<void>): void {
  const latest = useRef({ begun, send });
  latest.current = { begun, send };
  useEffect(() => {
    const again = (): void => {
      const before = latest.current.begun();
      if (before && isFresh(before, Date.now())) void latest.current.send([before]);
    };
    again();
    globalThis.addEventListener('online', again);
    return () => globalThis.removeEventListener('online', again);
  }, []);
}

function useFollow(): (next: Extract<ActionEnd, { kind: 'done' }>['next']) => void {
  const ports = useRenderPorts();
  const navigate = useNavigate();
  return useCallback(
    (next) => {
      const followed = next && resolveLink(next, ports);
      if (followed?.kind === 'page') void navigate(followed.path);
      if (followed?.kind === 'overlay') followed.open();
    },
    [ports, navigate],
  );
}

const isNo = ({ kind }: ActionEnd): boolean => kind === 'refused' || kind === 'rejected';
const isSame = (a: ActionInput, b: ActionInput): boolean => JSON.stringify(a) === JSON.stringify(b);

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
