import { useEffect, useRef } from 'react';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';

const Bar = styled('div', {
  display: 'flex',
  gap: '$4',
  '& > span': {
    flex: 1,
    height: '4px',
    borderRadius: '$6',
    backgroundColor: '$surface3',
    '@forced': { border: '1px solid CanvasText' },
  },
  '& > [data-done]': { backgroundColor: '$accent', '@forced': { backgroundColor: 'CanvasText' } },
});

export type StepProgressProps = { readonly titles: readonly string[]; readonly at: number };

export function StepProgress({ titles, at }: StepProgressProps) {
  const head = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current !== at) head.current?.scrollIntoView({ block: 'nearest' });
    shown.current = at;
  }, [at]);
  return (
    <Stack gap={12} ref={head} css={{ scrollMarginTop: '96px' }}>
      <Bar aria-hidden>
        {titles.map((title, step) => (
          <span key={title} data-done={step <= at ? '' : undefined} />
        ))}
      </Bar>
      <Stack gap={4} role="status">
        <Text as="p" size={13} tone="ink2">
          {t`Step ${at + 1} of ${titles.length}`}
        </Text>
        <Heading as="h2" size={18}>
          {titles[at]}
        </Heading>
      </Stack>
    </Stack>
  );
}
