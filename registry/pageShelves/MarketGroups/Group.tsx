import { memo, useId, useState } from 'react';
import { t } from '#src/shared/text/t.ts';
import { useHeading } from '#src/render/index.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Alternates } from './Alternates.tsx';
import { LineColumns } from './LineColumns.tsx';
import { linesOf } from './lines.ts';
import { MarketOutcomes } from './MarketOutcomes.tsx';
import type { MarketGroupOf, MarketOf } from './marketTypes.ts';

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

export const Group = memo(function Group({ group, isOpenAtFirst }: { readonly group: MarketGroupOf; readonly isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const bodyId = useId();
  const markets = group.markets.filter(({ selections }) => selections.length > 0);
  const alternates = markets.filter(isAlternate);
  const single = markets.filter((market) => !isAlternate(market));
  const lines = linesOf(single);
  return (
    <Frame>
      <Head as={useHeading()}>
        <Toggle type="button" aria-expanded={isOpen} aria-controls={bodyId} onClick={() => setIsOpen(!isOpen)}>
          <Title>{group.title}</Title>
          {markets.length > 1 ? <Badge aria-label={t`${markets.length} markets`}>{markets.length}</Badge> : null}
          <span data-sign="" aria-hidden>
            <Icon name="chevron-down" size={20} />
          </span>
        </Toggle>
      </Head>
      <Body id={bodyId} hidden={!isOpen} css={isOpen ? {} : { display: 'none' }}>
        {isOpen ? (
          <>
            {lines ? <LineColumns lines={lines} /> : null}
            {(lines?.others ?? single).map((market) => (
              <MarketOutcomes key={market.id} market={market} isNamed={markets.length > 1 || !isSameName(market.name, group.title)} />
            ))}
            {alternates.length > 0 ? <Alternates markets={alternates} /> : null}
          </>
        ) : null}
      </Body>
    </Frame>
  );
});

const isAlternate = ({ type, selections }: MarketOf): boolean => type.startsWith('alternate-') && selections.length === 2;

const isSameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
