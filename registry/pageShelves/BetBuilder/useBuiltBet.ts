import type { ApolloClient } from '@apollo/client';
import { useEffect, useRef, useState } from 'react';
import { type BuiltBetFragment, BuiltBetPriceDocument } from '#src/gql/graphql.ts';
import type { Price } from '#src/shared/money/odds.ts';
import { compareRatios, ratio } from '#src/shared/money/ratio.ts';
import { usePlatform } from '#src/platform/index.ts';
import { useLook } from './useLook.ts';

export type BuiltBet = {
  readonly bet: BuiltBetFragment | null;
  readonly price: Price | null;
  readonly isPricing: boolean;
  readonly hasFailed: boolean;
  readonly moved: { readonly from: Price; readonly to: Price } | null;
  readonly retry: () => void;
};

type Answer = { readonly picks: string; readonly bet: BuiltBetFragment | null };

export function useBuiltBet(eventId: string, picks: readonly string[]): BuiltBet {
  const key = picks.join('\n');
  const { answer, retry } = useAnswer(eventId, key, useLook(picks));
  const first = useRef<{ readonly picks: string; readonly price: Price } | null>(null);
  const own = answer?.picks === key && key !== '' ? answer : null;
  const price = priceIn(own?.bet);
  if (price !== null && first.current?.picks !== key) first.current = { picks: key, price };
  const from = first.current?.picks === key ? first.current.price : null;
  return {
    bet: own?.bet ?? null,
    price,
    isPricing: key !== '' && own === null,
    hasFailed: own !== null && own.bet === null,
    moved: movedOf(from, price),
    retry,
  };
}

const movedOf = (from: Price | null, to: Price | null): BuiltBet['moved'] =>
  from !== null && to !== null && compareRatios(from, to) !== 0 ? { from, to } : null;

const priceIn = (bet: BuiltBetFragment | null | undefined): Price | null =>
  bet?.odds ? ratio(BigInt(bet.odds.numeratorLong), BigInt(bet.odds.denominatorLong)) : null;

function useAnswer(eventId: string, key: string, look: string) {
  const { client } = usePlatform();
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const wanted = useRef({ key, look, isGone: false, isAsking: false });
  Object.assign(wanted.current, { key, look });
  useEffect(() => {
    const now = wanted.current;
    now.isGone = false;
    return () => {
      now.isGone = true;
    };
  }, []);
  useEffect(() => {
    const now = wanted.current;
    const ask = async (): Promise<void> => {
      let asked = { key: '', look: '' };
      while (!now.isGone && now.key !== '' && (now.key !== asked.key || now.look !== asked.look)) {
        asked = { key: now.key, look: now.look };
        const bet = await priceOf(client, eventId, asked.key.split('\n'));
        if (!now.isGone) setAnswer({ picks: asked.key, bet });
      }
      now.isAsking = false;
    };
    if (now.isAsking) return;
    now.isAsking = true;
    void ask();
  }, [client, eventId, key, look, tries]);
  const retry = (): void => {
    setAnswer(null);
    setTries(tries + 1);
  };
  return { answer, retry };
}

const priceOf = (client: ApolloClient, eventId: string, marketSelectionIds: readonly string[]): Promise<BuiltBetFragment | null> =>
  client
    .query({ query: BuiltBetPriceDocument, variables: { eventId, marketSelectionIds: [...marketSelectionIds] }, fetchPolicy: 'no-cache' })
    .then(
      ({ data }) => data?.betBuilder ?? null,
      () => null,
    );
