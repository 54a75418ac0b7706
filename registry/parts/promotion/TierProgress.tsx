import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';

export type TierProgressView = {
  readonly tierName: string;
  readonly nextTierName: string | null;
  readonly tierBounds: { readonly lowerBound: number; readonly upperBound: number | null };
  readonly tierPoints: number;
  readonly pointsToNextTier: number | null;
};

const Head = styled('p', { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '$12' });
const Name = styled('span', {
  minWidth: 0,
  text: 18,
  fontFamily: '$display',
  fontWeight: '$bold',
  color: '$bonus',
  overflowWrap: 'anywhere',
});
const Points = styled('span', { flex: 'none', text: 13, fontWeight: '$medium', fontVariantNumeric: 'tabular-nums' });
const Track = styled('div', { height: '8px', borderRadius: '$pill', backgroundColor: '$surface3', overflow: 'hidden' });
const Filled = styled('div', { height: '100%', borderRadius: '$pill', backgroundColor: '$bonus' });
const Rest = styled('p', { display: 'flex', justifyContent: 'space-between', gap: '$12', text: 13, color: '$ink2' });

export const pointsText = (points: number): string => t`{${points}, plural, one {# point} other {# points}}`;

export function shareOf({ tierBounds: { lowerBound, upperBound }, tierPoints }: TierProgressView): number {
  if (upperBound === null) return 1;
  return Math.min(1, Math.max(0, (tierPoints - lowerBound) / (upperBound - lowerBound)));
}

export function TierProgress({ standing: progress }: { readonly standing: TierProgressView }) {
  const { tierName, nextTierName, tierPoints, pointsToNextTier } = progress;
  return (
    <>
      <Head>
        <Name>{tierName}</Name>
        <Points>{pointsText(tierPoints)}</Points>
      </Head>
      <Track aria-hidden>
        <Filled style={{ width: `${shareOf(progress) * 100}%` }} />
      </Track>
      <Rest>
        {nextTierName === null || pointsToNextTier === null
          ? t`You are in the top tier`
          : t`${pointsText(pointsToNextTier)} to ${nextTierName}`}
      </Rest>
    </>
  );
}
