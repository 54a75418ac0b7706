import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import type { DialogFrameFragment } from '#src/gql/graphql.ts';
import { reportNode, usePlatform } from '#src/platform/index.ts';
import { overPageStore } from '#src/platform/overPage.ts';
import { closeOverlay, overlayStore } from '../hosts/overlayStore.ts';
import { ClosedDialogs } from './closedDialogs.ts';
import { belongsTo, dueDialog, type DialogContext } from './dialogQueue.ts';
import { loginInstant } from './loginInstant.ts';
import { useScheduler } from '../../startup/SchedulerContext.ts';
import { atQuietMoment } from './quietMoment.ts';
import { SeenDialogs } from './seenDialogs.ts';
import { useDialogCode } from './useDialogCode.ts';
import type { Known } from './useDialogs.ts';

export type OpenDialogs = {
  readonly stack: readonly DialogFrameFragment[];
  readonly close: (dialog: DialogFrameFragment, isForGood: boolean) => void;
};

/** Stack of open dialogs: first the one that opened by itself, then those that the player requested. */
export function useOpenDialogs(known: Known | null): OpenDialogs {
  const { storage } = usePlatform();
  const client = useApolloClient();
  const closed = useMemo(() => new ClosedDialogs(storage, client), [storage, client]);
  const [seen] = useState(() => new SeenDialogs());
  const [stack, setStack] = useState<readonly DialogFrameFragment[]>([]);
  const open = useCallback((dialog: DialogFrameFragment) => setStack((now) => [...now.filter(({ id }) => id !== dialog.id), dialog]), []);
  const playerId = known?.playerId ?? null;
  useEffect(() => {
    if (playerId !== null) closed.tellAgain(playerId);
  }, [closed, playerId]);
  useEffect(() => setStack((now) => now.flatMap(({ id }) => known?.dialogs.find((dialog) => dialog.id === id) ?? [])), [known]);
  useNamed(known, open);
  const isClosed = useCallback(
    (dialog: DialogFrameFragment) => seen.has(dialog, playerId) || closed.has(dialog, playerId),
    [seen, closed, playerId],
  );
  const openDue = useLeaveWithPage(open, setStack);
  const hasDialog = stack.length > 0;
  useEffect(() => overPageStore.setState({ hasDialog }), [hasDialog]);
  useEffect(() => () => overPageStore.setState({ hasDialog: false }), []);
  const hasNotice = useStore(overPageStore, (over) => over.hasNotice);
  useDue(known, isClosed, !hasDialog && !hasNotice, openDue);
  const close = useCallback(
    (dialog: DialogFrameFragment, isForGood: boolean) => {
      seen.close(dialog, playerId);
      setStack((now) => now.filter(({ id }) => id !== dialog.id));
      const { request } = overlayStore.getState();
      if (request?.kind === 'dialog' && isNamed(dialog, request.dialogId)) closeOverlay();
      if (isForGood) closed.close(dialog, playerId);
    },
    [seen, closed, playerId],
  );
  return { stack, close };
}

type Change = (now: readonly DialogFrameFragment[]) => readonly DialogFrameFragment[];

/** Closes the dialog that opened by itself when the player leaves its pages. */
function useLeaveWithPage(open: (dialog: DialogFrameFragment) => void, setStack: (change: Change) => void) {
  const { pathname } = useLocation();
  const ownId = useRef<string | null>(null);
  useEffect(() => {
    setStack((now) => (now.some(isStray) ? now.filter((dialog) => !isStray(dialog)) : now));
    function isStray(dialog: DialogFrameFragment): boolean {
      return dialog.id === ownId.current && !belongsTo(dialog, pathname);
    }
  }, [pathname, setStack]);
  return useCallback(
    (dialog: DialogFrameFragment) => {
      ownId.current = dialog.id;
      open(dialog);
    },
    [open],
  );
}

const isNamed = ({ id, node }: DialogFrameFragment, name: string): boolean => id === name || node?.id === name;

/** Opens a dialog requested by name. Reports an unknown name. */
function useNamed(known: Known | null, open: (dialog: DialogFrameFragment) => void): void {
  const request = useStore(overlayStore, (state) => state.request);
  useEffect(() => {
    if (known === null || request?.kind !== 'dialog') return;
    const named = known.dialogs.find((dialog) => isNamed(dialog, request.dialogId));
    if (named) return open(named);
    reportNode({ revision: known.dialogs[0]?.revision ?? '', nodeId: request.dialogId, kind: 'ModalDeepLink', reason: 'missing' });
    closeOverlay();
  }, [known, request, open]);
}

function useDue(
  known: Known | null,
  isClosed: DialogContext['isOver'],
  isFree: boolean,
  open: (dialog: DialogFrameFragment) => void,
): void {
  const { pathname } = useLocation();
  const fetchCode = useDialogCode();
  const scheduler = useScheduler();
  useEffect(() => {
    if (known === null || !isFree) return;
    const isOver = (dialog: DialogFrameFragment): boolean => known.settled.has(dialog.id) || isClosed(dialog);
    const find = () => {
      const sinceLoginMs = loginInstant.current === null ? null : performance.now() - loginInstant.current;
      return dueDialog(known.dialogs, { path: pathname, sinceLoginMs, isOver });
    };
    const next = find();
    if (next === null) return;
    let callOff: (() => void) | null = () => undefined;
    void fetchCode(next.kind).then(() => {
      if (callOff === null) return;
      callOff = atQuietMoment(scheduler, () => {
        const due = find();
        if (due !== null) open(due);
      });
    });
    return () => {
      callOff?.();
      callOff = null;
    };
  }, [known, isClosed, isFree, pathname, open, fetchCode, scheduler]);
}
