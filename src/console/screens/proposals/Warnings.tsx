import { Stack } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';

const Line = styled('p', { display: 'flex', gap: '$8', alignItems: 'start', text: 14, color: '$warning', fontWeight: '$medium' });

const STALE = 'Bets or settings have changed since this was proposed. Recalculate it before you confirm.';

export function Warnings({ warnings, isStale }: { readonly warnings: readonly string[]; readonly isStale: boolean }) {
  const all = isStale ? [STALE, ...warnings] : warnings;
  return all.length === 0 ? null : (
    <Stack gap={8} role="status" aria-label="Warnings">
      {all.map((warning) => (
        <Line key={warning}>
          <Icon name="alert" size={20} />
          {warning}
        </Line>
      ))}
    </Stack>
  );
}
