import { useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { dateTimeText } from '../../parts/text/written.ts';
import type { Item, Saving } from './saving.ts';

const Line = styled('div', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '$8' });
const Waiting = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  padding: '$12',
  borderRadius: '$10',
  backgroundColor: '$surface2',
});

export const isBreak = ({ limitType }: Pick<Item, 'limitType'>): boolean => limitType === 'COOL_OFF' || limitType === 'SELF_EXCLUSION';

type Props = { readonly item: Item; readonly saving: Saving };

export function LimitNow({ item, saving }: Props) {
  const { active, pending, used } = item;
  return (
    <Stack gap={12}>
      <div>
        <Line>
          <Text size={22} weight="bold">
            {active?.description ?? (isBreak(item) ? t`Not set` : t`No limit`)}
          </Text>
          {active ? <Badge tone="positive">{active.badge}</Badge> : null}
        </Line>
        {used === null ? null : <Text as="p" size={13} tone="ink2">{t`${used.formattedAmount} used`}</Text>}
      </div>
      {pending ? <Pending pending={pending} saving={saving} /> : null}
    </Stack>
  );
}

function Pending({ pending, saving }: { readonly pending: NonNullable<Item['pending']>; readonly saving: Saving }) {
  const [isBusy, setIsBusy] = useState(false);
  const once = async (act: () => Promise<boolean>): Promise<void> => {
    setIsBusy(true);
    await act();
    setIsBusy(false);
  };
  const isAsked = pending.state === 'ACTION_REQUIRED';
  return (
    <Waiting role="group" aria-label={t`Changing to ${pending.description}`}>
      <Line>
        <Text weight="medium">{pending.description}</Text>
        <Badge tone={isAsked ? 'warning' : 'info'}>{pending.badge}</Badge>
      </Line>
      <Text size={13} tone="ink2">
        {isAsked ? t`It starts after you confirm it.` : t`Starts ${dateTimeText(pending.startsAt)}`}
      </Text>
      <Line>
        <Button tone="secondary" size="small" busy={isBusy} onClick={() => void once(saving.cancel)}>{t`Cancel change`}</Button>
        {isAsked ? <Button size="small" busy={isBusy} onClick={() => void once(saving.confirm)}>{t`Confirm change`}</Button> : null}
      </Line>
    </Waiting>
  );
}
