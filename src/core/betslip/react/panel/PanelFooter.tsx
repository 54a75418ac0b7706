import { useState } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { useFlag } from '#src/flags/index.ts';
import { t } from '#src/shared/text/t.ts';
import { newId, useIsConnected, usePlatform } from '#src/platform/index.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { PlaceButtonAction } from '../../button.ts';
import { placementOf, type BetslipView } from '../../selectors.ts';
import { AutoAccept } from './AutoAccept.tsx';
import { ChangedLegs } from './ChangedLegs.tsx';
import { KeepSelections } from './KeepSelections.tsx';
import { useBetslipContext } from '../context.ts';
import { useBetslipState, useBetslipView } from './panelHooks.ts';
import { Note, PanelFoot, TotalLine, TotalList } from './panelFrame.ts';

/** Refusals without text, because the disabled button is enough. */
const QUIET: ReadonlySet<string> = new Set(['amount-missing']);

export function PanelFooter() {
  const view = useBetslipView();
  const { placement } = useBetslipState();
  const act = useAct();
  const { button, totals } = view;
  const isPlaced = placement.at === 'accepted';
  const isOnline = useIsConnected();
  if (isPlaced && placement.isRested) return null;
  return (
    <PanelFoot>
      {isPlaced || view.count === 0 ? null : <Totals view={view} />}
      {placement.at === 'unknown' ? (
        <Note tone="ask">
          <Icon name="info" size={16} />
          {t`Checking if your bet was placed. Do not place it again.`}
        </Note>
      ) : null}
      {view.delayMs > 0 && !isPlaced ? (
        <Note tone="stop">
          <Icon name="clock" size={16} />
          {heldText(view.delayMs)}
        </Note>
      ) : null}
      {isOnline || isPlaced ? <WhyNot view={view} /> : <OldOdds />}
      {button.refusal?.displayType === 'GEO' ? <CheckLocation /> : null}
      {view.count === 0 && !isPlaced ? null : (
        <Button
          block
          size="large"
          busy={button.isBusy}
          disabled={!button.isBusy && (button.action === null || (!isOnline && !isPlaced))}
          onClick={() => button.action && act(button.action)}
          aria-describedby={totals.count > 0 ? 'betslip-totals' : undefined}
        >
          {button.label}
        </Button>
      )}
    </PanelFoot>
  );
}

const OldOdds = () => (
  <Note tone="bad" role="status">
    <Icon name="alert" size={16} />
    {t`You are offline, so these odds may be old. You can place your bet when you are back online.`}
  </Note>
);

function WhyNot({ view: { bets, button } }: { readonly view: BetslipView }) {
  const { refusal } = button;
  if (refusal === null || QUIET.has(refusal.code)) return null;
  const asks = refusal.displayType === 'ODDS_CHANGED';
  return (
    <Note tone={asks ? 'ask' : 'bad'}>
      <Icon name={asks ? 'info' : 'alert'} size={16} />
      <span>
        {refusal.message}
        {asks ? <ChangedLegs bets={bets} /> : null}
      </span>
    </Note>
  );
}

function CheckLocation() {
  const { dispatch, onCheckLocation } = useBetslipContext();
  const [isBusy, setBusy] = useState(false);
  const check = async (): Promise<void> => {
    setBusy(true);
    const isLocated = await onCheckLocation();
    setBusy(false);
    if (isLocated) dispatch({ type: 'location-checked' });
  };
  return <Button block tone="secondary" busy={isBusy} onClick={() => void check()}>{t`Check Location`}</Button>;
}

function heldText(delayMs: number): string {
  const seconds = Math.ceil(delayMs / 1_000);
  return t`We hold a live bet for {${seconds}, plural, one {# second} other {# seconds}} and check it again before we accept it.`;
}

function Totals({ view: { totals } }: { readonly view: BetslipView }) {
  const { creditsName } = useBrand().copy;
  return (
    <>
      <AutoAccept />
      <KeepSelections />
      <TotalList id="betslip-totals">
        <TotalLine>
          <dt>{totals.count > 1 ? t`Total bet (${totals.count} bets)` : t`Total bet`}</dt>
          <dd>{formatCents(totals.betCents)}</dd>
        </TotalLine>
        {totals.freeBetCents > 0n ? (
          <TotalLine>
            <dt>{t`Includes bonus bets`}</dt>
            <dd>{formatCents(totals.freeBetCents)}</dd>
          </TotalLine>
        ) : null}
        {totals.creditCents > 0n ? (
          <TotalLine>
            <dt>{t`Includes ${creditsName}`}</dt>
            <dd>{formatCents(totals.creditCents)}</dd>
          </TotalLine>
        ) : null}
        {totals.boostCents > 0n ? (
          <TotalLine>
            <dt>{t`From boosts`}</dt>
            <dd>{formatCents(totals.boostCents)}</dd>
          </TotalLine>
        ) : null}
        <TotalLine>
          <dt>{t`Potential payout`}</dt>
          <dd>{formatCents(totals.returnCents)}</dd>
        </TotalLine>
      </TotalList>
    </>
  );
}

function useAct(): (action: PlaceButtonAction) => void {
  const { store, dispatch, onLogIn, onDeposit } = useBetslipContext();
  const { clock } = usePlatform();
  const hasRoundRobins = useFlag('round-robins');
  const mayKeep = useFlag('reuse-selections');
  const place = (): void => {
    const placement = placementOf(store.getState(), newId(), clock.now(), { hasRoundRobins, mayKeep });
    if (placement) dispatch({ type: 'placement', event: { type: 'place-pressed', placement } });
  };
  const acts: Readonly<Record<PlaceButtonAction, () => void>> = {
    'log-in': onLogIn,
    deposit: onDeposit,
    place,
    accept: () => dispatch({ type: 'changes-accepted' }),
    'accept-and-place': () => {
      dispatch({ type: 'changes-accepted' });
      place();
    },
  };
  return (action) => acts[action]();
}
