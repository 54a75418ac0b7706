import type { FragmentType } from '@apollo/client';
import { useEffect } from 'react';
import { type MaintenanceFragment, MaintenanceFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode, useOverlay } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button, ButtonFace } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/Text.tsx';
import { DialogActions } from '../../parts/dialog/DialogActions.tsx';
import { DialogArt } from '../../parts/dialog/DialogArt.tsx';
import { Paragraphs } from '../../parts/text/Paragraphs.tsx';

export function Maintenance({ node }: { readonly node: FragmentType<MaintenanceFragment> }) {
  const { id, title, body, closing, illustration, dismissible, refreshIntervalSeconds, linkLabel, link } = useNode(
    MaintenanceFragmentDoc,
    node,
  );
  const { close, refresh } = useOverlay();
  useEffect(() => {
    if (refreshIntervalSeconds === null) return;
    const timer = setInterval(refresh, refreshIntervalSeconds * 1_000);
    return () => clearInterval(timer);
  }, [refresh, refreshIntervalSeconds]);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      dismissible={dismissible}
      role={dismissible ? 'dialog' : 'alertdialog'}
      actions={
        <DialogActions>
          {link === null ? null : (
            <ButtonFace as={LinkTo} tone="secondary" link={link} of={id} {...(dismissible ? { onFollow: close } : {})}>
              {linkLabel}
            </ButtonFace>
          )}
          {dismissible ? <Button onClick={close}>{t`OK`}</Button> : <Button onClick={refresh}>{t`Try again`}</Button>}
        </DialogActions>
      }
    >
      <Stack gap={16}>
        <DialogArt name={illustration} />
        <Paragraphs text={body} />
        <Text as="p" weight="medium">
          {closing}
        </Text>
      </Stack>
    </Dialog>
  );
}
