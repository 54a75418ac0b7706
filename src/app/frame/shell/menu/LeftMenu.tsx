import { Link, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { pageTypeOf } from '../../paths.ts';
import { useHasCasino } from '../../site/useHasCasino.ts';
import { moveFocusByArrows } from '#src/ui/fields/arrowFocus.ts';
import { DrawnLayout } from '../DrawnLayout.tsx';
import { usePageFrame } from '../usePageFrame.ts';
import { BuiltInEntries } from './BuiltInEntries.tsx';
import { SportsTree } from './SportsTree.tsx';
import type { MenuMode } from './useMenuMode.ts';
import { useMenuTree } from './useMenuTree.ts';

const Nav = styled('nav', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  padding: '$12',
  variants: { mode: { rail: { paddingInline: '$8', alignItems: 'center', '& > *': { minWidth: '100%' } }, expanded: {} } },
});
const Entries = styled('div', { display: 'flex', flexDirection: 'column', gap: '$4', width: '100%' });

const Switch = styled('div', {
  display: 'flex',
  gap: '$4',
  padding: '$4',
  marginBottom: '$8',
  width: '100%',
  backgroundColor: '$surface2',
  borderRadius: '$control',
  variants: {
    mode: {
      expanded: {},
      rail: {
        flexDirection: 'column',
        padding: '2px',
        borderRadius: '$10',
        '& > *': { borderRadius: '$6', fontSize: '$12', textAlign: 'center', overflowWrap: 'anywhere' },
      },
    },
  },
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

export type LeftMenuProps = {
  readonly mode: MenuMode;
  readonly onToggle?: () => void;
  readonly onFollow?: () => void;
};

export function LeftMenu({ mode, onToggle, onFollow }: LeftMenuProps) {
  const { options } = useBrand();
  const inCasino = pageTypeOf(useLocation().pathname) === 'casino';
  const hasCasino = useHasCasino();
  const { sportsEntries, casinoEntries } = usePageFrame();
  const entries = inCasino || !options.sportsbook ? casinoEntries : sportsEntries;
  const tree = useMenuTree();
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
      {hasCasino && options.sportsbook ? (
        <Switch mode={mode}>
          <SwitchLink to="/" aria-current={!inCasino}>{t`Sports`}</SwitchLink>
          <SwitchLink to="/casino" aria-current={inCasino}>{t`Casino`}</SwitchLink>
        </Switch>
      ) : null}
      <Entries>{entries ? <DrawnLayout layout={entries} /> : <BuiltInEntries home={inCasino ? '/casino' : '/'} />}</Entries>
      {tree ? <SportsTree key={tree} mode={mode} surface={tree} /> : null}
    </Nav>
  );
}
