import type { SearchResultsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { EventLine } from '../../parts/event/EventLine.tsx';
import { useWatchUnfinished } from '../../parts/event/eventTime.tsx';
import { GameGrid } from '../../parts/casinoGame/GameGrid.tsx';
import { cardLink } from '../../parts/shelf/looks.ts';
import { useReportUnknown } from '../../parts/shelf/useReportUnknown.ts';

type Result = NonNullable<SearchResultsFragment['scopes']>[number]['results'][number];
type Of<T extends Result['__typename']> = Extract<Result, { readonly __typename: T }>;

const is =
  <T extends Result['__typename']>(name: T) =>
  (result: Result): result is Of<T> =>
    result.__typename === name;
const isHeadToHead = is('HeadToHeadResult');
const isSpecial = is('SpecialResult');
const isStandard = is('StandardResult');
const isKnown = (result: Result): boolean => isSpecial(result) || isHeadToHead(result) || isStandard(result);

const List = styled('ul', { display: 'grid', gap: '$8', margin: 0, padding: 0, listStyle: 'none' });
const Specials = styled(List, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' });
const Way = styled(LinkTo, cardLink, { alignItems: 'center', gap: '$12', padding: '$12 $16', height: '100%' });
const Words = styled('span', { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });

type Props = {
  readonly of: string;
  readonly label: string;
  readonly results: readonly Result[];
};

/** Lists pages first, then events, then casino games. */
export function ResultCards({ of, label, results }: Props) {
  const specials = results.filter(isSpecial);
  const pairs = results.filter(isHeadToHead);
  const games = results.filter(isStandard);
  useWatchUnfinished(pairs.map(({ event }) => event));
  useReportUnknown(of, results, isKnown);
  return (
    <>
      {specials.length === 0 ? null : (
        <Specials aria-label={t`${label}: pages`}>
          {specials.map((special) => (
            <li key={special.id}>
              <SpecialCard special={special} />
            </li>
          ))}
        </Specials>
      )}
      {pairs.length === 0 ? null : (
        <List aria-label={t`${label}: games`}>
          {pairs.map(({ id, event }) => (
            <li key={id}>
              <Card padding="none" clipped>
                <EventLine event={event} />
              </Card>
            </li>
          ))}
        </List>
      )}
      {games.length === 0 ? null : <GameGrid label={t`${label}: casino`} games={games.map(({ game }) => game)} />}
    </>
  );
}

const SpecialCard = ({ special: { id, title, text, icon, deepLink } }: { readonly special: Of<'SpecialResult'> }) => (
  <Way link={deepLink} of={id}>
    <Icon name={icon} size={24} />
    <Words>
      <Text weight="medium" truncate title={title}>
        {title}
      </Text>
      <Text size={12} tone="ink2">
        {text}
      </Text>
    </Words>
    <Icon name="chevron-right" size={16} />
  </Way>
);
