import { t } from '#src/shared/text/t.ts';
import { EmptyState, type EmptyStateProps } from '#src/ui/EmptyState.tsx';
import { Scroll } from './panelFrame.ts';

export const EmptySlip = ({ isBusy = false, ...said }: Partial<EmptyStateProps> & { readonly isBusy?: boolean }) => (
  <Scroll {...(isBusy && { 'aria-busy': true })}>
    <EmptyState
      headingLevel="p"
      illustration="betslip"
      title={t`Your betslip is empty`}
      body={t`Press any odds to add a selection.`}
      {...said}
    />
  </Scroll>
);
