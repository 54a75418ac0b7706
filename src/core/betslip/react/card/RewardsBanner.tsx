import { lazy, Suspense, useState } from 'react';
import { useBrand } from '#src/brand/context.tsx';
import { patiently } from '#src/render/index.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { RewardView } from '../../rewards.ts';
import type { BetView } from '../../summary.ts';
import type { Refusal } from '../../refusal.ts';
import { useBetslipContext } from '../context.ts';

// Loads only when used, because most bets have no reward.
const Popover = lazy(async () => ({ default: (await patiently(() => import('./RewardsPopover.tsx'))).RewardsPopover }));

const Banner = styled('div', {
  display: 'flex',
  alignItems: 'center',
  borderRadius: '$control',
  border: '1px solid $line',
  backgroundColor: '$surface2',
  color: '$ink1',
  minWidth: 0,
  variants: { chosen: { true: { borderColor: '$bonus' } } },
});

const BannerButton = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  flex: 1,
  minWidth: 0,
  minHeight: '40px',
  paddingInline: '$12',
  display: 'flex',
  alignItems: 'center',
  gap: '$8',
  text: 13,
  fontWeight: '$medium',
  cursor: 'pointer',
  borderRadius: '$control',
  focusRing: 1,
  '@belowDesktop': { minHeight: '44px' },
  '& > :first-child': { color: '$bonus' },
});
const Words = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' });

type RewardsBannerProps = {
  readonly bet: BetView;
  readonly name: string;
  readonly refusals: readonly Refusal[];
};

export function RewardsBanner({ bet, name, refusals }: RewardsBannerProps) {
  const { dispatch } = useBetslipContext();
  const { creditsName } = useBrand().copy;
  const [isOpen, setOpen] = useState(false);
  const { reward } = bet;
  const about = [null, bet.id, ...bet.legs.map(({ leg }) => leg.selectionId)];
  const isHidden = [...refusals, ...bet.draft.refusals].some(
    ({ hidesRewards, subjectId }) => hidesRewards === true && about.includes(subjectId),
  );
  const count = reward.tokens.length + (reward.creditCents > 0n ? 1 : 0);
  if ((isHidden || count === 0) && reward.use === null) return null;
  const button = (
    <BannerButton
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t`Rewards, ${name}: ${bannerText(reward, count, creditsName)}`}
      onClick={() => setOpen(true)}
    >
      <Icon name={reward.use?.kind === 'profit-boost' ? 'boost' : 'gift'} size={16} />
      <Words>{bannerText(reward, count, creditsName)}</Words>
      <Icon name="chevron-down" size={16} />
    </BannerButton>
  );
  return (
    <Banner chosen={reward.use !== null} data-rewards={bet.id}>
      {isOpen ? (
        <Suspense fallback={button}>
          <Popover bet={bet} name={name} onClose={() => setOpen(false)}>
            {button}
          </Popover>
        </Suspense>
      ) : (
        button
      )}
      {reward.use === null ? null : (
        <IconButton
          icon="x"
          label={t`Remove the reward, ${name}`}
          target={32}
          onClick={() => dispatch({ type: 'reward-chosen', draftBetId: bet.id, use: null })}
        />
      )}
    </Banner>
  );
}

/** Describes rewards: `3 rewards available`, `25% profit boost on $25.00 of your bet`. */
function bannerText({ use, token, boostedPartCents }: RewardView, count: number, creditsName: string): string {
  if (use === null) return t`{${count}, plural, one {# reward} other {# rewards}} available`;
  if (use.kind === 'promotional-credit') return t`Paid with ${creditsName}`;
  if (token === null) return t`This reward is no longer available`;
  if (token.kind === 'free-bet') return t`${token.title}: stake not returned`;
  return boostedPartCents === null ? token.title : t`${token.title} on ${formatCents(boostedPartCents)} of your bet`;
}
