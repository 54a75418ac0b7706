import type { BetCardFragment, ScoreboardStateFragment } from '#src/gql/graphql.ts';
import { type LegProgress, legProgress } from '#src/shared/betting/legProgress.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';

const Line = styled('span', {
  display: 'grid',
  gridTemplateColumns: '16px auto minmax(0, 1fr)',
  columnGap: '$6',
  alignItems: 'center',
  maxWidth: '320px',
  text: 12,
  fontWeight: '$medium',
  fontVariantNumeric: 'tabular-nums',
  variants: { standing: { ahead: { color: '$positive' }, behind: { color: '$negative' }, level: { color: '$ink2' } } },
});
const Track = styled('span', { height: '4px', borderRadius: '$pill', backgroundColor: '$surface3', overflow: 'hidden' });
const Reached = styled('span', {
  display: 'block',
  height: '100%',
  borderRadius: '$pill',
  backgroundColor: 'currentColor',
  transformOrigin: 'left',
});

const ICONS: Readonly<Record<LegProgress['standing'], string>> = { ahead: 'arrow-up', behind: 'arrow-down', level: 'clock' };

type Props = {
  readonly leg: BetCardFragment['legs'][number];
  readonly board: Pick<ScoreboardStateFragment, 'homeScore' | 'awayScore'>;
};

export function LegProgressLine({ leg: { marketType, selectionType, points }, board: { homeScore: home, awayScore: away } }: Props) {
  const line = points === null ? null : Math.round(Number(points.decimalPoints) * 100);
  const progress = legProgress({ marketType, selectionType, points: line }, { home, away });
  if (progress === null) return null;
  const { standing, words, share } = progress;
  return (
    <Line standing={standing}>
      <Icon name={ICONS[standing]} size={16} />
      {words}
      {share === null ? null : (
        <Track aria-hidden>
          <Reached style={{ width: `${Math.round(share * 100)}%` }} />
        </Track>
      )}
    </Line>
  );
}
