import { useBetslipContext, useOwnerId } from '#src/core/betslip/index.ts';
import { type Cents, formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Segmented } from '#src/ui/fields/Segmented.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';

const OFF = '0';

/** Has the same height for visitors and players, to avoid a layout shift. */
const Bar = styled(Stack, { minHeight: '72px', marginBottom: '$12', '@belowTablet': { minHeight: '102px' } });

type Props = {
  readonly offered: readonly Cents[];
  readonly cents: Cents | null;
  readonly onChoose: (cents: Cents | null) => void;
  readonly needsConfirmation: boolean;
};

export function QuickAmount({ offered, cents, onChoose, needsConfirmation }: Props) {
  const { onLogIn } = useBetslipContext();
  if (useOwnerId() === null)
    return (
      <Bar gap={8}>
        <Row gap={12} justify="between">
          <Text tone="ink2">{t`Log in to choose an amount and bet without the betslip.`}</Text>
          <Button size="small" tone="secondary" onClick={onLogIn}>{t`Log In`}</Button>
        </Row>
      </Bar>
    );
  const options = [{ value: OFF, label: t`Off` }, ...offered.map((each) => ({ value: String(each), label: formatCents(each) }))];
  return (
    <Bar gap={8}>
      <Segmented
        legend={t`Amount for each quick bet`}
        options={options}
        value={String(cents ?? OFF)}
        onChange={(value) => onChoose(value === OFF ? null : BigInt(value))}
      />
      <Text as="p" size={13} tone="ink2" role="status">
        {explained(cents, needsConfirmation)}
      </Text>
    </Bar>
  );
}

function explained(cents: Cents | null, needsConfirmation: boolean): string {
  if (cents === null) return t`Quick bets are off. Odds go to your betslip.`;
  return needsConfirmation
    ? t`Press odds, then confirm your ${formatCents(cents)} bet.`
    : t`Press odds to place a ${formatCents(cents)} bet right away.`;
}
