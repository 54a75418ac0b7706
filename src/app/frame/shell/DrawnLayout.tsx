import type { ReactNode } from 'react';
import type { MenuSlotsFragment, PageSlotsFragment } from '#src/gql/graphql.ts';
import { Slots } from '#src/render/index.ts';
import { useSteady } from '../../page/steady.ts';
import { useLayoutRevisions } from '../../page/useLayoutRevisions.ts';
import { useVocabulary } from '../vocabulary.tsx';

export type FrameDrawing = { readonly registry: ReturnType<typeof useVocabulary>['layoutNodes']; readonly layout: PageSlotsFragment };
export type DrawSlots = (drawn: FrameDrawing) => ReactNode;

export function DrawnLayout({
  layout: answered,
  Draw = Slots,
}: {
  readonly layout: MenuSlotsFragment | PageSlotsFragment;
  readonly Draw?: DrawSlots | undefined;
}) {
  const { layoutNodes } = useVocabulary();
  // The cast is safe: this surface allows only menu shelves.
  const layout = useSteady(answered as PageSlotsFragment);
  useLayoutRevisions(layout, null);
  return <Draw registry={layoutNodes} layout={layout} />;
}
