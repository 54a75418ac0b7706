import type { FragmentType } from '@apollo/client';
import { Link } from 'react-router-dom';
import { useBrand } from '#src/brand/context.tsx';
import { type SignUpElsewhereFragment, SignUpElsewhereFragmentDoc } from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { readSignUpUrl } from '#src/platform/signUpUrl.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { copyText } from '#src/ui/copyText.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Copies the sign-up link of the stored referral, or the plain sign-up link without one. */
export function SignUpElsewhere({ node }: { readonly node: FragmentType<SignUpElsewhereFragment> }) {
  const { title, text, copyLabel, logInLabel, supportLabel } = useNode(SignUpElsewhereFragmentDoc, node);
  const { name } = useBrand();
  const { storage } = usePlatform();
  const copy = (): void => void copyText(location.origin + (readSignUpUrl(storage) ?? '/signup'));
  return (
    <Card padding={24} css={{ maxWidth: '560px', marginInline: 'auto' }}>
      <EmptyState
        headingLevel={useHeading()}
        illustration="welcome"
        title={title}
        body={text.replaceAll('{brand}', name)}
        action={
          <Stack gap={8}>
            <Button size="large" onClick={copy}>
              {copyLabel}
            </Button>
            <ButtonFace as={Link} to="/login" tone="secondary">
              {logInLabel}
            </ButtonFace>
            <ButtonFace as={Link} to="/account/help" tone="quiet">
              {supportLabel}
            </ButtonFace>
          </Stack>
        }
      />
    </Card>
  );
}
