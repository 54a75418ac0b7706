import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading } from '#src/ui/Text.tsx';
import { formatDuration } from '#src/ui/time.ts';
import { useWholeScreen } from '#src/ui/useWholeScreen.ts';
import { useStage } from './stage.ts';

const LOW = '@media (max-height: 480px)';

const Head = styled('header', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '$8',
  padding: '$4 $8',
  paddingTop: 'calc(4px + env(safe-area-inset-top))',
  position: 'sticky',
  top: 0,
  zIndex: 1,
  backgroundColor: '$chrome',
  color: '$onChrome',
  [LOW]: { gridTemplateColumns: 'auto minmax(0, 2fr) minmax(0, 5fr) auto' },
  '@tablet': { gridTemplateColumns: 'auto minmax(0, 2fr) minmax(0, 5fr) auto', paddingX: '$16' },
});
const Name = styled(Heading, { truncate: true, color: '$onChrome !important' });
const Ways = styled('div', { display: 'flex', alignItems: 'center', gridRow: 1, gridColumn: '-2 / -1' });
const Facts = styled('dl', {
  margin: 0,
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  gap: '$4 $12',
  padding: '$4 $8 $8',
  borderTop: '1px solid rgba(127, 127, 127, 0.4)',
  '& dt': { text: 12, color: '$onChromeDim' },
  '& dd': { margin: 0, text: 13, fontWeight: '$medium', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  [LOW]: { gridRow: 1, gridColumn: '3 / 4', gridTemplateColumns: 'repeat(6, minmax(0, auto))', border: 0, padding: '$4 0' },
  '@tablet': { gridRow: 1, gridColumn: '3 / 4', gridTemplateColumns: 'repeat(6, minmax(0, auto))', border: 0, padding: '$4 0' },
});
const CareLink = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  size: '44px',
  borderRadius: '$control',
  color: '$onChrome',
  focusRing: 0,
  '@hover': { '&:hover': { backgroundColor: 'rgba(127,127,127,0.24)' } },
});

export type BarWord =
  | 'balanceLabel'
  | 'betLabel'
  | 'careLabel'
  | 'leaveWholeLabel'
  | 'limitsLabel'
  | 'lobbyLabel'
  | 'noStakeText'
  | 'playerLabel'
  | 'playMoneyLabel'
  | 'practiceText'
  | 'timeLabel'
  | 'wholeLabel'
  | 'winLabel';
type Words = { readonly [W in BarWord]?: string };

/** Player, balance, bet, last win and limits stay visible (checklist 28). */
export function Bar({ words }: { readonly words: Words }) {
  const { game, table, openedAt, leave } = useStage();
  const { account } = useAuth();
  const { isPractice, title, limits } = game;
  const care = words.careLabel ?? t`Time, limits and help`;
  const currency = account?.balances.totalPlayableBalance.currency ?? 'USD';
  const amount = (cents: bigint | null): string => (cents === null ? '–' : formatCents(cents, currency));
  const facts: readonly (readonly [string, string])[] = [
    [words.playerLabel ?? t`Player`, isPractice ? (words.practiceText ?? t`Practice`) : (account?.firstName ?? '–')],
    [
      isPractice ? (words.playMoneyLabel ?? t`Play money`) : (words.balanceLabel ?? t`Balance`),
      isPractice ? amount(table.balanceCents) : (account?.balances.totalPlayableBalance.formattedAmount ?? '–'),
    ],
    [words.limitsLabel ?? t`Bets from–to`, limits ?? words.noStakeText ?? t`No stake`],
    [words.betLabel ?? t`Bet`, amount(table.betCents)],
    [words.winLabel ?? t`Last win`, amount(table.lastWinCents)],
    [words.timeLabel ?? t`Time`, useElapsed(openedAt)],
  ];
  return (
    <Head>
      <IconButton icon="chevron-left" label={words.lobbyLabel ?? t`Back to the lobby`} target={44} tone="chrome" onClick={leave} />
      <Name as="h2" size={16} title={title}>
        {title}
      </Name>
      <Ways>
        <CareLink to="/account/responsible-gaming" aria-label={care} title={care}>
          <Icon name="responsible-gaming" size={20} />
        </CareLink>
        <WholeScreen words={words} />
      </Ways>
      <Facts>
        {facts.map(([term, value], at) => (
          <div key={at}>
            <dt>{term}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </Facts>
    </Head>
  );
}

/** Whole page, so notices can cover the game. */
function WholeScreen({ words }: { readonly words: Words }) {
  const page = useRef(document.documentElement);
  const screen = useWholeScreen(page);
  const isWhole = screen?.isWhole === true;
  if (screen === null) return null;
  return (
    <IconButton
      icon={isWhole ? 'fullscreen-exit' : 'fullscreen'}
      label={isWhole ? (words.leaveWholeLabel ?? t`Leave full screen`) : (words.wholeLabel ?? t`Full screen`)}
      target={44}
      tone="chrome"
      onClick={screen.toggle}
    />
  );
}

function useElapsed(since: number): string {
  const { clock } = usePlatform();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(clock.now()), 1_000);
    return () => clearInterval(timer);
  }, [clock]);
  return formatDuration(now - since);
}
