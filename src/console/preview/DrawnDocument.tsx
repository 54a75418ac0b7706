import type { ApolloClient } from '@apollo/client';
import { useMemo, useState } from 'react';
import {
  DialogsDocument,
  FormDocument,
  FrameLayoutDocument,
  PageLayoutDocument,
  type ReceiptFragment,
  ReceiptFragmentDoc,
} from '#src/gql/graphql.ts';
import { type AnyFrame, type AnyRegistry, OverlayProvider, Receipt, RenderScope, type Registry, Slots } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { type BuildManifest, registryFor } from './builds.ts';
import type { DrawnNode } from './cases.ts';
import { families } from './kinds.ts';
import type { Drawing } from './ownFile.ts';

type Store = Pick<ApolloClient, 'writeQuery' | 'writeFragment'>;
type DrawnDocumentProps = { readonly drawing: Drawing; readonly manifest: BuildManifest; readonly client: Store };

export function DrawnDocument({ drawing, manifest, client }: DrawnDocumentProps) {
  const parts = useMemo(() => partsOf(drawing, client), [drawing, client]);
  const registry = useMemo(
    () => registryFor(registryOf(drawing.operation), manifest) as Registry<DrawnNode>,
    [drawing.operation, manifest],
  );
  if (parts.receipt) return <Receipt receipt={parts.receipt} />;
  if (drawing.operation === 'Dialogs') return parts.slots.map((slot) => <Opened key={slot.id} slot={slot} registry={registry} />);
  return (
    <RenderScope>
      <Stack gap={24}>
        <Slots registry={registry} layout={{ revision: parts.revision, slots: parts.slots }} />
        <Slots registry={registry} layout={{ revision: parts.revision, slots: parts.slots }} region="aside" />
      </Stack>
    </RenderScope>
  );
}

function Opened({ slot, registry }: { readonly slot: AnyFrame; readonly registry: Registry<DrawnNode> }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        {`Open ${slot.kind}`}
      </Button>
    );
  return (
    <OverlayProvider close={() => setIsOpen(false)}>
      <Slots registry={registry} layout={{ revision: 'preview', slots: [slot] }} />
    </OverlayProvider>
  );
}

const registryOf = (operation: Drawing['operation']): AnyRegistry => {
  const { pageShelves = {}, casinoShelves = {}, menuShelves = {}, dialogs = {}, forms = {} } = families;
  if (operation === 'Dialogs') return dialogs;
  return operation === 'Form' ? forms : { ...pageShelves, ...casinoShelves, ...menuShelves };
};

type Parts = { readonly revision: string; readonly slots: readonly AnyFrame[]; readonly receipt: ReceiptFragment | null };
const NOTHING: Parts = { revision: 'preview', slots: [], receipt: null };

const layoutParts = (layout: { readonly revision: string; readonly slots: readonly AnyFrame[] } | null): Parts =>
  layout ? { ...NOTHING, revision: layout.revision, slots: layout.slots } : NOTHING;

function partsOf(drawing: Drawing, client: Store): Parts {
  const { variables } = drawing;
  switch (drawing.operation) {
    case 'PageLayout': {
      client.writeQuery({ query: PageLayoutDocument, variables: { canonicalUrl: variables['canonicalUrl'] ?? '/' }, data: drawing.data });
      return layoutParts(drawing.data.pageLayout);
    }
    case 'FrameLayout': {
      client.writeQuery({ query: FrameLayoutDocument, variables: { surface: variables['surface'] ?? '' }, data: drawing.data });
      return layoutParts(drawing.data.frameLayout);
    }
    case 'Dialogs': {
      client.writeQuery({ query: DialogsDocument, data: drawing.data });
      return { ...NOTHING, slots: drawing.data.dialogs };
    }
    case 'Form': {
      client.writeQuery({ query: FormDocument, variables: { formId: variables['formId'] ?? '' }, data: drawing.data });
      return layoutParts(drawing.data.form && { revision: drawing.data.form.revision, slots: drawing.data.form.parts });
    }
    case 'Receipt': {
      client.writeFragment({ fragment: ReceiptFragmentDoc, fragmentName: 'Receipt', data: drawing.data });
      return { ...NOTHING, receipt: drawing.data };
    }
  }
}
