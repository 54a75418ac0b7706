import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Row, Stack } from '#src/ui/Box.tsx';
import { MoneyField } from '#src/ui/fields/money/MoneyField.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { fieldRefusal } from '../../refusals.ts';
import type { BetView } from '../../summary.ts';
import type { Refusal } from '../../refusal.ts';
import { CardFace } from '../panel/panelFrame.ts';
import { RefusalNotes } from '../panel/RefusalNotes.tsx';
import { RewardsBanner } from './RewardsBanner.tsx';
import { useAmount } from './useAmount.ts';

const Robin = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 132px',
  gap: '$12',
  alignItems: 'start',
  '& + &': { borderTop: '1px solid $line', paddingTop: '$12' },
});

const Wide = styled('div', { gridColumn: '1 / -1', '&:empty': { display: 'none' } });

export function RoundRobins({ bets, refusals }: { readonly bets: readonly BetView[]; readonly refusals: readonly Refusal[] }) {
  if (bets.length === 0) return null;
  return (
    <CardFace aria-label={t`Round Robin`}>
      <Stack gap={0}>
        <Text weight="bold" size={16}>{t`Round Robin`}</Text>
        <Text size={13} tone="ink3">{t`We place this amount on each combination.`}</Text>
      </Stack>
      {bets.map((bet) => (
        <RobinRow key={bet.id} bet={bet} refusals={refusals} />
      ))}
    </CardFace>
  );
}

function RobinRow({ bet, refusals }: { readonly bet: BetView; readonly refusals: readonly Refusal[] }) {
  const { type, settle, paste, pasteProblem } = useAmount(bet);
  const { fields, payoff } = bet;
  const name = t`By ${bet.draft.size ?? 0}s`;
  const lowCredits = refusals.find(({ code, subjectId }) => code === 'promotional-credits-low' && subjectId === bet.id);
  const problem = pasteProblem ?? (fields.refusal === null ? (lowCredits?.message ?? null) : fieldRefusal(fields.refusal, bet.id).message);
  return (
    <Robin>
      <Stack gap={0}>
        <Text weight="medium" size={14}>
          {name}
        </Text>
        <Text size={13} tone="ink2">
          {t`{${payoff.combinations}, plural, one {# bet} other {# bets}}`}
        </Text>
        {fields.bet.cents === null || fields.win.cents === null ? null : (
          <Row justify="start" wrap gap={4}>
            <Text
              size={13}
              tone="ink2"
            >{t`${formatCents(fields.bet.cents * BigInt(payoff.combinations))} to win up to ${formatCents(fields.win.cents)}`}</Text>
          </Row>
        )}
        <RefusalNotes refusals={refusals} about={[bet.id]} />
      </Stack>
      <div onPasteCapture={(event) => paste(event, 'BET')}>
        <MoneyField
          compact
          label={t`Bet each`}
          name={`bet each of ${payoff.combinations} combinations, ${name}`}
          value={fields.bet.text}
          disabled={bet.legs.some(({ isStopped }) => isStopped)}
          error={problem}
          onValueChange={(text) => type('BET', text)}
          onBlur={settle}
        />
      </div>
      <Wide>
        <RewardsBanner bet={bet} name={t`Round Robin, ${name}`} refusals={refusals} />
      </Wide>
    </Robin>
  );
}
