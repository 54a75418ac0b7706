import { useLazyQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { useAuth } from '#src/core/auth/index.ts';
import { type DialogFrameFragment, DialogsDocument } from '#src/gql/graphql.ts';
import { reportError } from '#src/platform/index.ts';
import { OverlayProvider, Slots } from '#src/render/index.ts';
import { closeOverlay, overlayStore } from '../hosts/overlayStore.ts';
import { dueDialog } from './dialogQueue.ts';
import { loginInstant } from './loginInstant.ts';
import { useOverlayVocabulary } from './useOverlayVocabulary.ts';

/** Opens published dialogs: after a login, on entering a page, or by name; one at a time, the most important first. */
export function DialogHost() {
  const dialogs = useDialogs();
  const { shown, close } = useShown(dialogs);
  const overlays = useOverlayVocabulary(shown !== null);
  const layout = useMemo(() => (shown === null ? null : { revision: shown.id, slots: [shown] }), [shown]);
  if (layout === null || overlays === null) return null;
  return (
    <OverlayProvider close={close}>
      <Slots registry={overlays.dialogs} layout={layout} />
    </OverlayProvider>
  );
}

const NONE: readonly DialogFrameFragment[] = [];

/** What may open for who is here now; asked again when that changes. */
function useDialogs(): readonly DialogFrameFragment[] {
  const { isLoggedIn } = useAuth();
  const [load, { data }] = useLazyQuery(DialogsDocument, { fetchPolicy: 'network-only' });
  useEffect(() => {
    if (isLoggedIn !== null) load().catch((error: unknown) => reportError('layout', error));
  }, [isLoggedIn, load]);
  return data?.dialogs ?? NONE;
}

function useShown(dialogs: readonly DialogFrameFragment[]) {
  const { isLoggedIn } = useAuth();
  const { pathname } = useLocation();
  const request = useStore(overlayStore, (state) => state.request);
  const [shown, setShown] = useState<DialogFrameFragment | null>(null);
  const seen = useRef(new Set<string>());
  useEffect(() => {
    if (shown !== null) return;
    const named =
      request?.kind === 'dialog' ? dialogs.find(({ id, node }) => id === request.dialogId || node?.id === request.dialogId) : undefined;
    const sinceLoginMs = loginInstant.current === null ? null : performance.now() - loginInstant.current;
    const due = named ?? dueDialog(dialogs, { path: pathname, sinceLoginMs, seen: seen.current });
    if (!due) return;
    seen.current.add(due.id);
    setShown(due);
    // A login is an occasion also when the answer for the player is the one that the visitor had.
  }, [dialogs, pathname, request, shown, isLoggedIn]);
  const close = useCallback(() => {
    setShown(null);
    closeOverlay();
  }, []);
  return { shown, close };
}
