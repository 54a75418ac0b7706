import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useState } from 'react';
import { FrameSlots } from '#src/app/frame/shell/FrameSlots.tsx';
import { PlayersFrameSlots } from '#src/app/features/account/PlayersFrameSlots.tsx';
import { Page } from '#src/app/page/Page.tsx';
import { type OverlayVocabulary, useVocabulary } from '#src/app/frame/vocabulary.tsx';
import { useAuth } from '#src/core/auth/index.ts';
import { type DialogFrameFragment, DialogsDocument, FormDocument } from '#src/gql/graphql.ts';
import { OverlayProvider, RenderScope, Slots } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Heading, Text } from '#src/ui/Text.tsx';
import { familyOf } from '../../places/names.ts';
import type { Scene } from '../preview/messages.ts';

const Ground = styled('main', { padding: '$16', maxWidth: '$centred', margin: '0 auto', '--sticky-top': '0px', minHeight: '240px' });
const Narrow = styled(Ground, { maxWidth: '480px' });

export function SceneBody({ scene: { surface, login, dialogId } }: { readonly scene: Scene }) {
  const isThere = useLoggedIn(login === 'player');
  if (!isThere) return <Waiting />;
  if (surface === 'dialogs') return <Dialogs dialogId={dialogId} />;
  if (surface.startsWith('form:')) return <FormParts formId={surface.slice('form:'.length)} />;
  if (surface.startsWith('receipt:'))
    return (
      <Narrow>
        <Text tone="ink2">
          Receipts are shown from a transaction, and there is none in the preview. Their checks appear next to the form.
        </Text>
      </Narrow>
    );
  if (familyOf(surface) === 'Frame') {
    const Parts = login === 'player' ? PlayersFrameSlots : FrameSlots;
    return (
      <Narrow>
        <Parts surface={surface} skeleton={<Waiting />} />
      </Narrow>
    );
  }
  return (
    <Ground>
      <Page />
    </Ground>
  );
}

const Waiting = () => (
  <Ground aria-busy>
    <Skeleton height={160} shape="card" />
  </Ground>
);

/** Logs in a sample player if `isPlayer`. Returns true when the login state matches. */
function useLoggedIn(isPlayer: boolean): boolean {
  const { isLoggedIn, logIn } = useAuth();
  useEffect(() => {
    if (isPlayer && isLoggedIn === false) void logIn('preview', 'preview');
  }, [isPlayer, isLoggedIn, logIn]);
  return isLoggedIn === isPlayer;
}

function useOverlays(): OverlayVocabulary | null {
  const { loadOverlays } = useVocabulary();
  const [overlays, setOverlays] = useState<OverlayVocabulary | null>(null);
  useEffect(() => void loadOverlays().then(setOverlays), [loadOverlays]);
  return overlays;
}

function FormParts({ formId }: { readonly formId: string }) {
  const overlays = useOverlays();
  const { data } = useQuery(FormDocument, { variables: { formId } });
  const form = data?.form ?? null;
  const layout = useMemo(() => form && { revision: form.revision, slots: form.parts }, [form]);
  if (!overlays || !form || !layout) return <Waiting />;
  return (
    <Narrow>
      <Stack gap={16}>
        <Heading as="h1" size={18}>
          {form.title}
        </Heading>
        <RenderScope>
          <Slots registry={overlays.forms} layout={layout} />
        </RenderScope>
      </Stack>
    </Narrow>
  );
}

function Dialogs({ dialogId }: { readonly dialogId: string | null }) {
  const overlays = useOverlays();
  const { data } = useQuery(DialogsDocument);
  const [closed, setClosed] = useState<string | null>(null);
  if (!overlays || !data) return <Waiting />;
  const dialog = dialogId === null ? data.dialogs[0] : data.dialogs.find(({ id }) => id === dialogId);
  if (!dialog)
    return <Ground>{dialogId === null ? 'This audience sees no dialogs.' : 'This dialog is not shown to this audience.'}</Ground>;
  if (closed === dialog.id)
    return (
      <Ground>
        <Button tone="secondary" onClick={() => setClosed(null)}>
          Open again
        </Button>
      </Ground>
    );
  return <OneDialog dialog={dialog} overlays={overlays} onClose={() => setClosed(dialog.id)} />;
}

type OneDialogProps = { readonly dialog: DialogFrameFragment; readonly overlays: OverlayVocabulary; readonly onClose: () => void };

function OneDialog({ dialog, overlays, onClose }: OneDialogProps) {
  const layout = useMemo(() => ({ revision: dialog.revision, slots: [dialog] }), [dialog]);
  return (
    <OverlayProvider close={onClose}>
      <Slots registry={overlays.dialogs} layout={layout} />
    </OverlayProvider>
  );
}
