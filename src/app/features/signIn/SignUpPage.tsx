import { useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { useFlag } from '#src/flags/index.ts';
import { isMobileDevice } from '#src/shared/site/mobileDevice.ts';
import { ageLimitOf } from '#src/shared/text/signUp.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Illustration } from '#src/ui/pictures/Illustration.tsx';
import { Heading, Text } from '#src/ui/Text.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { toast } from '#src/ui/notices/toast.ts';
import { FrameSlots } from '../../frame/shell/FrameSlots.tsx';
import { useStartup } from '../../startup/StartupContext.tsx';
import { RegionGate } from './RegionGate.tsx';
import { SignUpForm, useReferralCode } from './SignUpForm.tsx';

const BANNER_HEIGHT = 'min(160px, calc((100vw - 32px) * 0.308))';

/** A fixed height, so that the form below does not move. */
const Banner = styled('div', {
  '& [data-node]': { contentVisibility: 'visible' },
  '& [data-node] > [aria-hidden]': { maxHeight: BANNER_HEIGHT },
});

/** Redirects visitors from countries where no account can be opened. */
export function SignUpPage() {
  const { name, copy } = useBrand();
  const { isLoggedIn } = useAuth();
  const { startup } = useStartup();
  // True if the player saw the page as a visitor. Only new players may see the success page.
  const wasVisitor = useRef(false);
  if (isLoggedIn === false) wasVisitor.current = true;
  const referralCode = useReferralCode();
  const isElsewhere = !useFlag('mobile-sign-up') && isMobileDevice(navigator.userAgent);
  const country = startup?.regionalMetadata.currentCountryCode;
  const isAway = country !== undefined && ageLimitOf(country) === null;
  useEffect(() => {
    if (isAway) toast({ id: 'sign-up-region', type: 'danger', title: t`${name} does not operate in your region.` });
  }, [isAway, name]);
  if (isAway) return <Navigate to="/" replace />;
  if (isLoggedIn === true) return <Navigate to={wasVisitor.current ? '/signup/success' : '/'} replace />;
  if (isElsewhere) return <Navigate to="/about/sign-up" replace />;
  return (
    <RegionGate label={copy.signUp}>
      <Stack gap={24} css={{ maxWidth: '520px', marginInline: 'auto', paddingTop: '$24', '@tablet': { paddingTop: '$48' } }}>
        <title>{`${copy.signUp} · ${name}`}</title>
        <Banner>
          <FrameSlots
            surface="sign-up-banner"
            skeleton={<Skeleton shape="card" height={BANNER_HEIGHT} />}
            instead={
              <Stack align="center">
                <Illustration name="welcome" />
              </Stack>
            }
          />
        </Banner>
        <Stack gap={8} css={{ textAlign: 'center', alignItems: 'center' }}>
          <Heading as="h1" size={28}>{t`Create your account`}</Heading>
          <Text as="p" tone="ink2">
            {copy.welcomePromo}
          </Text>
        </Stack>
        <Card padding={24}>
          <SignUpForm referralCode={referralCode} />
        </Card>
        <Text as="p" align="center" tone="ink2">
          {t`Already have an account?`} <Link to="/login">{copy.logIn}</Link>
        </Text>
      </Stack>
    </RegionGate>
  );
}
