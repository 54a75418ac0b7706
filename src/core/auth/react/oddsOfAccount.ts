import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import { oddsKeeper, useOddsFormat, useTakePreferences } from '#src/brand/preferences.tsx';
import { AccountStateDocument } from '#src/gql/graphql.ts';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { reportError } from '#src/platform/index.ts';
import { toast } from '#src/ui/notices/toast.ts';

type Save = (client: ApolloClient, input: { readonly oddsFormat: OddsFormat }) => Promise<void>;

/** Syncs the odds format with the account and keeps a copy on the device. */
export function useOddsOfAccount(kept: OddsFormat | null, save: Save): void {
  const client = useApolloClient();
  const take = useTakePreferences();
  const [shown] = useOddsFormat();
  const latest = useRef({ shown, take });
  latest.current = { shown, take };
  const underWay = useRef(0);
  const turn = useRef(Promise.resolve());
  const takeKept = useCallback((): void => {
    const oddsFormat = client.readQuery({ query: AccountStateDocument })?.account.userPreferences.oddsFormat;
    if (oddsFormat && oddsFormat !== latest.current.shown && underWay.current === 0) latest.current.take({ oddsFormat });
  }, [client]);
  useEffect(takeKept, [takeKept, kept]);
  const keep = useCallback(
    (oddsFormat: OddsFormat): void => {
      underWay.current += 1;
      // Saves choices one after another. Otherwise, an older choice might be saved last.
      turn.current = turn.current
        .then(() => save(client, { oddsFormat }))
        .catch(notifyLost)
        .then(() => {
          underWay.current -= 1;
          takeKept();
        });
    },
    [client, save, takeKept],
  );
  useEffect(() => {
    oddsKeeper.keep = keep;
    return () => {
      oddsKeeper.keep = undefined;
    };
  }, [keep]);
}

export function notifyLost(error: unknown): void {
  reportError('auth', error);
  toast({ type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
}
