import { useCallback, useMemo } from 'react';
import type { DialogFrameFragment } from '#src/gql/graphql.ts';
import { OverlayProvider, type Registry, Slots } from '#src/render/index.ts';
import type { DialogNode } from '../vocabulary.tsx';
import { DialogStandIn } from './DialogStandIn.tsx';
import { useDialogs } from './useDialogs.ts';
import { type OpenDialogs, useOpenDialogs } from './useOpenDialogs.ts';
import { useOverlayVocabulary } from './useOverlayVocabulary.ts';

export function DialogHost() {
  const { known, ask } = useDialogs();
  const { stack, close } = useOpenDialogs(known);
  const overlays = useOverlayVocabulary(stack.length > 0);
  if (overlays === null) return null;
  return stack.map((dialog) => <OpenDialog key={dialog.id} dialog={dialog} registry={overlays.dialogs} onClose={close} onRefresh={ask} />);
}

type OpenDialogProps = {
  readonly dialog: DialogFrameFragment;
  readonly registry: Registry<DialogNode>;
  readonly onClose: OpenDialogs['close'];
  readonly onRefresh: () => void;
};

function OpenDialog({ dialog, registry, onClose, onRefresh }: OpenDialogProps) {
  const layout = useMemo(() => ({ revision: dialog.revision, slots: [dialog] }), [dialog]);
  const close = useCallback(() => onClose(dialog, true), [onClose, dialog]);
  const skip = useCallback(() => onClose(dialog, false), [onClose, dialog]);
  return (
    <OverlayProvider close={close} skip={skip} refresh={onRefresh} standIn={DialogStandIn}>
      <Slots registry={registry} layout={layout} />
    </OverlayProvider>
  );
}
