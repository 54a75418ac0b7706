import { t } from '#src/shared/text/t.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { useSelectionCount } from '../hooks.ts';
import { EmptySlip } from './EmptySlip.tsx';
import { Panel, PanelHead } from './panelFrame.ts';
import { SelectionCount } from './SelectionCount.tsx';

/** Placeholder while the betslip's code loads. `isNew`: no earlier visit left a slip. */
export function SlipAhead({ isNew }: { readonly isNew: boolean }) {
  const count = useSelectionCount();
  const isEmpty = isNew && count === 0;
  return (
    <Panel aria-busy>
      <PanelHead>
        <Heading as="h2" size={18}>{t`Betslip`}</Heading>
        {isNew || count > 0 ? <SelectionCount count={count} /> : null}
      </PanelHead>
      {isEmpty ? (
        <EmptySlip />
      ) : (
        <Stack gap={12} css={{ padding: '$16' }} role="status" aria-label={t`Loading betslip`}>
          <Skeleton height={44} shape="control" />
          <Skeleton height={120} shape="card" />
        </Stack>
      )}
    </Panel>
  );
}
