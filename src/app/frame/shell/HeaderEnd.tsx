import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { t } from '#src/shared/text/t.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { loginPath, signUpPath } from '../paths.ts';
import { lazyFrame } from '#src/render/lazyWithRetry.ts';
import { WayIn, type WayInProps } from './WayIn.tsx';

const HeaderAccount = lazyFrame(async () => (await import('./lazyFrame.ts')).HeaderAccount);
const VisitorMenu = lazyFrame(async () => (await import('./lazyFrame.ts')).VisitorMenu);
const LostHelp = lazyFrame(async () => (await import('./lazyFrame.ts')).LostHelp);
const HelpDialog = lazyFrame(
  async () => (await import('./ResponsibleGamingDialog.tsx')).ResponsibleGamingDialog,
  (props: { readonly onClose: () => void }) => <LostHelp {...props} />,
);

const WideOnly = styled('span', { display: 'none', '@small': { display: 'inline-flex' }, '@belowTablet': { marginInlineStart: '$4' } });

export function HeaderEnd() {
  const [helpOpen, setHelpOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="responsible-gaming"
        label={t`Responsible gaming and help`}
        target={44}
        tone="chrome"
        onClick={() => setHelpOpen(true)}
      />
      <Entrance />
      {helpOpen ? (
        <Suspense fallback={null}>
          <HelpDialog onClose={() => setHelpOpen(false)} />
        </Suspense>
      ) : null}
    </>
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
