import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Stack } from '#src/ui/Box.tsx';
import { ButtonFace } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { DEPOSIT, HELP } from './walletPaths.ts';

type Props = {
  readonly title: string;
  readonly body: string;
  /** Before the ways that always lead on. */
  readonly children?: ReactNode;
  readonly hasDeposit?: boolean;
};

/** How a payment has ended when it did not end well, and the ways on from there. */
export function Notice({ title, body, children, hasDeposit = true }: Props) {
  return (
    <div role="alert">
      <EmptyState
        illustration="wallet"
        title={title}
        body={body}
        action={
          <Stack gap={8}>
            {children}
            {hasDeposit ? (
              <ButtonFace as={Link} to={DEPOSIT} tone="secondary">
                Back to Deposit
              </ButtonFace>
            ) : null}
            <ButtonFace as={Link} to={HELP} tone="quiet">
              Contact Support
            </ButtonFace>
          </Stack>
        }
      />
    </div>
  );
}
