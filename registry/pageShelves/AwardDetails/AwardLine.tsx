import { memo } from 'react';
import type { AwardDetailsHeldFragment } from '#src/gql/graphql.ts';
import { LinkTo } from '#src/render/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { quietLink } from '../../parts/looks.ts';
import { dateTimeText } from '../../parts/written.ts';

type Award = NonNullable<AwardDetailsHeldFragment['awards']>[number];

export const Lines = styled('ul', { margin: 0, padding: 0, listStyle: 'none', '& > li + li': { borderTop: '1px solid $line' } });
const Line = styled('li', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '$16',
  alignItems: 'center',
  minHeight: '64px',
  padding: '$12 $16',
});
const Words = styled('div', { display: 'flex', flexDirection: 'column', gap: '2px', minWidth: 0 });
const Way = styled(LinkTo, quietLink, { alignSelf: 'flex-start', marginInlineStart: '-$space$8', maxWidth: '100%' });
const Name = styled('span', { truncate: true });

/** What it is worth, until when, and where it counts. */
export const AwardLine = memo(function DrawAwardLine({ award }: { readonly award: Award }) {
  const { id, title, valueLabel, expiresAt, isExpired, game } = award;
  return (
    <Line>
      <Words>
        <Text weight="medium" tone={isExpired ? 'ink2' : 'ink1'} css={{ overflowWrap: 'anywhere' }}>
          {title}
        </Text>
        {expiresAt === null ? null : (
          <Text size={12} tone="ink2">
            {isExpired ? 'Ended' : 'Ends'} <time dateTime={expiresAt}>{dateTimeText(expiresAt)}</time>
          </Text>
        )}
        {game === null ? null : (
          <Way link={game.deepLink} of={id}>
            <Name>{game.title}</Name>
            <Icon name="chevron-right" size={16} />
          </Way>
        )}
      </Words>
      <Text size={16} weight="bold" align="end" tone={isExpired ? 'ink2' : 'ink1'} css={{ fontVariantNumeric: 'tabular-nums' }}>
        {valueLabel}
      </Text>
    </Line>
  );
});
