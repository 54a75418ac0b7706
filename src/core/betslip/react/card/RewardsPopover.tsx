import type { ReactNode } from 'react';
import * as Radix from 'radix-ui/popover';
import { useBrand } from '#src/brand/context.tsx';
import { formatCents } from '#src/shared/money/money.ts';
import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import type { RewardToken } from '../../rewardTypes.ts';
import type { BetView } from '../../summary.ts';
import { useBetslipContext } from '../context.ts';
import { RewardOption } from './RewardOption.tsx';

/** 328 px wide, up to 296 px high (product §9). */
const Surface = styled(Radix.Content, {
  zIndex: '$dialog',
  boxSizing: 'border-box',
  width: '328px',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: '296px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '$12',
  borderRadius: '$card',
  border: '1px solid $line',
  backgroundColor: '$surface1',
  color: '$ink1',
  fontFamily: '$text',
  boxShadow: '$overlay',
  outline: 'none',
  '&:focus-visible': { outline: '2px solid $colors$focus', outlineOffset: '-2px' },
});

const List = styled('ul', { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '$8' });

type RewardsPopoverProps = {
  readonly bet: BetView;
  readonly name: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function RewardsPopover({ bet, name, onClose, children }: RewardsPopoverProps) {
  const { dispatch } = useBetslipContext();
  const { creditsName } = useBrand().copy;
  const { tokens, use, creditCents } = bet.reward;
  const choose = (next: RewardUse, isChosen: boolean): void => {
    dispatch({ type: 'reward-chosen', draftBetId: bet.id, use: isChosen ? null : next });
    onClose();
  };
  const isChosen = (token: RewardToken): boolean => use !== null && use.kind !== 'promotional-credit' && use.id === token.id;
  return (
    <Radix.Root open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Radix.Anchor asChild>{children}</Radix.Anchor>
      <Radix.Portal>
        <Surface align="start" sideOffset={4} collisionPadding={16} aria-label={t`Rewards, ${name}`}>
          <Heading as="h3" size={14} css={{ paddingBlockEnd: '$8' }}>{t`Your rewards`}</Heading>
          <List>
            {tokens.map((token) => (
              <RewardOption
                key={token.id}
                icon={token.kind === 'profit-boost' ? 'boost' : 'gift'}
                title={token.title}
                details={detailsOf(token)}
                expiresAt={token.expiresAt}
                isChosen={isChosen(token)}
                isRestricted={token.isRestricted && !isChosen(token)}
                onChoose={() => choose({ kind: token.kind, id: token.id }, isChosen(token))}
              />
            ))}
            {creditCents > 0n ? (
              <RewardOption
                icon="wallet"
                title={creditsName}
                details={[t`${formatCents(creditCents)} to bet with`]}
                expiresAt={null}
                isChosen={use?.kind === 'promotional-credit'}
                isRestricted={false}
                onChoose={() => choose({ kind: 'promotional-credit' }, use?.kind === 'promotional-credit')}
              />
            ) : null}
          </List>
        </Surface>
      </Radix.Portal>
    </Radix.Root>
  );
}

function detailsOf(token: RewardToken): readonly string[] {
  const most = token.kind === 'profit-boost' ? token.boost.mostStakeCents : null;
  const extra = token.kind === 'profit-boost' ? (token.boost.mostExtraCents ?? null) : null;
  const worth = token.kind === 'free-bet' ? [formatCents(token.cents)] : most === null ? [] : [t`Up to ${formatCents(most)}`];
  const added = extra === null ? [] : [t`At most ${formatCents(extra)} extra`];
  return [...worth, ...added, ...[token.legsLabel, token.eventLabel].filter((label) => label !== null)];
}
