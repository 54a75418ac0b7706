import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import type { Brand } from '#src/brand/contract.ts';
import { useFlag } from '#src/flags/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Row } from '#src/ui/Box.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { HeaderEnd } from './HeaderEnd.tsx';

const HeaderSearch = lazyFrame(async () => (await import('./HeaderSearch.tsx')).HeaderSearch);

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
  // Compensates the padding that makes the gaps between icons clickable.
  marginInlineEnd: '-4px',
  borderRadius: '$control',
  color: 'inherit',
  focusRing: 0,
  '@tablet': { display: 'none' },
});

export function Header({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  const brand = useBrand();
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
          {hasSearch ? (
            <SearchLink to="/search" aria-label={t`Search`} title={t`Search`}>
              <Icon name="search" />
            </SearchLink>
          ) : null}
          <HeaderEnd />
        </Row>
      </Inner>
    </Bar>
  );
}
