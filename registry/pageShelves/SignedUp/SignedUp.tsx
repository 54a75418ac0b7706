import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAuth } from '#src/core/auth/index.ts';
import {
  type IdentityStatus,
  type SignedUpFragment,
  SignedUpFragmentDoc,
  type SignedUpHeldFragment,
  SignedUpHeldFragmentDoc,
} from '#src/gql/graphql.ts';
import { usePlatform } from '#src/platform/index.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { IdentityStep } from './IdentityStep.tsx';

const HELD = { fragment: SignedUpHeldFragmentDoc, fragmentName: 'SignedUpHeld' } as const;

/** Treats an unknown identity status as verified, because the server checks it anyway. */
export function SignedUp({ node }: { readonly node: FragmentType<SignedUpFragment> }) {
  const texts = useNode(SignedUpFragmentDoc, node);
  const { isLoggedIn } = useAuth();
  const { client } = usePlatform();
  const player = useFragment({ ...HELD, from: { __typename: 'SignedUpShelf', id: texts.id } });
  const status = player.complete ? player.data.identityStatus : null;
  const keep = (identityStatus: IdentityStatus): void => {
    const data: SignedUpHeldFragment = { __typename: 'SignedUpShelf', id: texts.id, identityStatus };
    client.cache.writeFragment({ ...HELD, data });
  };
  if (status !== null && status !== 'VERIFIED') return <IdentityStep status={status} texts={texts} onStatus={keep} />;
  if (isLoggedIn !== true) return <Ready texts={texts.visitor} to="/login" />;
  return (
    <Ready texts={texts.ready} to="/account/wallet/deposit">
      <ButtonFace as={Link} to="/welcome-promo" size="large" tone="quiet">
        {t`Other ways to start`}
      </ButtonFace>
    </Ready>
  );
}

type ReadyProps = { readonly texts: SignedUpFragment['ready']; readonly to: string; readonly children?: ReactNode };

const Ready = ({ texts: { title, text, label }, to, children }: ReadyProps) => (
  <EmptyState
    headingLevel={useHeading()}
    illustration="placed"
    title={title}
    body={text}
    action={
      <Stack gap={8}>
        <ButtonFace as={Link} to={to} size="large">
          {label}
        </ButtonFace>
        {children}
      </Stack>
    }
  />
);
