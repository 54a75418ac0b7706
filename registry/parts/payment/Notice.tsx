import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { HeadingTag } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { HELP, pageOf, type Way } from '#src/shared/payments/walletPaths.ts';

type Props = {
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
  readonly way?: Way;
  readonly support?: string | undefined;
  readonly level?: HeadingTag;
};

export function Notice({ title, body, children, way, support = t`Contact Support`, level = 'h2' }: Props) {
  return (
    <div role="alert">
      <EmptyState
        illustration="wallet"
        headingLevel={level}
        title={title}
        body={body}
        action={
          <Stack gap={8}>
            {children}
            {way === undefined ? null : (
              <ButtonFace as={Link} to={pageOf[way]} tone="secondary">
                {way === 'deposit' ? t`Back to Deposit` : t`Back to Withdrawal`}
              </ButtonFace>
            )}
            <ButtonFace as={Link} to={HELP} tone="quiet">
              {support}
            </ButtonFace>
          </Stack>
        }
      />
    </div>
  );
}
