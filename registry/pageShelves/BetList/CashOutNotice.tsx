import { useRenderPorts } from '#src/render/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { CashOutOutcome } from './useCashOut.ts';

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

type Props = { readonly outcome: CashOutOutcome; readonly onLook: () => Promise<void>; readonly onForget: () => void };

/** Why it did not happen, and the way on. */
export function CashOutNotice({ outcome, onLook, onForget }: Props) {
  const { meet } = useRenderPorts();
  if (outcome.kind === 'lost')
    return (
      <Box role="alert" tone="warning">
        <p>The answer did not come. Try again: it will not happen twice.</p>
      </Box>
    );
  if (outcome.kind !== 'refused') return null;
  const checkLocation = async (): Promise<void> => {
    if (!(await meet('LOCATION'))) return;
    onForget();
    await onLook();
  };
  const hasMoved = outcome.code === 'value-moved' || outcome.code === 'quote-expired';
  return (
    <Box role="alert" tone={hasMoved ? 'warning' : 'negative'}>
      <p>{outcome.message}</p>
      {outcome.code === 'location-not-verified' ? (
        <Button tone="secondary" size="small" onClick={() => void checkLocation()}>
          Check Location
        </Button>
      ) : null}
    </Box>
  );
}
