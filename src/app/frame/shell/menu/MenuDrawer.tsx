import { Suspense, useEffect } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { t } from '#src/shared/text/t.ts';
import { useSheetEntry } from '#src/render/links/sheet.ts';
import { Dialog, preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { PageBoundary } from '../../../page/PageBoundary.tsx';
import { useVocabulary } from '../../vocabulary.tsx';
import { DrawerMenu } from './DrawerMenu.tsx';
import { fetchMenu } from './fetchMenu.ts';
import { MenuSkeleton } from './MenuSkeleton.tsx';
import { useMenuTree } from './useMenuTree.ts';

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
  useMenuAhead(isAhead);
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

/** Fetches the menu in advance, so that it opens complete. */
function useMenuAhead(isWanted: boolean): void {
  const { client } = usePlatform();
  const { layoutNodes } = useVocabulary();
  const { isLoggedIn } = useAuth();
  const tree = useMenuTree();
  useEffect(() => {
    if (isWanted && isLoggedIn !== null) void Promise.allSettled([preloadDialog(), fetchMenu(client, layoutNodes, tree)]);
  }, [isWanted, isLoggedIn, client, layoutNodes, tree]);
}
