import { memo } from 'react';
import { PriceButton } from '#src/core/betslip/index.ts';
import { useHeading } from '#src/render/index.ts';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { refOf } from '../../parts/odds/selection.ts';
import type { MarketOf } from './marketTypes.ts';
import { Pair, PairHead } from './pairStyles.ts';

const Frame = styled('div', { display: 'flex', flexDirection: 'column', gap: '$8', minWidth: 0 });
const Outcomes = styled('div', {
  display: 'grid',
  gap: '$8',
  variants: {
    columns: {
      1: {},
      2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      wordy: { gridTemplateColumns: 'minmax(0, 1fr)', '@tablet': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      many: { gridTemplateColumns: 'repeat(1, minmax(0, 1fr))', '@tablet': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const MarketOutcomes = memo(function MarketOutcomes({ market, isNamed }: { readonly market: MarketOf; readonly isNamed: boolean }) {
  const heading = useHeading(1);
  const { selections } = market;
  const columns = columnsFor(market);
  return (
    <Frame>
      {isNamed ? (
        <Heading as={heading} size={13} weight="medium" tone="ink2">
          {market.name}
        </Heading>
      ) : null}
      {needsHeads(market) ? (
        <Pair aria-hidden>
          {selections.map((selection) => (
            <PairHead key={selection.id}>{selection.name.cleanName}</PairHead>
          ))}
        </Pair>
      ) : null}
      <Outcomes columns={columns}>
        {selections.map((selection) => (
          <PriceButton
            key={selection.id}
            selection={refOf(selection)}
            label={columns === 'many' ? selection.name.cleanName : selection.name.minimalName}
            market={market.name}
            layout={columns === 'many' ? 'row' : 'stacked'}
          />
        ))}
      </Outcomes>
    </Frame>
  );
});

/** True if the buttons show lines instead of names. Column heads must then show the names. */
const needsHeads = ({ selections }: MarketOf): boolean =>
  selections.length === 2 && selections.every(({ points, type }) => points !== null && type !== 'over' && type !== 'under');

/** Longest name, in characters, that fits a third of a phone's width. */
const SHORT = 12;

function columnsFor({ selections }: MarketOf): 1 | 2 | 3 | 'wordy' | 'many' {
  if (selections.length > 3) return 'many';
  if (selections.length < 3) return selections.length === 2 ? 2 : 1;
  return selections.some(({ name }) => name.minimalName.length > SHORT) ? 'wordy' : 3;
}
