import { memo, type ReactNode, useId, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { useHeading } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Alternates } from './Alternates.tsx';
import { LineColumns } from './LineColumns.tsx';
import { linesOf } from './lines.ts';
import { MarketOutcomes } from './MarketOutcomes.tsx';
import { isOverUnder, type MarketGroupOf, type MarketOf } from './marketTypes.ts';
import { OverUnders } from './OverUnders.tsx';
import { areScorers, Scorers } from './Scorers.tsx';

const Frame = styled('div', { backgroundColor: '$surface1', border: '1px solid $line', borderRadius: '$card', minWidth: 0 });
const Head = styled('div', { margin: 0, text: 16, fontFamily: '$display', letterSpacing: '$display', fontWeight: '$bold' });
const Toggle = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  width: '100%',
  minHeight: '48px',
  paddingX: '$16',
  borderRadius: '$card',
  cursor: 'pointer',
  focusRing: -2,
  '@hover': { '&:hover': { backgroundColor: '$surface2' } },
  '& > [data-sign]': { marginInlineStart: 'auto', transition: 'transform $quick', color: '$ink2' },
  '&[aria-expanded="true"] > [data-sign]': { transform: 'rotate(180deg)' },
  '@reduced': { '& > [data-sign]': { transition: 'none' } },
});
const Title = styled('span', { truncate: true, minWidth: 0 });
const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$12',
  padding: '$4 $12 $12',
  '@tablet': { padding: '$4 $16 $16' },
});

type GroupProps = {
  readonly group: MarketGroupOf;
  readonly isOpenAtFirst: boolean;
  readonly later?: ReactNode;
  readonly onOpen?: () => void;
};

export const Group = memo(function Group({ group, isOpenAtFirst, later, onOpen }: GroupProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  const { markets, marketCount, title } = group;
  return (
    <Frame>
      <Head as={useHeading()}>
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => {
            if (!isOpen) onOpen?.();
            setIsOpen(!isOpen);
          }}
        >
          <Title>{title}</Title>
          {marketCount > 1 ? <Badge aria-label={t`${marketCount} markets`}>{marketCount}</Badge> : null}
          <span data-sign="" aria-hidden>
            <Icon name="chevron-down" size={20} />
          </span>
        </Toggle>
      </Head>
      <Body id={bodyId} hidden={!isOpen} css={isOpen ? {} : { display: 'none' }}>
        {isOpen ? markets.length === 0 && marketCount > 0 ? later : <Markets markets={markets} title={title} /> : null}
      </Body>
    </Frame>
  );
});

function Markets({ markets: all, title }: { readonly markets: readonly MarketOf[]; readonly title: string }) {
  const markets = all.filter(({ selections }) => selections.length > 0);
  if (areScorers(markets)) return <Scorers markets={markets} />;
  const alternates = markets.filter(isAlternate);
  const single = markets.filter((market) => !isAlternate(market));
  const lines = linesOf(single);
  const others = lines?.others ?? single;
  const counts = others.filter(isOverUnder);
  const inRows = counts.length > 1 || counts.some(({ subjectName }) => subjectName !== null) ? counts : [];
  return (
    <>
      {lines ? <LineColumns lines={lines} /> : null}
      {inRows.length > 0 ? <OverUnders markets={inRows} /> : null}
      {others
        .filter((market) => !inRows.includes(market))
        .map((market) => (
          <MarketOutcomes key={market.id} market={market} isNamed={markets.length > 1 || !isSameName(market.name, title)} />
        ))}
      {alternates.length > 0 ? <Alternates markets={alternates} /> : null}
    </>
  );
}

const isAlternate = ({ type, selections }: MarketOf): boolean => type.startsWith('alternate-') && selections.length === 2;

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
