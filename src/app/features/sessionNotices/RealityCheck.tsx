import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { formatClock } from '#src/ui/time.ts';
import { guardQuestions } from '#src/platform/guardQuestions.ts';
import { toastPaper, toastPlace } from '#src/ui/notices/toastLooks.ts';
import { useNoticeRoom } from '#src/ui/notices/useNoticeRoom.ts';
import type { Check } from './useRealityCheck.ts';

const Notice = styled('section', {
  ...toastPlace,
  ...toastPaper,
  boxSizing: 'border-box',
  // An open dialog disables pointer events, but the notice must stay clickable.
  pointerEvents: 'auto',
  padding: '$16',
  borderInlineStartColor: '$colors$info',
});

const Facts = styled('dl', {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '$4 $12',
  '& dt': { color: '$ink2' },
  '& dd': { margin: 0, textAlign: 'end', fontWeight: '$medium', fontVariantNumeric: 'tabular-nums' },
});

export type RealityCheckProps = { readonly check: Check; readonly onUnderstood: () => Promise<boolean> };

/** Interrupts play. The server refuses wagers until the player acknowledges the check (product §4, §9). */
export function RealityCheck({ check, onUnderstood }: RealityCheckProps) {
  const { clock } = usePlatform();
  const isPlaying = useStore(guardQuestions, (state) => state.isPlaying);
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const notice = useRef<HTMLElement>(null);
  useNoticeRoom(notice, state, 'fixed');
  useEffect(() => {
    guardQuestions.setState({ hasCheck: true });
    return () => guardQuestions.setState({ hasCheck: false });
  }, []);
  const press = (): void => {
    setState('busy');
    void onUnderstood().then((isTaken) => setState(isTaken ? 'open' : 'failed'));
  };
  return (
    <Notice ref={notice} aria-label={t`Reality check`} data-over-dialogs="">
      <Stack gap={12}>
        {/* Announces only the heading, because the figures below change every few seconds. */}
        <Heading as="h2" size={16} role="alert">{t`Time for a reality check`}</Heading>
        <Facts>
          <dt>{t`Time`}</dt>
          <dd>{formatClock(new Date(clock.now()))}</dd>
          <dt>{t`Minutes active`}</dt>
          <dd>{check.minutesActive}</dd>
          <dt>{t`Amount wagered`}</dt>
          <dd>{check.amountWagered.formattedAmount}</dd>
        </Facts>
        <Text size={13} tone="ink2">
          {isPlaying ? t`Confirm that you have read this to keep playing.` : t`Confirm that you have read this to keep betting.`}
        </Text>
        {state === 'failed' ? (
          <Text size={13} tone="negative" role="alert">{t`An error has occurred. Please try again later.`}</Text>
        ) : null}
        <Button block busy={state === 'busy'} onClick={press}>{t`I Understand`}</Button>
      </Stack>
    </Notice>
  );
}
