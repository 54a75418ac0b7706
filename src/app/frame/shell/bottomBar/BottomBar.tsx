import { Link, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useBrand } from '#src/brand/context.tsx';
import type { BottomEntry } from '#src/brand/contract.ts';
import { selectionsText, useBetslipContext, useSelectionCount } from '#src/core/betslip/index.ts';
import { useFlag } from '#src/flags/index.ts';
import { useLocal } from '#src/platform/localState.ts';
import { SETTLED_UNSEEN } from '#src/platform/settledBets.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { currentPath, pageEntries } from './entries.ts';

/** Space below the page, whose end the bar would cover. */
const Room = styled('div', {
  backgroundColor: '$surface1',
  height: 'calc($sizes$bottomBar + env(safe-area-inset-bottom))',
});

const Bar = styled('nav', {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: '$header',
  boxSizing: 'border-box',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  height: 'calc($sizes$bottomBar + env(safe-area-inset-bottom))',
  padding: '0 $4 env(safe-area-inset-bottom)',
  backgroundColor: '$surface1',
  borderTop: '1px solid $line',
});

const entry = {
  all: 'unset',
  boxSizing: 'border-box',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2px',
  minWidth: '44px',
  minHeight: '44px',
  color: '$ink2',
  text: 12,
  fontWeight: '$medium',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  focusRing: -2,
  '&[aria-current="page"]': {
    color: '$accentInk',
    '&::before': {
      content: '',
      position: 'absolute',
      top: '-1px',
      insetInline: '25%',
      height: '2px',
      backgroundColor: 'currentColor',
    },
  },
} as const;
const PageLink = styled(Link, entry);
const Press = styled('button', entry);
const Count = styled('span', {
  position: 'absolute',
  top: '4px',
  insetInlineStart: 'calc(50% + 6px)',
  '& > *': { height: '16px', minWidth: '16px', paddingInline: '$4' },
});

/** Navigation bar for screens too narrow for the menu. Each brand chooses its entries. */
export function BottomBar() {
  const { bottomBar } = useBrand().options;
  const hasSearch = useFlag('search');
  const { pathname } = useLocation();
  const pages = pageEntries();
  const shown = bottomBar.filter((name) => name !== 'search' || hasSearch);
  const current = currentPath(
    shown.flatMap((name) => (name === 'betslip' ? [] : [pages[name].to])),
    pathname,
  );
  return (
    <>
      <Room />
      <Bar aria-label={t`Bottom bar`}>
        {shown.map((name) => (
          <Entry key={name} name={name} current={current} />
        ))}
      </Bar>
    </>
  );
}

function Entry({ name, current }: { readonly name: BottomEntry; readonly current: string | null }) {
  if (name === 'betslip') return <Betslip />;
  const { label, icon, to } = pageEntries()[name];
  return (
    <PageLink to={to} aria-current={to === current ? 'page' : undefined}>
      <Icon name={icon} size={24} />
      {name === 'my-bets' ? <SettledCount /> : null}
      {label}
    </PageLink>
  );
}

function SettledCount() {
  const [{ length: count }] = useLocal(SETTLED_UNSEEN);
  return count === 0 ? null : (
    <Count>
      <Badge tone="accent" round aria-label={t`${count} settled`}>
        {count}
      </Badge>
    </Count>
  );
}

function Betslip() {
  const { frame, open } = useBetslipContext();
  const isOpen = useStore(frame, (state) => state.isOpen);
  const count = useSelectionCount();
  return (
    <Press
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={count === 0 ? t`Open betslip` : t`Open betslip, ${selectionsText(count)}`}
      onClick={open}
    >
      <Icon name="betslip" size={24} />
      {count === 0 ? null : (
        <Count aria-hidden>
          <Badge tone="accent" round>
            {count}
          </Badge>
        </Count>
      )}
      {t`Betslip`}
    </Press>
  );
}
