import { memo } from 'react';
import { PriceButton } from '#src/core/betslip/index.ts';
import type { FeaturedEventsFragment, ParticipantMarkFragment } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { EventTime, spokenTime, useEventNow } from '../../parts/event/eventTime.tsx';
import { refOf, sideLabel } from '../../parts/odds/selection.ts';
import { versus } from '../../parts/event/sides.ts';
import { groundOf } from '../../parts/event/teamColors.ts';
import { Face, FaceName, FaceRecord, Faces, Foot, Frame, Headline, MarketName, Middle, Prices, Stage, StageHead } from './cardStyles.ts';

export type Featured = NonNullable<FeaturedEventsFragment['events']>[number];

export const FeaturedCard = memo(function FeaturedCard({ featured }: { readonly featured: Featured }) {
  const { headline, event, market } = featured;
  const now = useEventNow(event);
  const { clock } = usePlatform();
  const hasDraw = market.selections.some(({ type }) => type === 'draw');
  const [first, second] = hasDraw ? [event.homeParticipant, event.awayParticipant] : [event.awayParticipant, event.homeParticipant];
  const score = now.status === 'PRE_GAME' ? null : now.scoreboard;
  const scores = score && (hasDraw ? [score.homeScore, score.awayScore] : [score.awayScore, score.homeScore]);
  return (
    <Frame aria-label={event.name}>
      <Stage
        to={event.canonicalUrl}
        style={{ backgroundImage: groundOf(first, second) }}
        aria-label={[headline, event.name, spokenTime(event, now, clock.now()), ...(scores ? [scores.join(' to ')] : [])].join(', ')}
      >
        <StageHead>
          <Headline>{headline}</Headline>
          <EventTime event={event} now={now} tone="inherit" />
        </StageHead>
        <Faces>
          <FaceOf side={first} />
          <Middle score={scores !== null}>{scores ? scores.join(' – ') : hasDraw ? 'v' : versus(event)}</Middle>
          <FaceOf side={second} />
        </Faces>
      </Stage>
      <Foot>
        <MarketName>{market.name}</MarketName>
        <Prices>
          {market.selections.slice(0, 3).map((selection) => (
            <PriceButton key={selection.id} selection={refOf(selection)} label={sideLabel(selection, event)} market={market.name} />
          ))}
        </Prices>
      </Foot>
    </Frame>
  );
});

function FaceOf({ side }: { readonly side: ParticipantMarkFragment }) {
  return (
    <Face title={side.fullName}>
      <Crest crest={side.crest} size={64} />
      <FaceName>{side.name}</FaceName>
      <FaceRecord>{side.record}</FaceRecord>
    </Face>
  );
}
