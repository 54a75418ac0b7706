import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { t } from '#src/shared/text/t.ts';
import { usePlatform } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { loginPath, signUpPath } from '../../frame/paths.ts';
import { readSignUpUrl } from '../../frame/site/signUpUrl.ts';

/** Offers phones that cannot sign up a link for a computer. */
export function AboutSignUpPage() {
  const { name, copy } = useBrand();
  const { storage } = usePlatform();
  const address = location.origin + (readSignUpUrl(storage) ?? signUpPath);
  return (
    <Card padding={24} css={{ maxWidth: '560px', marginInline: 'auto' }}>
      <title>{`${copy.signUp} · ${name}`}</title>
      <EmptyState
        headingLevel="h1"
        illustration="welcome"
        title={t`Open your account on a computer`}
        body={t`New accounts at ${name} are opened on a computer for now. Once you have one, you can log in here and use everything.`}
        action={
          <Stack gap={8}>
            <Button size="large" onClick={() => void copyText(address)}>{t`Copy the link`}</Button>
            <ButtonFace as={Link} to={loginPath('/')} tone="secondary">
              {copy.logIn}
            </ButtonFace>
            <ButtonFace as={Link} to="/account/help" tone="quiet">{t`Contact Support`}</ButtonFace>
          </Stack>
        }
      />
    </Card>
  );
}
