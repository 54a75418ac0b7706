import { Suspense } from 'react';
import { t } from '#src/shared/text/t.ts';
import { useSheetEntry } from '#src/render/links/sheet.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { PageBoundary } from '../../../page/PageBoundary.tsx';
import { lazyFrame, preloadable } from '#src/render/lazyWithRetry.ts';

const loadFrame = () => import('../lazyFrame.ts');
const DrawerMenu = preloadable(async () => (await loadFrame()).DrawerMenu);
const MenuAhead = lazyFrame(async () => (await loadFrame()).MenuAhead);

export function MenuDrawer({
  open,
  isAhead = false,
  onOpen,
  onClose,
}: {
  readonly open: boolean;
  readonly isAhead?: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}) {
  useSheetEntry('menu', open, (isOpen) => (isOpen ? onOpen() : onClose()));
  return (
    <>
      <Suspense>{isAhead ? <MenuAhead preloadMenu={DrawerMenu.preload} /> : null}</Suspense>
      <Dialog open={open} onClose={onClose} title={t`Menu`} placement="start" width={316}>
        <PageBoundary>
          <Suspense fallback={<MenuSkeleton mode="expanded" />}>
            <DrawerMenu onFollow={onClose} />
          </Suspense>
        </PageBoundary>
      </Dialog>
    </>
  );
}
