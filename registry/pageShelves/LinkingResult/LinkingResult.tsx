import type { FragmentType } from '@apollo/client';
import { Link, useNavigate } from 'react-router-dom';
import { type LinkingResultFragment, LinkingResultFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useHeading, useNode } from '#src/render/index.ts';
import { Row } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import type { LinkingFault } from '../../parts/linking/finishLinking.ts';
import { useBeginLinking } from '../../parts/linking/useBeginLinking.ts';
import { useLinking } from './useLinking.ts';

const ACCOUNTS = '/account/linked-accounts';

/** Texts for linking failures (product §8). */
const told: Readonly<Record<LinkingFault, { readonly title: string; readonly body: string }>> = {
  ONE_ID_AUTH_FAIL: { title: t`Something went wrong`, body: t`Authorization code missing. Try again, or go back to your account.` },
  ONE_ID_TOKEN_FAIL: { title: t`Something went wrong`, body: t`Did not receive a valid JWT token. Try again, or go back to your account.` },
  INVALID: { title: t`Unable to link account`, body: t`We did not link your account. Try again, or go back to your account.` },
  DUPLICATE_ID: { title: t`Unable to link account`, body: t`One account can be linked to one account at a time.` },
  ALREADY_LINKED: { title: t`Unable to link account`, body: t`One account can be linked to one account at a time.` },
};

/** Page to which the partner returns the player after linking an account (product §2, §4). */
export function LinkingResult({ node }: { readonly node: FragmentType<LinkingResultFragment> }) {
  const words = useNode(LinkingResultFragmentDoc, node);
  const progress = useLinking();
  const navigate = useNavigate();
  const again = useBeginLinking();
  const leave = (): void => void navigate(ACCOUNTS, { replace: true });
  const isLinked = progress === 'linked';
  const { title, body } = isLinked || progress === 'loading' ? { title: words.linkedTitle, body: words.linkedText } : told[progress];
  return (
    <>
      <EmptyState headingLevel={useHeading()} illustration="search" title={words.waitingTitle} body={words.waitingText} />
      {progress === 'loading' ? null : (
        <Dialog
          open
          onClose={leave}
          role={isLinked ? 'dialog' : 'alertdialog'}
          title={title}
          description={body}
          actions={
            isLinked ? (
              <ButtonFace as={Link} to={ACCOUNTS} replace>
                {words.doneLabel}
              </ButtonFace>
            ) : (
              <Row gap={8}>
                <Button tone="secondary" onClick={leave}>
                  {words.cancelLabel}
                </Button>
                <Button onClick={() => void again()}>{words.againLabel}</Button>
              </Row>
            )
          }
        />
      )}
    </>
  );
}
