import { useOddsFormat } from '#src/brand/preferences.tsx';
import type { SharedBetQuery } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { priceText } from '../../parts/odds/priceText.ts';

const Banner = styled('div', {
  display: 'flex',
  alignItems: 'center',
  gap: '$16',
  padding: '$16 $24',
  borderRadius: '$card',
  border: '1px solid $line',
  borderInlineStart: '4px solid $accent',
  backgroundColor: '$surface1',
  '& svg': { flex: 'none' },
});

export function SharedBanner({ bet: { banner, placedBet } }: { readonly bet: NonNullable<SharedBetQuery['sharedBet']> }) {
  const [format] = useOddsFormat();
  return (
    <Banner>
      <Stack gap={4} css={{ flex: 1, minWidth: 0 }}>
        <Heading as={useHeading()} size={22} css={{ overflowWrap: 'anywhere' }}>
          {banner}
        </Heading>
        {placedBet.numLegs > 1 ? <Text as="p" tone="ink2">{t`Total odds then ${priceText(placedBet.totalOdds, format)}`}</Text> : null}
      </Stack>
      <Illustration name="bets" />
    </Banner>
  );
}
