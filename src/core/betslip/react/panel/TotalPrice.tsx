import { formatPrice, type OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { BetView } from '../../summary.ts';
import { LegPrice } from './panelFrame.ts';

export function TotalPrice({ bet, format }: { readonly bet: BetView; readonly format: OddsFormat }) {
  const plain = formatPrice(bet.payoff.price, format);
  const boosted = bet.reward.boostedPrice === null ? plain : formatPrice(bet.reward.boostedPrice, format);
  if (boosted === plain) return <LegPrice change="none">{plain}</LegPrice>;
  return (
    <Row gap={8} align="baseline" css={{ flex: 'none' }}>
      <LegPrice stopped>
        <VisuallyHidden>{t`Odds before boost`} </VisuallyHidden>
        {plain}
      </LegPrice>
      <LegPrice change="better">
        <VisuallyHidden>{t`boosted to`} </VisuallyHidden>
        {boosted}
      </LegPrice>
    </Row>
  );
}
