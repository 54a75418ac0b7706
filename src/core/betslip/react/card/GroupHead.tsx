import type { ReactNode } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import type { EventGroup } from '../../groups.ts';

const Head = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  variants: {
    // Set by cards that have their own padding.
    flush: { true: {}, false: { paddingInline: '$4' } },
    trend: { up: { color: '$priceUp' }, down: { color: '$priceDown' }, none: {} },
  },
});
type GroupHeadProps = {
  readonly group: Pick<EventGroup, 'eventName' | 'eventStatus' | 'oddsTrend' | 'requiresAcceptance'>;
  readonly children?: ReactNode;
};

export function GroupHead({ group: { eventName, eventStatus, oddsTrend, requiresAcceptance }, children }: GroupHeadProps) {
  return (
    <Head trend={oddsTrend} flush={children !== undefined}>
      {eventStatus === 'IN_PLAY' ? <Text size={13} weight="medium" tone="live">{t`Live`}</Text> : null}
      <Text size={13} weight="medium" tone="ink1" css={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {eventName}
      </Text>
      {oddsTrend === 'none' ? null : (
        <Icon
          name={oddsTrend === 'up' ? 'arrow-up' : 'arrow-down'}
          size={16}
          label={oddsTrend === 'up' ? t`Odds are up` : t`Odds are down`}
        />
      )}
      {requiresAcceptance ? <Text size={13} weight="medium" tone="warning">{t`Needs your acceptance`}</Text> : null}
      {children}
    </Head>
  );
}
