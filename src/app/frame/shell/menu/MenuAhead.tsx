import { useEffect } from 'react';
import { useAuth } from '#src/core/auth/index.ts';
import { usePlatform } from '#src/platform/index.ts';
import { preloadDialog } from '#src/ui/dialog/Dialog.tsx';
import { useVocabulary } from '../../vocabulary.tsx';
import { fetchMenu } from './fetchMenu.ts';
import { useMenuTree } from './useMenuTree.ts';

/** Fetches what the phone's menu needs, so that it opens whole. Draws nothing. */
export function MenuAhead({ preloadMenu }: { readonly preloadMenu: () => Promise<void> }) {
  const { client } = usePlatform();
  const { layoutNodes } = useVocabulary();
  const { isLoggedIn } = useAuth();
  const tree = useMenuTree();
  useEffect(() => {
    if (isLoggedIn !== null) void Promise.allSettled([preloadMenu(), preloadDialog(), fetchMenu(client, layoutNodes, tree)]);
  }, [preloadMenu, isLoggedIn, client, layoutNodes, tree]);
  return null;
}
