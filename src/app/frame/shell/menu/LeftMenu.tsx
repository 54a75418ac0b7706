import { useQuery } from '@apollo/client/react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useFlag } from '#src/flags/index.ts';
import { LiveEventsCountDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { menuEntry, narrowMenuEntry } from '#src/ui/menuEntry.ts';
import { styled } from '#src/ui/stitches.ts';
import { pageTypeOf } from '../../paths.ts';
import { useHasCasino } from '../../site/useHasCasino.ts';
import { moveFocusByArrows } from '#src/ui/fields/arrowFocus.ts';
import { SportsTree } from './SportsTree.tsx';
import { useHasPromos } from '../useHasPromos.ts';
import type { MenuMode } from './useMenuMode.ts';

const Nav = styled('nav', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  padding: '$12',
  variants: { mode: { rail: { paddingInline: '$8', alignItems: 'center' }, expanded: {} } },
});
const List = styled('ul', { display: 'flex', flexDirection: 'column', gap: '$4', width: '100%' });

const Item = styled(NavLink, menuEntry, {
  position: 'relative',
  variants: {
    mode: {
      expanded: {},
      rail: { ...narrowMenuEntry, borderRadius: '$10', paddingInline: '$4' },
    },
  },
});

const Count = styled('span', {
  variants: {
    mode: {
      expanded: { marginInlineStart: 'auto' },
      rail: {
        position: 'absolute',
        top: '4px',
        insetInlineStart: 'calc(50% + 4px)',
        '& > *': { height: '16px', minWidth: '16px', paddingInline: '$4' },
      },
    },
  },
});

const Switch = styled('div', {
  display: 'flex',
  gap: '$4',
  padding: '$4',
  marginBottom: '$8',
  width: '100%',
  backgroundColor: '$surface2',
  borderRadius: '$control',
  variants: { mode: { expanded: {}, rail: { flexDirection: 'column', borderRadius: '$10', '& > *': { borderRadius: '$6' } } } },
});
const SwitchLink = styled(Link, {
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '36px',
  borderRadius: '$control',
  text: 13,
  fontWeight: '$medium',
  color: '$ink2',
  textDecoration: 'none',
  focusRing: 0,
  '&[aria-current="true"]': { backgroundColor: '$surface1', color: '$ink1', boxShadow: '0 0 0 1px $colors$line' },
});

const CollapseRow = styled('div', {
  display: 'flex',
  variants: { mode: { expanded: { justifyContent: 'flex-end' }, rail: { justifyContent: 'center' } } },
});

type Entry = { readonly to: string; readonly label: string; readonly icon: string; readonly live?: boolean };

const promosEntry: Entry = { to: '/promotions', label: t`Promos`, icon: 'promotions' };
const sportsEntries: readonly Entry[] = [
  { to: '/', label: t`Home`, icon: 'home' },
  { to: '/live', label: t`Live`, icon: 'live', live: true },
  promosEntry,
  { to: '/my-bets', label: t`My Bets`, icon: 'my-bets' },
];
const casinoEntries: readonly Entry[] = [{ to: '/casino', label: t`Home`, icon: 'home' }, promosEntry];
const entriesOfCasinoAlone: readonly Entry[] = [{ to: '/', label: t`Home`, icon: 'home' }, promosEntry];

const searchEntry: Entry = { to: '/search', label: t`Search`, icon: 'search' };

export type LeftMenuProps = {
  readonly mode: MenuMode;
  readonly onToggle?: () => void;
  readonly onFollow?: () => void;
};

type Here = { readonly hasSports: boolean; readonly hasCasino: boolean; readonly inCasino: boolean };
type Way = { readonly all: readonly Entry[]; readonly surface: 'casino-menu' | 'left-menu' | null };

/** Product §4. */
function wayAround({ hasSports, hasCasino, inCasino }: Here): Way {
  if (!hasSports) return { all: entriesOfCasinoAlone, surface: hasCasino ? 'casino-menu' : null };
  return { all: inCasino ? casinoEntries : sportsEntries, surface: inCasino && hasCasino ? 'casino-menu' : 'left-menu' };
}

export function LeftMenu({ mode, onToggle, onFollow }: LeftMenuProps) {
  const { options } = useBrand();
  const inCasino = pageTypeOf(useLocation().pathname) === 'casino';
  const hasCasino = useHasCasino();
  const hasSearch = useFlag('search') && onFollow !== undefined;
  const canSwitch = hasCasino && options.sportsbook;
  const hasPromos = useHasPromos();
  const { all, surface } = wayAround({ hasSports: options.sportsbook, hasCasino, inCasino });
  const entries = all.filter(({ to }) => hasPromos || to !== '/promotions');
  return (
    <Nav
      aria-label={t`Main`}
      mode={mode}
      data-menu={mode}
      onKeyDown={moveFocusByArrows}
      onClick={(event) => (event.target instanceof Element && event.target.closest('a') ? onFollow?.() : undefined)}
    >
      {onToggle ? (
        <CollapseRow mode={mode}>
          <IconButton
            icon={mode === 'rail' ? 'chevron-right' : 'chevron-left'}
            label={mode === 'rail' ? t`Expand menu` : t`Collapse menu`}
            aria-expanded={mode === 'expanded'}
            target={32}
            onClick={onToggle}
          />
        </CollapseRow>
      ) : null}
      {canSwitch ? (
        <Switch mode={mode}>
          <SwitchLink to="/" aria-current={!inCasino}>{t`Sports`}</SwitchLink>
          <SwitchLink to="/casino" aria-current={inCasino}>{t`Casino`}</SwitchLink>
        </Switch>
      ) : null}
      <List>
        {[...(hasSearch ? [searchEntry] : []), ...entries].map((entry) => (
          <li key={entry.to}>
            <Item to={entry.to} end={entry.to === '/' || entry.to === '/casino'} mode={mode}>
              <Icon name={entry.icon} size={20} />
              {entry.label}
              {entry.live ? <LiveCount mode={mode} /> : null}
            </Item>
          </li>
        ))}
      </List>
      {surface ? <SportsTree key={surface} mode={mode} surface={surface} /> : null}
    </Nav>
  );
}

function LiveCount({ mode }: { readonly mode: MenuMode }) {
  const { data } = useQuery(LiveEventsCountDocument, { skip: !useFlag('live-event-counter') });
  const live = data?.liveEventsCount;
  if (!live || live.count === 0) return null;
  return (
    <Count mode={mode}>
      <Badge tone="live" round aria-label={live.label}>
        {live.count}
      </Badge>
    </Count>
  );
}
