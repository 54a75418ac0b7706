import { Suspense } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { styled } from '#src/ui/stitches.ts';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { PageBoundary } from '../page/PageBoundary.tsx';
import { late } from '../late.ts';

const LeftMenu = late(async () => (await import('./lateFrame.ts')).LeftMenu);

const VisitorEntries = late(async () => (await import('./lateFrame.ts')).VisitorEntries);

const Visitors = styled('div', { padding: '$16 $12', borderTop: '1px solid $line' });

/** The menu on narrow screens, with what visitors find in a menu of their own on wide ones. */
export function MenuDrawer({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { isLoggedIn } = useAuth();
  return (
    <Dialog open={open} onClose={onClose} title="Menu" placement="start" width={316}>
      <PageBoundary>
        <Suspense fallback={<MenuSkeleton mode="expanded" />}>
          <LeftMenu mode="expanded" onFollow={onClose} />
          {isLoggedIn === false ? (
            <Visitors>
              <VisitorEntries onFollow={onClose} isBelowMenu />
            </Visitors>
          ) : null}
        </Suspense>
      </PageBoundary>
    </Dialog>
  );
}
