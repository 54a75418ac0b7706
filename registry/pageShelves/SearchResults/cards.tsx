import { Link } from 'react-router-dom';
import { PriceButton } from '#src/core/betslip/index.ts';
import type { SearchResultsFragment } from '#src/gql/graphql.ts';
import { isSitePath, LinkTo } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Crest } from '#src/ui/pictures/Crest.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { refOf } from '../../parts/odds/selection.ts';
import { cardLink } from '../../parts/shelf/looks.ts';

export type Group = NonNullable<SearchResultsFragment['scopes']>[number]['groups'][number];
export type Result = Group['results'][number];
type Of<T extends Result['__typename']> = Extract<Result, { readonly __typename: T }>;

export const isResult =
  <T extends Result['__typename']>(name: T) =>
  (result: Result): result is Of<T> =>
    result.__typename === name;
const isParticipant = isResult('ParticipantResult');
const isSpecial = isResult('SpecialResult');
const isMarket = isResult('MarketResult');

type CardResult = Of<'ParticipantResult'> | Of<'SpecialResult'> | Of<'MarketResult'>;
export const isCard = (result: Result): result is CardResult => isParticipant(result) || isSpecial(result) || isMarket(result);

export function ResultCard({ result }: { readonly result: CardResult }) {
  if (isParticipant(result)) return <ParticipantCard result={result} />;
  return isSpecial(result) ? <SpecialCard result={result} /> : <MarketCard result={result} />;
}

const Way = styled(LinkTo, cardLink, { alignItems: 'center', gap: '$12', padding: '$12 $16', height: '100%', minHeight: '64px' });
const Words = styled('span', { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

const ParticipantCard = ({ result: { id, participant, text, deepLink } }: { readonly result: Of<'ParticipantResult'> }) => (
  <Way link={deepLink} of={id}>
    <Crest crest={participant.crest} size={32} />
    <Said title={participant.fullName} text={text} />
    <Icon name="chevron-right" size={16} />
  </Way>
);

const SpecialCard = ({ result: { id, title, text, icon, deepLink } }: { readonly result: Of<'SpecialResult'> }) => (
  <Way link={deepLink} of={id}>
    <Icon name={icon} size={24} />
    <Said title={title} text={text} />
    <Icon name="chevron-right" size={16} />
  </Way>
);

const Said = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Words>
    <Text weight="medium" truncate title={title}>
      {title}
    </Text>
    <Text size={12} tone="ink2" truncate title={text}>
      {text}
    </Text>
  </Words>
);

const Market = styled('article', { display: 'grid', gap: '$8', padding: '$12 $16' });
const EventLink = styled(Link, {
  all: 'unset',
  cursor: 'pointer',
  minWidth: 0,
  focusRing: 2,
  '@hover': { '&:hover': { textDecoration: 'underline' } },
});
const Prices = styled('div', { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: '$8' });

const MOST_PRICES = 3;

function MarketCard({ result: { event, market } }: { readonly result: Of<'MarketResult'> }) {
  const name = (
    <Text size={12} tone="ink2" truncate title={event.name}>
      {event.name}
    </Text>
  );
  return (
    <Card padding="none">
      <Market aria-label={`${market.name}, ${event.name}`}>
        <Words>
          <Text weight="medium" truncate title={market.name}>
            {market.name}
          </Text>
          {isSitePath(event.canonicalUrl) ? <EventLink to={event.canonicalUrl}>{name}</EventLink> : name}
        </Words>
        <Prices>
          {market.selections.slice(0, MOST_PRICES).map((selection) => (
            <PriceButton key={selection.id} selection={refOf(selection)} label={selection.name.minimalName} market={market.name} />
          ))}
        </Prices>
      </Market>
    </Card>
  );
}
