import type { GameStatisticsFragment, ScoreboardStateFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Diamond } from '../Diamond.tsx';

const Line = styled('div', {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '$8 $12',
  minHeight: '48px',
  padding: '$8 $16',
  borderTop: '1px solid $line',
  text: 14,
  color: '$ink1',
  fontVariantNumeric: 'tabular-nums',
});
const Strong = styled('span', { fontWeight: '$medium' });

type SituationProps = {
  readonly statistics: GameStatisticsFragment;
  readonly scoreboard: ScoreboardStateFragment;
  readonly turnName: string | null;
  readonly turn: string;
};

export function SituationLine({ statistics, scoreboard, turnName, turn }: SituationProps) {
  if (statistics.__typename === 'BaseballStatistics' && statistics.batting !== null)
    return (
      <Line>
        <Diamond {...statistics} />
        <Strong>{t`${turnName ?? ''} batting`}</Strong>
        <span>
          {t`{${statistics.balls}, plural, one {# ball} other {# balls}}, {${statistics.strikes}, plural, one {# strike} other {# strikes}}, {${statistics.outs}, plural, one {# out} other {# outs}}`}
        </span>
      </Line>
    );
  if (scoreboard.situation === null || turnName === null) return null;
  return (
    <Line>
      <Strong>
        {turnName} {turn}
      </Strong>
      <span>{scoreboard.situation}</span>
      {statistics.__typename === 'FootballStatistics' && statistics.isRedZone ? <Badge tone="negative">{t`Red zone`}</Badge> : null}
    </Line>
  );
}
