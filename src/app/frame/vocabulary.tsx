import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { DialogFrameFragment, FormPartsFragment, PageSlotsFragment } from '#src/gql/graphql.ts';
import type { Registry, RenderPorts } from '#src/render/index.ts';
import type { OpenedGame } from '#src/shared/site/openedGame.ts';

export type LayoutNode = NonNullable<PageSlotsFragment['slots'][number]['node']>;
export type DialogNode = NonNullable<DialogFrameFragment['node']>;
export type FormNode = NonNullable<FormPartsFragment['parts'][number]['node']>;

export type OverlayVocabulary = { readonly dialogs: Registry<DialogNode>; readonly forms: Registry<FormNode> };

export type Vocabulary = Pick<RenderPorts, 'links' | 'actions' | 'loadReceiptLines'> & {
  readonly layoutNodes: Registry<LayoutNode>;
  readonly loadOverlays: () => Promise<OverlayVocabulary>;
  readonly GameStage: ComponentType<{ readonly game: OpenedGame; readonly children: ReactNode }>;
};

const VocabularyContext = createContext<Vocabulary | null>(null);

export function VocabularyProvider({ vocabulary, children }: { readonly vocabulary: Vocabulary; readonly children: ReactNode }) {
  return <VocabularyContext value={vocabulary}>{children}</VocabularyContext>;
}

/** Throws outside a `VocabularyProvider`. */
export function useVocabulary(): Vocabulary {
  const vocabulary = use(VocabularyContext);
  if (!vocabulary) throw new Error('useVocabulary needs a VocabularyProvider above it');
  return vocabulary;
}
