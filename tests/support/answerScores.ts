import { ApolloLink } from '@apollo/client';
import { of } from 'rxjs';
import type { EventPricesMessage } from '#src/platform/prices/types.ts';
import type { Platform } from '#src/platform/index.ts';

type Score = { readonly eventId: string; readonly home: number; readonly away: number; readonly period: string };

const message = ({ eventId, home, away, period }: Score): EventPricesMessage => ({
  eventId,
  version: '1',
  status: 'IN_PLAY',
  matchProgress: 'IN_PROGRESS',
  scoreboard: { homeScore: home, awayScore: away, period, clock: null, turn: null, situation: null },
  selections: [],
});

/** Makes the server answer with exactly these scores. The result lists the subscribed games. */
export function answerScores({ client }: Pick<Platform, 'client'>, ...scores: readonly Score[]) {
  const asked: string[] = [];
  client.setLink(
    new ApolloLink(({ variables }) => {
      asked.push(...(variables['eventIds'] as readonly string[]));
      return of({ data: { eventPrices: scores.map(message) } });
    }),
  );
  return { asked: () => asked };
}
