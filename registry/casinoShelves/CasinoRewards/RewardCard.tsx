import { memo } from 'react';
import type { CasinoRewardsHeldFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { AwardGame } from '../../parts/casinoGame/AwardGame.tsx';
import { dateTimeText } from '../../parts/text/written.ts';

const Frame = styled('article', {
  display: 'flex',
  height: '100%',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  overflow: 'hidden',
});
const Stub = styled('div', {
  flex: 'none',
  width: '96px',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$8',
  padding: '$12 $8',
  backgroundColor: '$bonus',
  color: '$onBonus',
  text: 16,
  fontFamily: '$display',
  fontWeight: '$bold',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  borderInlineEnd: '2px dashed $surface1',
});
const Words = styled('div', {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: '$8 $12',
});

type Reward = NonNullable<CasinoRewardsHeldFragment['rewards']>[number];

const icons: Readonly<Record<string, string>> = { 'free-rounds': 'slots', 'bonus-cash': 'coins' };

export const RewardCard = memo(function DrawRewardCard({ reward }: { readonly reward: Reward }) {
  const { id, type, title, valueLabel, expiresAt, game } = reward;
  return (
    <Frame aria-label={title}>
      <Stub>
        <Icon name={(Object.hasOwn(icons, type) ? icons[type] : undefined) ?? 'gift'} size={24} />
        {valueLabel}
      </Stub>
      <Words>
        <Text weight="medium" truncate title={title}>
          {title}
        </Text>
        {expiresAt === null ? null : <Text size={12} tone="ink2">{t`Ends ${dateTimeText(expiresAt)}`}</Text>}
        {game === null ? null : <AwardGame game={game} of={id} />}
      </Words>
    </Frame>
  );
});
