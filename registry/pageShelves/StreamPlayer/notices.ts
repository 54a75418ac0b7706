import type { LiveStreamErrorCode, LiveStreamRestriction } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { isKeyOf } from '#src/shared/values/isKeyOf.ts';

/** Names of product §8. */
export type Reason = LiveStreamErrorCode | LiveStreamRestriction;

export type WayOut = 'log-in' | 'deposit' | 'bet' | 'locate' | 'retry' | 'other-games';

export type Notice = { readonly title: string; readonly text: string; readonly wayOut: WayOut };

const notices: Readonly<Record<Reason, Notice>> = {
  ANONYMOUS: { title: t`Log in to watch`, text: t`Live streams are for players who are logged in.`, wayOut: 'log-in' },
  BALANCE: {
    title: t`Add funds to watch`,
    text: t`You need money in your account, or a bet on this game, to watch it.`,
    wayOut: 'deposit',
  },
  NO_BET_ON_EVENT: {
    title: t`Place a bet to watch`,
    text: t`Any bet on this game opens its stream. Your credits will do.`,
    wayOut: 'bet',
  },
  OUT_OF_REGION: {
    title: t`We need to verify your location`,
    text: t`Streams are shown only where bets are taken. Please check your location.`,
    wayOut: 'locate',
  },
  STREAM_PENDING: {
    title: t`The stream has not started yet`,
    text: t`The picture is on its way. Scores and prices are live already.`,
    wayOut: 'retry',
  },
  STREAM_CLOSED: { title: t`The stream has ended`, text: t`The broadcast of this game is over.`, wayOut: 'other-games' },
  STREAM_CANCELLED: {
    title: t`There is no stream of this game`,
    text: t`The broadcast was cancelled. Scores and prices go on as usual.`,
    wayOut: 'other-games',
  },
  EVENT_PENDING: { title: t`The game has not started yet`, text: t`The stream starts with the game.`, wayOut: 'retry' },
  EVENT_CLOSED: { title: t`This game is over`, text: t`There is nothing more to watch here.`, wayOut: 'other-games' },
  EVENT_CANCELLED: { title: t`This game was cancelled`, text: t`There is nothing to watch here.`, wayOut: 'other-games' },
  RATE_LIMITED: { title: t`That was too often`, text: t`Please wait a minute, then try again.`, wayOut: 'retry' },
  ERROR: { title: t`The stream could not be opened`, text: t`Something went wrong on our side. Please try again.`, wayOut: 'retry' },
};

/** Unknown codes become `ERROR`. */
export const reasonOf = (code: string): Reason => (isKeyOf(notices, code) ? code : 'ERROR');
export const noticeOf = (reason: Reason): Notice => notices[reason];

/** Temporary: the host ends unrenewed streams itself. */
export const isPassing = (reason: Reason): boolean => reason === 'ERROR' || reason === 'RATE_LIMITED';
