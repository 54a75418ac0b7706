import { Suspense } from 'react';
import { t } from '#src/shared/text/t.ts';
import { useSheetEntry } from '#src/render/links/sheet.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { PageBoundary } from '../../../page/PageBoundary.tsx';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';

const DrawerMenu = lazyWithRetry(async () => (await import('../lazyFrame.ts')).DrawerMenu);

export function MenuDrawer({
  open,
  onOpen,
  onClose,
}: {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}) {
  useSheetEntry('menu', open, (isOpen) => (isOpen ? onOpen() : onClose()));
  return (
    <Dialog open={open} onClose={onClose} title={t`Menu`} placement="start" width={316}>
      <PageBoundary>
        <Suspense fallback={<MenuSkeleton mode="expanded" />}>
          <DrawerMenu onFollow={onClose} />
        </Suspense>
      </PageBoundary>
    </Dialog>
  );
}
