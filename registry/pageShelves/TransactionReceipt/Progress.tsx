import type { ReceiptQuery } from '#src/gql/graphql.ts';
import type { HeadingTag } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { formatDateTime } from '#src/ui/time.ts';

type Shown = NonNullable<NonNullable<ReceiptQuery['paymentTransaction']>['progress']>;

const Stages = styled('ol', { listStyle: 'none', margin: 0, padding: 0 });
const Stage = styled('li', {
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$16',
  minHeight: '36px',
  paddingInlineStart: '28px',
  text: 14,
  color: '$ink2',
  '&::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: '4px',
    top: '4px',
    boxSizing: 'border-box',
    size: '12px',
    borderRadius: '$pill',
    border: '2px solid $lineStrong',
    backgroundColor: '$surface1',
  },
  '&:not(:last-child)::after': {
    content: '',
    position: 'absolute',
    insetInlineStart: '9px',
    top: '18px',
    bottom: '-2px',
    width: '2px',
    backgroundColor: '$line',
  },
  variants: {
    at: {
      before: { color: '$ink1', '&::before': { borderColor: '$positive', backgroundColor: '$positive' } },
      now: { color: '$ink1', fontWeight: '$bold', '&::before': { borderColor: '$accent', backgroundColor: '$accent' } },
      later: {},
    },
  },
});

type Props = { readonly progress: Shown; readonly level: HeadingTag };

export function Progress({ progress, level }: Props) {
  const { stages, holder, missing, typicalTime } = progress;
  const present = stages.findLastIndex(({ isReached }) => isReached);
  return (
    <Card padding={16} as="section" aria-label={t`Progress`}>
      <Stack gap={12}>
        <Heading as={level} size={16}>{t`Progress`}</Heading>
        <Stages>
          {stages.map(({ name, at }, index) => (
            <Stage key={name} at={placeOf(index, present)} aria-current={index === present ? 'step' : undefined}>
              <span>{name}</span>
              {at === null ? null : (
                <Text size={13} tone="ink2">
                  {formatDateTime(new Date(at))}
                </Text>
              )}
            </Stage>
          ))}
        </Stages>
        {missing.length === 0 ? null : (
          <Stack gap={4} role="status">
            <Text weight="medium">{t`We need from you`}</Text>
            {missing.map((text) => (
              <Text key={text}>{text}</Text>
            ))}
          </Stack>
        )}
        <Text as="p" size={13} tone="ink2">
          {t`The account must be in the name of ${holder}.`}
        </Text>
        {typicalTime === null || present === stages.length - 1 ? null : (
          <Text as="p" size={13} tone="ink2">
            {t`Recent withdrawals took ${typicalTime}.`}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function placeOf(index: number, present: number): 'before' | 'later' | 'now' {
  if (index === present) return 'now';
  return index < present ? 'before' : 'later';
}
