import type { ReactNode } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import type { OperationName } from '#src/shared/console/operations.ts';
import { usePermission } from '../api/index.ts';

const Note = styled('p', { display: 'flex', gap: '$8', alignItems: 'center', text: 13, color: '$ink2' });

/** Renders `children` for permitted roles. If `isTold`, other operators see a list of these roles. */
export function Permitted({
  to,
  isTold = false,
  children,
}: {
  readonly to: OperationName;
  readonly isTold?: boolean;
  readonly children: ReactNode;
}) {
  const { isAllowed, reason } = usePermission(to);
  if (isAllowed) return children;
  return isTold ? (
    <Note>
      <Icon name="lock" size={16} />
      {reason}
    </Note>
  ) : null;
}
