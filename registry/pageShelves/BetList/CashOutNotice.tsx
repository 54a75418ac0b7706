import { t } from '#src/shared/text/t.ts';
import { useRenderPorts } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { useCashOut } from './useCashOut.ts';

const Box = styled('div', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '$8',
  padding: '$12',
  borderRadius: '$control',
  text: 13,
  color: '$ink1',
  '& > p': { margin: 0, flex: '1 1 200px' },
  variants: { tone: { warning: { backgroundColor: '$warningSoft' }, negative: { backgroundColor: '$negativeSoft' } } },
});

type Props = {
  readonly acts: ReturnType<typeof useCashOut>;
  readonly asksAgain: boolean;
};

export function CashOutNotice({ acts, asksAgain }: Props) {
  const { meet } = useRenderPorts();
  const { outcome, sent, again, forget, look } = acts;
  if (outcome.kind === 'lost')
    return (
      <Box role="alert" tone="warning">
        <p>{t`We did not get an answer. Try again: you can’t be charged twice.`}</p>
        {sent && asksAgain ? <Button tone="secondary" size="small" onClick={() => void again()}>{t`Try again`}</Button> : null}
      </Box>
    );
  if (outcome.kind !== 'refused') return null;
  const checkLocation = async (): Promise<void> => {
    if (!(await meet('LOCATION'))) return;
    forget();
    await look();
  };
  const hasMoved = outcome.code === 'value-moved' || outcome.code === 'quote-expired';
  return (
    <Box role="alert" tone={hasMoved ? 'warning' : 'negative'}>
      <p>{outcome.message}</p>
      {outcome.code === 'location-not-verified' ? (
        <Button tone="secondary" size="small" onClick={() => void checkLocation()}>{t`Check Location`}</Button>
      ) : null}
    </Box>
  );
}
