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

const builtIn = () => ({
  balanceLabel: t`Balance`,
  betLabel: t`Bet`,
  careLabel: t`Time, limits and help`,
  leaveWholeLabel: t`Exit full screen`,
  limitsLabel: t`Bet range`,
  lobbyLabel: t`Back to the lobby`,
  noStakeText: t`No stake`,
  playerLabel: t`Player`,
  playMoneyLabel: t`Play money`,
  practiceText: t`Practice`,
  timeLabel: t`Time`,
  wholeLabel: t`Full screen`,
  winLabel: t`Last win`,
});
export type BarWord = keyof ReturnType<typeof builtIn>;

/** Keeps player, balance, bet, last win and limits visible (checklist 28). */
export function Bar({ words: authored }: { readonly words: { readonly [W in BarWord]?: string } }) {
  const { game, table, openedAt, leave } = useStage();
  const { account } = useAuth();
  const { isPractice, title, limits } = game;
  const words = { ...builtIn(), ...authored };
  const balance = account?.balances.totalPlayableBalance;
  const amount = (cents: bigint | null): string => (cents === null ? '–' : formatCents(cents, balance?.currency ?? 'USD'));
  const facts: readonly (readonly [BarWord, string])[] = [
    ['playerLabel', isPractice ? words.practiceText : (account?.firstName ?? '–')],
    isPractice ? ['playMoneyLabel', amount(table.balanceCents)] : ['balanceLabel', balance?.formattedAmount ?? '–'],
    ['limitsLabel', limits ?? words.noStakeText],
    ['betLabel', amount(table.betCents)],
    ['winLabel', amount(table.lastWinCents)],
    ['timeLabel', useElapsed(openedAt)],
  ];
  return (
    <Head>
      <IconButton icon="chevron-left" label={words.lobbyLabel} target={44} tone="chrome" onClick={leave} />
      <Name as="h2" size={16} title={title}>
        {title}
      </Name>
      <Ways>
        <CareLink to="/account/responsible-gaming" aria-label={words.careLabel} title={words.careLabel}>
          <Icon name="responsible-gaming" size={20} />
        </CareLink>
        <WholeScreen label={words.wholeLabel} leaveLabel={words.leaveWholeLabel} />
      </Ways>
      <Facts>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{words[term]}</dt>
            <dd title={value}>{value}</dd>
          </div>
        ))}
      </Facts>
    </Head>
  );
}

/** Makes the whole page full screen, so that notices can cover the game. */
function WholeScreen({ label, leaveLabel }: { readonly label: string; readonly leaveLabel: string }) {
  const page = useRef(document.documentElement);
  const screen = useWholeScreen(page);
  const isWhole = screen?.isWhole === true;
  if (screen === null) return null;
  return (
    <IconButton
      icon={isWhole ? 'fullscreen-exit' : 'fullscreen'}
      label={isWhole ? leaveLabel : label}
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
