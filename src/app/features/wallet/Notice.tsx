import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { HELP, pageOf, type Way } from '#src/shared/payments/walletPaths.ts';

type Props = {
  readonly title: string;
  readonly body: string;
  readonly children?: ReactNode;
  /** Null for no link. */
  readonly way?: Way | null;
};

export function Notice({ title, body, children, way = 'deposit' }: Props) {
  return (
    <div role="alert">
      <EmptyState
        illustration="wallet"
        title={title}
        body={body}
        action={
          <Stack gap={8}>
            {children}
            {way === null ? null : (
              <ButtonFace as={Link} to={pageOf[way]} tone="secondary">
                {way === 'deposit' ? t`Back to Deposit` : t`Back to Withdrawal`}
              </ButtonFace>
            )}
            <ButtonFace as={Link} to={HELP} tone="quiet">{t`Contact Support`}</ButtonFace>
          </Stack>
        }
      />
    </div>
  );
}
