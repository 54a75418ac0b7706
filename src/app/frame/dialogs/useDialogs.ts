import { useApolloClient, useFragment } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import {
  DepositsOwedFragmentDoc,
  type DialogFrameFragment,
  DialogsDocument,
  LayoutChangedDocument,
  SettledDialogsDocument,
} from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { whenIdle } from '../../startup/pauses.ts';
import { dialogQuestions } from './dialogQuestions.ts';

export type Known = {
  readonly dialogs: readonly DialogFrameFragment[];
  readonly settled: ReadonlySet<string>;
  readonly playerId: string | null;
};

/** `known` is null until dialogs and the ids of closed dialogs are loaded. Queries both again if they may have changed. */
export function useDialogs(): { readonly known: Known | null; readonly ask: () => void } {
  const { isLoggedIn, userId } = useAuth();
  const client = useApolloClient();
  const [known, setKnown] = useState<Known | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const latest = useRef(0);
  const playerId = isLoggedIn === true ? userId : null;
  const ask = useCallback(() => {
    const turn = (latest.current += 1);
    const fresh = { fetchPolicy: 'network-only' } as const;
    const settled = playerId === null ? null : client.query({ query: SettledDialogsDocument, ...fresh });
    Promise.all([client.query({ query: DialogsDocument, ...fresh }), settled]).then(
      ([all, over]) => {
        if (turn !== latest.current) return;
        setHasFailed(false);
        setKnown({ dialogs: all.data?.dialogs ?? [], settled: new Set(over?.data?.settledDialogs), playerId });
      },
      (error: unknown) => {
        if (turn === latest.current) setHasFailed(true);
        reportError('layout', error);
      },
    );
  }, [client, playerId]);
  useEffect(() => {
    setKnown(null);
    // A logout aborts requests that begin in this task.
    const soon = isLoggedIn === null ? undefined : setTimeout(ask);
    return () => {
      clearTimeout(soon);
      latest.current += 1;
    };
  }, [isLoggedIn, ask]);
  useEffect(() => dialogQuestions.subscribe(ask), [ask]);
  useAskWhenDepositsWait(ask);
  useAskWhenDepositsAreOwed(ask);
  useAskWhenPublished(known, known !== null || hasFailed, ask);
  useAskOnNextPage(hasFailed, ask);
  return { known, ask };
}

const SURFACE = 'dialogs';

function useAskWhenPublished(known: Known | null, isReady: boolean, ask: () => void): void {
  const client = useApolloClient();
  const shown = useRef<string | null>(null);
  shown.current = known?.dialogs[0]?.revision ?? shown.current;
  useEffect(() => {
    if (!isReady) return;
    let stop = (): void => undefined;
    const idle = whenIdle(() => {
      const subscription = client.subscribe({ query: LayoutChangedDocument, variables: { surface: SURFACE } }).subscribe({
        next: ({ data }) => {
          if (!data || data.layoutChanged.revision === shown.current) return;
          shown.current = data.layoutChanged.revision;
          ask();
        },
        error: (error: unknown) => reportError('layout', error),
      });
      stop = () => subscription.unsubscribe();
    });
    return () => {
      idle();
      stop();
    };
  }, [client, isReady, ask]);
}

function useAskWhenDepositsWait(ask: () => void): void {
  const { store } = useBetslipContext();
  useEffect(
    () =>
      store.subscribe(({ placement }, before) => {
        if (placement === before.placement || placement.at !== 'refused') return;
        if (placement.refusals.some(({ code }) => code === 'deposits-not-acknowledged')) ask();
      }),
    [store, ask],
  );
}

/** Watches pushed balances, because a deposit may be credited while another page is open. */
function useAskWhenDepositsAreOwed(ask: () => void): void {
  const id = useAuth().account?.balances.id;
  const { data } = useFragment({
    fragment: DepositsOwedFragmentDoc,
    fragmentName: 'DepositsOwed',
    from: id === undefined ? null : { __typename: 'Balances', id },
  });
  const isOwed = data?.owesDepositAcknowledgement === true;
  useEffect(() => {
    if (isOwed) ask();
  }, [isOwed, ask]);
}

function useAskOnNextPage(hasFailed: boolean, ask: () => void): void {
  const { pathname } = useLocation();
  const failedOn = useRef<string | null>(null);
  useEffect(() => {
    if (!hasFailed) failedOn.current = null;
    else if (failedOn.current === null) failedOn.current = pathname;
    else if (failedOn.current !== pathname) {
      failedOn.current = pathname;
      ask();
    }
  }, [hasFailed, pathname, ask]);
}
