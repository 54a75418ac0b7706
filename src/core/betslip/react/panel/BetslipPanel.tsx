import { useRef, useState } from 'react';
import { useIsConnected } from '#src/platform/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Heading } from '#src/ui/Text.tsx';
import { isBusy } from '../../placement.ts';
import { ClearDialog } from './ClearDialog.tsx';
import { useBetslipContext } from '../context.ts';
import { useBetslipFrame, useBetslipState, useBetslipView } from './panelHooks.ts';
import { EmptySlip } from './EmptySlip.tsx';
import { LiveRegion } from './LiveRegion.tsx';
import { PanelFooter } from './PanelFooter.tsx';
import { Floating, Panel, PanelHead, Scroll, Spacer } from './panelFrame.ts';
import { PlacedBets } from '../placement/PlacedBets.tsx';
import { QuickDepositEntry, type QuickDepositProps, useQuickDepositView } from '../quickDeposit/QuickDepositView.tsx';
import { RefusalDialog } from './RefusalDialog.tsx';
import { SelectionCount } from './SelectionCount.tsx';
import { SlipTabs } from './SlipTabs.tsx';
import { useIsWide } from './useIsWide.ts';
import { useWantedFocus } from './useWantedFocus.ts';

export function BetslipPanel(deposits: QuickDepositProps) {
  const { frame } = useBetslipContext();
  const { isCollapsed, isMaximised } = useBetslipFrame();
  const isWide = useIsWide();
  const isLarge = isMaximised && isWide;
  const { placement } = useBetslipState();
  const { count } = useBetslipView();
  const deposit = useQuickDepositView(deposits);
  const panel = useRef<HTMLDivElement>(null);
  const isOnline = useIsConnected();
  useWantedFocus(panel);
  if (isCollapsed && isWide)
    return (
      <Floating type="button" aria-expanded={false} onClick={() => frame.setState({ isCollapsed: false })}>
        <Icon name="betslip" size={24} />
        {t`Betslip`}
        <SelectionCount count={count} />
      </Floating>
    );
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      maximised={isLarge}
      data-slip={isLarge ? 'wide' : undefined}
      data-old-odds={isOnline ? undefined : ''}
      onKeyDown={(event) =>
        isLarge && event.key === 'Escape' && !event.defaultPrevented ? frame.setState({ isMaximised: false }) : undefined
      }
    >
      <PanelHeader count={count} isWide={isWide} />
      {deposit === null ? <Content /> : <Scroll>{deposit}</Scroll>}
      {deposit === null && (count > 0 || placement.at === 'accepted' || placement.at === 'refused') ? <PanelFooter /> : null}
      <LiveRegion />
      <RefusalDialog />
    </Panel>
  );
}

function Content() {
  const { placement, intents } = useBetslipState();
  const { count } = useBetslipView();
  if (placement.at === 'accepted')
    return (
      <Scroll>
        <PlacedBets receipt={placement.receipt} />
      </Scroll>
    );
  if (count > 0) return <SlipTabs />;
  if (isBusy(placement))
    return (
      <EmptySlip
        isBusy
        illustration="bets"
        title={t`Checking your bet`}
        body={t`We are checking if your bet was placed. Do not place it again.`}
      />
    );
  return intents.some(({ kind }) => kind === 'add-bets') ? (
    <EmptySlip isBusy title={t`Adding to your betslip`} body={t`One moment.`} />
  ) : (
    <EmptySlip />
  );
}

function PanelHeader({ count, isWide }: { readonly count: number; readonly isWide: boolean }) {
  const { frame, dispatch } = useBetslipContext();
  const { slip, tab } = useBetslipState();
  const isTeaser = tab === 'teaser' && slip?.teaser !== undefined && slip.teaser !== null;
  const [isAsking, setAsking] = useState(false);
  const clear = (): void => {
    setAsking(false);
    dispatch({ type: isTeaser ? 'teaser-cleared' : 'betslip-cleared' });
  };
  return (
    <PanelHead>
      <Heading as="h2" size={18}>{t`Betslip`}</Heading>
      <SelectionCount count={count} />
      <Spacer />
      <QuickDepositEntry />
      {count > 0 ? <Button tone="quiet" size="small" icon="trash" onClick={() => setAsking(true)}>{t`Clear`}</Button> : null}
      {isWide ? (
        <>
          <Maximise />
          <IconButton
            icon="chevron-down"
            label={t`Collapse betslip`}
            aria-expanded
            onClick={() => frame.setState({ isCollapsed: true, isMaximised: false })}
          />
        </>
      ) : null}
      <ClearDialog open={isAsking} isTeaser={isTeaser} onCancel={() => setAsking(false)} onClear={clear} />
    </PanelHead>
  );
}

function Maximise() {
  const { frame } = useBetslipContext();
  const { isMaximised } = useBetslipFrame();
  return (
    <IconButton
      icon={isMaximised ? 'fullscreen-exit' : 'fullscreen'}
      label={isMaximised ? t`Restore betslip` : t`Maximize betslip`}
      aria-pressed={isMaximised}
      onClick={() => frame.setState({ isMaximised: !isMaximised })}
    />
  );
}
