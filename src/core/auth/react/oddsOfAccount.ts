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

/**
 * One truth for a player: prices are written as the account says, null while it is not known, and what is chosen on this page goes to the
 * account. The device keeps what was taken, so that neither the next page nor a logout writes prices anew under the reader's eyes.
 */
export function useOddsOfAccount(kept: OddsFormat | null, save: Save): void {
  const client = useApolloClient();
  const take = useTakePreferences();
  const [shown] = useOddsFormat();
  const latest = useRef({ shown, take });
  latest.current = { shown, take };
  /** Presses whose answers are on the way; what comes for one of them is not the last word. */
  const underWay = useRef(0);
  const turn = useRef(Promise.resolve());
  const takeKept = useCallback((): void => {
    // Of the cache: an answer is in it before anything is drawn anew.
    const oddsFormat = client.readQuery({ query: AccountStateDocument })?.account.userPreferences.oddsFormat;
    if (oddsFormat && oddsFormat !== latest.current.shown && underWay.current === 0) latest.current.take({ oddsFormat });
  }, [client]);
  useEffect(takeKept, [takeKept, kept]);
  const keep = useCallback(
    (oddsFormat: OddsFormat): void => {
      underWay.current += 1;
      // In the order of the presses, or the account would end with the answer that came last.
      turn.current = turn.current
        .then(() => save(client, { oddsFormat }))
        .catch(tellLost)
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

/** A preference was not kept: told to the player, and reported. */
export function tellLost(error: unknown): void {
  reportError('auth', error);
  toast({ type: 'danger', title: t`An error has occurred`, body: t`Please try again later.` });
}
