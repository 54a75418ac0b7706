import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { FormDocument, type FormPartsFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { OverlayProvider, RenderScope, Slots } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { closeOverlay, overlayStore } from '../hosts/overlayStore.ts';
import { useOverlayVocabulary } from './useOverlayVocabulary.ts';

export function FormHost() {
  const request = useStore(overlayStore, (state) => state.request);
  return request?.kind === 'form' ? <FormDialog key={request.formId} formId={request.formId} /> : null;
}

function FormDialog({ formId }: { readonly formId: string }) {
  const { data, error, refetch } = useQuery(FormDocument, { variables: { formId } });
  const form = data?.form ?? null;
  const isMissing = error !== undefined || data?.form === null;
  return (
    <Dialog open onClose={closeOverlay} title={form?.title ?? (isMissing ? t`Not available` : t`One moment`)} width={480}>
      {form ? (
        <FormParts form={form} />
      ) : isMissing ? (
        <EmptyState
          headingLevel="p"
          illustration="error"
          title={t`We could not open this form`}
          body={t`Nothing has changed. Please try again.`}
          action={<Button onClick={() => void refetch()}>{t`Try again`}</Button>}
        />
      ) : (
        <Stack gap={16} role="status" aria-label={t`Loading form`}>
          <Skeleton height={64} shape="control" />
          <Skeleton height={64} shape="control" />
          <Skeleton height={48} shape="control" />
        </Stack>
      )}
    </Dialog>
  );
}

function FormParts({ form }: { readonly form: FormPartsFragment }) {
  const overlays = useOverlayVocabulary(true);
  const layout = useMemo(() => ({ revision: form.revision, slots: form.parts }), [form]);
  if (overlays === null) return <Skeleton height={176} shape="card" />;
  return (
    <OverlayProvider close={closeOverlay}>
      <RenderScope>
        <Stack gap={16}>
          <Slots registry={overlays.forms} layout={layout} />
        </Stack>
      </RenderScope>
    </OverlayProvider>
  );
}
