import { useEffect, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Icon, type IconName } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { isUrgent, secondsLeft, timeLeftText } from '../../rewards.ts';

const Option = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '48px',
  padding: '$8 $12',
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 16px',
  columnGap: '$8',
  alignItems: 'center',
  borderRadius: '$control',
  border: '1px solid $line',
  cursor: 'pointer',
  focusRing: 1,
  '@hover': { '&:hover:not([aria-disabled="true"])': { backgroundColor: '$surface2' } },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', borderStyle: 'dashed' },
  '&[aria-pressed="true"]': { borderColor: '$bonus' },
  '& > :first-child': { color: '$bonus' },
});
const Lines = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });

type RewardOptionProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly details: readonly string[];
  readonly expiresAt: string | null;
  readonly isChosen: boolean;
  readonly isRestricted: boolean;
  readonly onChoose: () => void;
};

export function RewardOption({ icon, title, details, expiresAt, isChosen, isRestricted, onChoose }: RewardOptionProps) {
  const all = isRestricted ? [t`Not for this bet`, ...details] : details;
  return (
    <li>
      <Option type="button" aria-pressed={isChosen} aria-disabled={isRestricted} onClick={() => (isRestricted ? undefined : onChoose())}>
        <Icon name={icon} size={20} />
        <Lines>
          <Text size={14} weight="medium" tone={isRestricted ? 'ink2' : 'ink1'}>
            {title}
          </Text>
          {all.length === 0 ? null : (
            <Text size={13} tone="ink2">
              {all.join(' · ')}
            </Text>
          )}
          <TimeLeft expiresAt={expiresAt} />
        </Lines>
        {isChosen ? <Icon name="check" size={16} /> : null}
      </Option>
    </li>
  );
}

const TICK_MS = 1_000;

/** Counts down by server time. Empty without an expiry, or if a day or more is left. */
function TimeLeft({ expiresAt }: { readonly expiresAt: string | null }) {
  const { clock } = usePlatform();
  const [now, setNow] = useState(clock.now);
  const seconds = secondsLeft(expiresAt, now);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [clock]);
  if (seconds === null) return null;
  return (
    <Text size={13} tone={isUrgent(seconds) ? 'warning' : 'ink2'} weight={isUrgent(seconds) ? 'medium' : 'regular'}>
      <span role="timer">{seconds === 0 ? t`Ended` : t`Ends in ${timeLeftText(seconds)}`}</span>
    </Text>
  );
}
