import type { EventStatus, MatchProgress, ScoreboardStateFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useEventState, usePlatform, useWatchEvents } from '#src/platform/index.ts';
import { LiveBadge } from '#src/ui/Badge.tsx';
import { Text } from '#src/ui/Text.tsx';
import { styled } from '#src/ui/stitches.ts';
import { formatStartTime } from '#src/ui/time.ts';

type EventLike = {
  readonly id: string;
  readonly startTime: string;
  readonly status: EventStatus;
  readonly matchProgress: MatchProgress;
  readonly scoreboard: ScoreboardStateFragment | null;
};
export type EventNow = {
  readonly status: EventStatus;
  readonly matchProgress: MatchProgress;
  readonly scoreboard: Omit<ScoreboardStateFragment, '__typename' | ' $fragmentName'> | null;
};

/** Returns the live state of an event. Until the first live message, returns the loaded state. */
export function useEventNow(event: EventLike): EventNow {
  return useEventState(event.id) ?? event;
}

export function useWatchUnfinished(events: readonly Pick<EventLike, 'id' | 'status'>[]): void {
  useWatchEvents(events.filter(({ status }) => status !== 'FINISHED' && status !== 'CANCELLED').map(({ id }) => id));
}

const Line = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$6',
  minWidth: 0,
  text: 12,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

const STOPPED: Partial<Record<MatchProgress, string>> = { POSTPONED: t`Postponed`, SUSPENDED: t`Suspended`, WITHDRAWN: t`Withdrawn` };

/** Returns for example `Q3 · 8:21 · 3rd & 7`. */
const boardText = ({ scoreboard }: EventNow, hasRoom: boolean): string =>
  [scoreboard?.period, scoreboard?.clock, hasRoom ? scoreboard?.situation : null].filter(Boolean).join(' · ');

export function EventTime({
  event,
  now,
  tone = 'ink2',
  hasRoom = false,
}: {
  readonly event: EventLike;
  readonly now: EventNow;
  readonly tone?: 'ink2' | 'inherit';
  readonly hasRoom?: boolean;
}) {
  const { clock } = usePlatform();
  const stopped = STOPPED[now.matchProgress];
  if (stopped !== undefined)
    return (
      <Text tone={tone} size={12} weight="medium">
        {stopped}
      </Text>
    );
  switch (now.status) {
    case 'IN_PLAY':
      return (
        <Line>
          <LiveBadge />
          {now.scoreboard ? (
            <Text tone={tone} size={12} weight="medium" truncate>
              {now.matchProgress === 'DELAYED' ? t`Delayed · ${boardText(now, false)}` : boardText(now, hasRoom)}
            </Text>
          ) : null}
        </Line>
      );
    case 'FINISHED':
      return (
        <Text tone={tone} size={12} weight="medium">
          {now.scoreboard?.period ?? t`Final`}
        </Text>
      );
    case 'CANCELLED':
      return <Text tone={tone} size={12} weight="medium">{t`Canceled`}</Text>;
    case 'HIDDEN':
    case 'INVALID':
    case 'PRE_GAME':
      return (
        <Text as="time" dateTime={event.startTime} tone={tone} size={12}>
          {now.matchProgress === 'DELAYED'
            ? t`Delayed · ${startText(event.startTime, clock.now())}`
            : startText(event.startTime, clock.now())}
        </Text>
      );
  }
}

/** Returns `Time TBA` if the time is invalid. */
function startText(startTime: string, now: number): string {
  const instant = new Date(startTime);
  return Number.isNaN(instant.getTime()) ? t`Time TBA` : formatStartTime(instant, { now: new Date(now) });
}

export function spokenTime(event: EventLike, now: EventNow, clockNow: number): string {
  const stopped = STOPPED[now.matchProgress];
  if (stopped !== undefined) return stopped.toLowerCase();
  if (now.status === 'IN_PLAY') return [t`live`, now.scoreboard?.period, now.scoreboard?.clock].filter(Boolean).join(', ');
  if (now.status === 'FINISHED') return t`final`;
  const start = startText(event.startTime, clockNow);
  return now.matchProgress === 'DELAYED' ? t`delayed, ${start}` : start;
}
