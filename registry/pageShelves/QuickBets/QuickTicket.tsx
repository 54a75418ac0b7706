import { type ReactElement, useEffect, useRef } from 'react';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import { type QuickBetControl, quickBetRule, useBetslipContext } from '#src/core/betslip/index.ts';
import { usePrice } from '#src/platform/index.ts';
import { lineText, withLine } from '#src/shared/betting/line.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { formatPrice, type Price, winFromBet } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const Face = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$8',
  padding: '$12',
  borderRadius: '$control',
  backgroundColor: '$surface2',
  outline: 'none',
});

type Ticket = { readonly text: string; readonly buttons: readonly (ReactElement | null)[] };

export function QuickTicket({ quick, market }: { readonly quick: QuickBetControl; readonly market: string }) {
  const { text, buttons } = useTicket(quick);
  const face = useRef<HTMLDivElement>(null);
  const { at } = quick.outcome;
  // Moves the focus here, because the pressed button may be removed or disabled.
  useEffect(() => face.current?.focus(), [at]);
  return (
    <Face ref={face} tabIndex={-1} role="group" aria-label={t`Quick bet: ${market}`}>
      <Text as="p" role="status">
        {text}
      </Text>
      {buttons.length === 0 ? null : <Row gap={8}>{buttons}</Row>}
    </Face>
  );
}

function useTicket({ bet, outcome, confirm, close }: QuickBetControl): Ticket {
  const { onGo, onDeposit, onCheckLocation } = useBetslipContext();
  const [format] = useOddsFormat();
  const live = usePrice(bet?.selection.id ?? '');
  if (bet === null) return { text: '', buttons: [] };
  const now = live && { price: ratio(live.num, live.den), points: live.points, isOpen: live.status === 'OPEN' };
  const name = (points: string | null | undefined): string => withLine(bet.selection.name, lineText(points ?? null, bet.selection.type));
  const terms = (price: Price): string =>
    t`${formatCents(bet.cents)} at ${formatPrice(price, format)} to win ${formatCents(winFromBet(bet.cents, price))}`;
  const placed = bet.at === 'pressed' ? `${name(bet.selection.points)}: ${terms(bet.price)}` : '';
  const cancel = <Button key="cancel" size="small" tone="secondary" onClick={close}>{t`Cancel`}</Button>;
  const place = (
    <Button key="place" size="small" disabled={now?.isOpen !== true} onClick={confirm}>{t`Place ${formatCents(bet.cents)} bet`}</Button>
  );
  const question = now?.isOpen ? `${name(now.points)}: ${terms(now.price)}` : t`These odds are not available right now.`;

  switch (outcome.at) {
    case 'asked':
      return { text: question, buttons: [place, cancel] };
    case 'sent':
      return { text: t`Placing your bet. ${placed}`, buttons: [] };
    case 'unsure':
      return { text: t`Checking if your bet was placed. Do not place it again.`, buttons: [] };
    case 'placed': {
      const myBets = <Button key="bets" size="small" tone="secondary" onClick={() => onGo('/my-bets')}>{t`My Bets`}</Button>;
      return { text: t`Bet Placed. ${placed}`, buttons: [myBets, <Button key="done" size="small" onClick={close}>{t`Done`}</Button>] };
    }
    case 'refused': {
      const ways = {
        deposit: <Button key="deposit" size="small" onClick={onDeposit}>{t`Deposit`}</Button>,
        locate: <Button key="locate" size="small" onClick={() => void onCheckLocation()}>{t`Check Location`}</Button>,
        again: place,
        none: null,
      };
      const message = outcome.refusal?.message ?? t`Your bet was not placed.`;
      const way = quickBetRule(outcome.refusal);
      return { text: way === 'again' ? `${message} ${question}` : message, buttons: [ways[way], cancel] };
    }
  }
}
