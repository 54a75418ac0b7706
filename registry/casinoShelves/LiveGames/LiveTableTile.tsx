import { memo } from 'react';
import type { LiveGamesFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo } from '#src/render/index.ts';
import { Badge, LiveBadge } from '#src/ui/Badge.tsx';
import { GameArt } from '#src/ui/pictures/GameArt.tsx';
import { styled } from '#src/ui/stitches.ts';
import { cardLink } from '../../parts/shelf/looks.ts';
import { DealerMark } from './DealerMark.tsx';

const Tile = styled(LinkTo, cardLink, { flexDirection: 'column', height: '100%', overflow: 'hidden' });
const Picture = styled('span', {
  position: 'relative',
  display: 'block',
  '& > span:first-child': { borderRadius: 0 },
  variants: { dim: { true: { '& > span:first-child': { filter: 'grayscale(1)', opacity: 0.6 } } } },
});
const Tags = styled('span', {
  position: 'absolute',
  insetBlockStart: '$8',
  insetInline: '$8',
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
});
const Body = styled('span', { display: 'flex', gap: '$12', padding: '$12', alignItems: 'center' });
const Words = styled('span', { display: 'flex', flexDirection: 'column', minWidth: 0 });
const Title = styled('span', { text: 14, fontWeight: '$medium', truncate: true });
const Line = styled('span', { text: 12, color: '$ink2', truncate: true, fontVariantNumeric: 'tabular-nums' });
const Seats = styled('span', { display: 'flex', gap: '$4', paddingInline: '$12', paddingBottom: '$12' });
const Seat = styled('span', {
  flex: 1,
  height: '4px',
  borderRadius: '$pill',
  backgroundColor: '$surface3',
  variants: { isOpen: { true: { backgroundColor: '$positive' } } },
});

const MAX_SEATS = 9;

type Table = NonNullable<LiveGamesFragment['tables']>[number];

export const LiveTableTile = memo(function DrawLiveTableTile({ table }: { readonly table: Table }) {
  const { game, dealer, seatLabel, openingTimes, status, seats, openSeats } = table;
  const isClosed = status === 'CLOSED';
  return (
    <Tile link={game.deepLink} of={table.id}>
      <Picture dim={isClosed}>
        <GameArt seed={game.art.seed} theme={game.art.theme} ratio="3 / 2" />
        <Tags>
          {isClosed ? <Badge tone="neutral">{t`Closed`}</Badge> : <LiveBadge />}
          {game.betBehind && !isClosed ? <Badge tone="info">{t`Bet Behind (BB)`}</Badge> : null}
        </Tags>
      </Picture>
      <Body>
        <DealerMark name={dealer} />
        <Words>
          <Title title={game.title}>{game.title}</Title>
          <Line>{isClosed ? t`${dealer} · closed now` : `${dealer} · ${seatLabel}`}</Line>
          <Line>{openingTimes}</Line>
        </Words>
      </Body>
      {seats > MAX_SEATS || seats < 1 ? null : (
        <Seats aria-hidden>
          {Array.from({ length: seats }, (_, at) => (
            <Seat key={at} isOpen={at < openSeats} />
          ))}
        </Seats>
      )}
    </Tile>
  );
});
