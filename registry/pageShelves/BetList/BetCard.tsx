import { memo, useId, useState } from 'react';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import type { BetCardFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Receipt, useHeading } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Row } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { betTitle } from '../../parts/bet/betTitle.ts';
import { priceText } from '../../parts/odds/priceText.ts';
import { dateTimeText } from '../../parts/text/written.ts';
import { Amount, AmountLabel, Amounts, Foot, Frame, Head, Legs, Odds, Paper, Rule, TitleLink } from './cardStyles.ts';
import { CashOutBar, CashOutsMade } from './CashOutBar.tsx';
import { LegLine } from './LegLine.tsx';
import { Rebet } from './Rebet.tsx';
import { ShareBet } from './ShareBet.tsx';
import { betOutcomeLabel, showsLegOdds } from '../../parts/bet/outcomes.ts';

type Props = {
  readonly bet: BetCardFragment;
  /** True on the bet's own page, where the receipt is initially expanded. */
  readonly isAlone: boolean;
};

export const BetCard = memo(function BetCard({ bet, isAlone }: Props) {
  const [format] = useOddsFormat();
  const [isReceiptOpen, setReceiptOpen] = useState(isAlone);
  const receiptId = useId();
  const titleId = useId();
  const verdict = betOutcomeLabel(bet);
  const rules = [bet.sameGameRule, bet.teaserRule].filter((rule) => rule !== null);
  const legs = [...bet.legs].sort((a, b) => a.ordinal - b.ordinal);
  return (
    <Frame padding="none" as="article" aria-labelledby={titleId} edge={verdict.tone}>
      <Head>
        <Heading as={useHeading()} id={titleId} size={16}>
          {isAlone ? betTitle(bet) : <TitleLink to={`/my-bets/bet/${encodeURIComponent(bet.id)}`}>{betTitle(bet)}</TitleLink>}
        </Heading>
        {bet.regraded ? <Badge tone="warning">{t`Corrected`}</Badge> : null}
        <Odds>{priceText(bet.totalOdds, format)}</Odds>
        <Badge tone={verdict.tone}>
          <Icon name={verdict.icon} size={16} />
          {verdict.word}
        </Badge>
      </Head>
      <Legs>
        {legs.map((leg) => (
          <li key={leg.id}>
            <LegLine leg={leg} showsOdds={showsLegOdds(bet)} format={format} />
          </li>
        ))}
      </Legs>
      {rules.length > 0 ? <Rule>{rules.join(' ')}</Rule> : null}
      <BetAmounts bet={bet} />
      <CashOutsMade cashOuts={bet.cashOuts} />
      <CashOutBar bet={bet} />
      <Foot>
        <Text size={12} tone="ink3">
          {t`Placed`} <time dateTime={bet.placedAt}>{dateTimeText(bet.placedAt)}</time>
        </Text>
        <Row css={{ flex: 'none' }}>
          <Rebet betId={bet.id} />
          <ShareBet bet={bet} />
          <Button
            tone="quiet"
            size="small"
            aria-expanded={isReceiptOpen}
            aria-controls={receiptId}
            onClick={() => setReceiptOpen(!isReceiptOpen)}
          >
            {isReceiptOpen ? t`Hide receipt` : t`Receipt`}
          </Button>
        </Row>
      </Foot>
      <Paper id={receiptId} hidden={!isReceiptOpen}>
        {isReceiptOpen ? <Receipt receipt={bet.receipt} /> : null}
      </Paper>
    </Frame>
  );
});

function BetAmounts({ bet }: { readonly bet: BetCardFragment }) {
  const { payoutAmount } = bet;
  const isWon = bet.outcome === 'WIN' || bet.outcome === 'CASH_OUT';
  return (
    <Amounts>
      <div>
        <AmountLabel>{t`Bet`}</AmountLabel>
        <Amount>{bet.betAmount.formattedAmount}</Amount>
      </div>
      {payoutAmount === null ? (
        <>
          <div>
            <AmountLabel>{t`To win`}</AmountLabel>
            <Amount>{bet.winAmount.formattedAmount}</Amount>
          </div>
          <div>
            <AmountLabel>{t`Potential payout`}</AmountLabel>
            <Amount>{bet.potentialPayoutAmount.formattedAmount}</Amount>
          </div>
        </>
      ) : (
        <div>
          <AmountLabel>{t`Payout`}</AmountLabel>
          <Amount tone={isWon ? 'positive' : 'plain'}>{payoutAmount.formattedAmount}</Amount>
        </div>
      )}
    </Amounts>
  );
}
