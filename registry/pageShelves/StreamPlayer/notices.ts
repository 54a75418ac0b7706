import type { LiveStreamErrorCode, LiveStreamRestriction } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';

/** API codes for refused streams (product §8). */
export type Reason = LiveStreamErrorCode | LiveStreamRestriction;

export type WayOut = 'log-in' | 'deposit' | 'bet' | 'locate' | 'retry' | 'other-games';

export type Notice = { readonly title: string; readonly text: string; readonly wayOut: WayOut };

const notices: Readonly<Record<Reason, Notice>> = {
  ANONYMOUS: { title: t`Log in to watch`, text: t`You need to log in to watch live streams.`, wayOut: 'log-in' },
  BALANCE: {
    title: t`Add funds to watch`,
    text: t`To watch, add money to your account or place a bet on this game.`,
    wayOut: 'deposit',
  },
  NO_BET_ON_EVENT: {
    title: t`Place a bet to watch`,
    text: t`Place any bet on this game to watch. You can use credits.`,
    wayOut: 'bet',
  },
  OUT_OF_REGION: {
    title: t`We need to verify your location`,
    text: t`You can watch only where you can bet. Please check your location.`,
    wayOut: 'locate',
  },
  STREAM_PENDING: {
    title: t`The stream has not started yet`,
    text: t`The stream will start soon. Scores and odds are live now.`,
    wayOut: 'retry',
  },
  STREAM_CLOSED: { title: t`The stream has ended`, text: t`This game’s broadcast is over.`, wayOut: 'other-games' },
  STREAM_CANCELLED: {
    title: t`No stream for this game`,
    text: t`The broadcast was canceled. Scores and odds are still live.`,
    wayOut: 'other-games',
  },
  EVENT_PENDING: { title: t`The game has not started yet`, text: t`The stream starts when the game does.`, wayOut: 'retry' },
  EVENT_CLOSED: { title: t`This game is over`, text: t`The stream has ended.`, wayOut: 'other-games' },
  EVENT_CANCELLED: { title: t`This game was canceled`, text: t`There is no stream.`, wayOut: 'other-games' },
  RATE_LIMITED: { title: t`Too many tries`, text: t`Please wait a minute, then try again.`, wayOut: 'retry' },
  ERROR: { title: t`We could not open the stream`, text: t`Something went wrong on our side. Please try again.`, wayOut: 'retry' },
};

export const reasonOf = (code: string): Reason => (isKeyOf(notices, code) ? code : 'ERROR');
export const noticeOf = (reason: Reason): Notice => notices[reason];

/** True for a temporary failure, after which the page tries again to renew the stream ticket. */
export const isPassing = (reason: Reason): boolean => reason === 'ERROR' || reason === 'RATE_LIMITED';
