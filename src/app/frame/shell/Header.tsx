import { Suspense, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import type { Brand } from '#src/brand/contract.ts';
import { useAuth } from '#src/core/auth/index.ts';
import { useFlag } from '#src/flags/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { loginPath, signUpPath } from '../paths.ts';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { WayIn, type WayInProps } from './WayIn.tsx';

const HeaderAccount = lazyFrame(async () => (await import('./lazyFrame.ts')).HeaderAccount);
const HeaderSearch = lazyFrame(async () => (await import('./HeaderSearch.tsx')).HeaderSearch);
const VisitorMenu = lazyFrame(async () => (await import('./lazyFrame.ts')).VisitorMenu);
const LostHelp = lazyFrame(async () => (await import('./lazyFrame.ts')).LostHelp);
const HelpDialog = lazyFrame(
  async () => (await import('./ResponsibleGamingDialog.tsx')).ResponsibleGamingDialog,
  (props: { readonly onClose: () => void }) => <LostHelp {...props} />,
);

const Bar = styled('header', {
  position: 'sticky',
  top: 0,
  zIndex: '$header',
  height: '$header',
  backgroundColor: '$chrome',
  color: '$onChrome',
  borderBottom: '1px solid $line',
  variants: { solid: { true: { borderBottomColor: 'transparent' } } },
});

const Inner = styled('div', {
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  maxWidth: '1920px',
  marginInline: 'auto',
  paddingInline: '$4 $8',
  '@tablet': { gap: '$8', paddingInline: '$16' },
});

const MenuButton = styled('span', { display: 'inline-flex', '@tablet': { display: 'none' } });
const PHONE_HEIGHT = 26;
const LogoLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '$4 0',
  focusRing: 2,
  '& img': { display: 'block', width: 'auto', height: `${PHONE_HEIGHT}px`, maxWidth: 'none', '@tablet': { height: '30px' } },
  '@tablet': { paddingInline: '$4' },
});
const WideOnly = styled('span', { display: 'none', '@small': { display: 'inline-flex' }, '@belowTablet': { marginInlineStart: '$4' } });

const Cropped = styled('span', { display: 'block', overflow: 'hidden', '@tablet': { width: 'auto !important' } });

const Logo = ({ onChrome, width, height, markWidth }: Brand['logo']) => (
  <Cropped style={{ width: (markWidth * PHONE_HEIGHT) / height }}>
    <img src={onChrome} width={width} height={height} alt="" />
  </Cropped>
);

const SearchLink = styled(Link, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  size: '44px',
  borderRadius: '$control',
  color: 'inherit',
  focusRing: 0,
  '@tablet': { display: 'none' },
});

export function Header({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const brand = useBrand();
  const [helpOpen, setHelpOpen] = useState(false);
  const hasSearch = useFlag('search');
  return (
    <Bar solid={brand.options.header === 'solid'}>
      <Inner>
        <MenuButton>
          <IconButton icon="menu" iconSize={24} label={t`Open menu`} target={44} tone="chrome" onClick={onOpenMenu} />
        </MenuButton>
        <LogoLink to="/" aria-label={t`${brand.name}, home`}>
          <Logo {...brand.logo} />
        </LogoLink>
        <Suspense fallback={null}>
          <HeaderSearch />
        </Suspense>
        <Row css={{ marginInlineStart: 'auto', '@belowTablet': { gap: '$4' } }} gap={8}>
          <Row gap={0}>
            {hasSearch ? (
              <SearchLink to="/search" aria-label={t`Search`} title={t`Search`}>
                <Icon name="search" />
              </SearchLink>
            ) : null}
            <IconButton
              icon="responsible-gaming"
              label={t`Responsible gaming and help`}
              target={44}
              tone="chrome"
              onClick={() => setHelpOpen(true)}
            />
          </Row>
          <Entrance />
        </Row>
      </Inner>
      {helpOpen ? (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </Bar>
  );
}

const CompactWayIn = (props: WayInProps) => <WayIn {...props} css={{ '@belowTablet': { paddingInline: '$12' } }} />;

const AccountSkeleton = () => <Skeleton width={152} height={44} shape="control" />;

const TabletOnly = styled('span', { display: 'none', '@tablet': { display: 'inline-flex' } });

const VisitorDoor = () => (
  <TabletOnly>
    <Suspense fallback={<Skeleton width={44} height={44} shape="control" />}>
      <VisitorMenu />
    </Suspense>
  </TabletOnly>
);

function Entrance() {
  const { isLoggedIn } = useAuth();
  const { copy } = useBrand();
  const { pathname, search } = useLocation();
  if (isLoggedIn === null) return <AccountSkeleton />;
  if (isLoggedIn)
    return (
      <Suspense fallback={<AccountSkeleton />}>
        <HeaderAccount />
      </Suspense>
    );
  return (
    <>
      <CompactWayIn to={loginPath(pathname + search)} tone="chrome">
        {copy.logIn}
      </CompactWayIn>
      <WideOnly>
        <CompactWayIn to={signUpPath}>{copy.signUp}</CompactWayIn>
      </WideOnly>
      <VisitorDoor />
    </>
  );
}
