import type { ApolloClient, Unmasked } from '@apollo/client';
import { useMemo, useState } from 'react';
import {
  DialogsDocument,
  type DialogsQuery,
  FormDocument,
  type FormQuery,
  FrameLayoutDocument,
  type FrameLayoutQuery,
  PageLayoutDocument,
  type PageLayoutQuery,
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

/** A whole document as its host would draw it; dialogs one under another, each to be opened. */
export function DrawnDocument({ drawing, manifest, client }: DrawnDocumentProps) {
  const parts = useMemo(() => partsOf(drawing, client), [drawing, client]);
  const registry = useMemo(() => registryFor(registryOf(drawing.operation), manifest), [drawing.operation, manifest]);
  if (parts.receipt) return <Receipt receipt={parts.receipt} />;
  if (drawing.operation === 'Dialogs') return parts.slots.map((slot) => <Opened key={slot.id} slot={slot} registry={registry} />);
  return (
    <RenderScope>
      <Stack gap={24}>
        <Slots registry={registry as Registry<DrawnNode>} layout={{ revision: parts.revision, slots: parts.slots }} />
        <Slots registry={registry as Registry<DrawnNode>} layout={{ revision: parts.revision, slots: parts.slots }} region="aside" />
      </Stack>
    </RenderScope>
  );
}

function Opened({ slot, registry }: { readonly slot: AnyFrame; readonly registry: AnyRegistry }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button tone="secondary" onClick={() => setIsOpen(true)}>
        {`Open ${slot.kind}`}
      </Button>
    );
  return (
    <OverlayProvider close={() => setIsOpen(false)}>
      <Slots registry={registry as Registry<DrawnNode>} layout={{ revision: 'preview', slots: [slot] }} />
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

/** Puts the answer where views read from, and hands over its frames. */
function partsOf({ operation, variables, data }: Drawing, client: Store): Parts {
  switch (operation) {
    case 'PageLayout': {
      const answer = data as Unmasked<PageLayoutQuery>;
      client.writeQuery({ query: PageLayoutDocument, variables: { canonicalUrl: variables['canonicalUrl'] ?? '/' }, data: answer });
      return layoutParts(answer.pageLayout);
    }
    case 'FrameLayout': {
      const answer = data as Unmasked<FrameLayoutQuery>;
      client.writeQuery({ query: FrameLayoutDocument, variables: { surface: variables['surface'] ?? '' }, data: answer });
      return layoutParts(answer.frameLayout);
    }
    case 'Dialogs': {
      const answer = data as Unmasked<DialogsQuery>;
      client.writeQuery({ query: DialogsDocument, data: answer });
      return { ...NOTHING, slots: answer.dialogs };
    }
    case 'Form': {
      const answer = data as Unmasked<FormQuery>;
      client.writeQuery({ query: FormDocument, variables: { formId: variables['formId'] ?? '' }, data: answer });
      return layoutParts(answer.form && { revision: answer.form.revision, slots: answer.form.parts });
    }
    case 'Receipt': {
      client.writeFragment({ fragment: ReceiptFragmentDoc, fragmentName: 'Receipt', data: data as Unmasked<ReceiptFragment> });
      return { ...NOTHING, receipt: data as ReceiptFragment };
    }
  }
}
