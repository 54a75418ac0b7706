import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { FrameLayoutDocument, type PageSlotsFragment } from '#src/gql/graphql.ts';
import { Slots } from '#src/render/index.ts';
import { useLayoutRevisions } from '../page/useLayoutRevisions.ts';
import { useVocabulary } from '../vocabulary.tsx';

/** A published part of the frame around pages. `instead` stands where there is none or it failed. */
export function FrameSlots({
  surface,
  skeleton,
  instead = null,
}: {
  readonly surface: string;
  readonly skeleton: ReactNode;
  readonly instead?: ReactNode;
}) {
  const { data, loading, refetch } = useQuery(FrameLayoutDocument, { variables: { surface } });
  if (data?.frameLayout) return <Drawn layout={data.frameLayout} reload={refetch} />;
  return loading ? skeleton : instead;
}

function Drawn({ layout, reload }: { readonly layout: PageSlotsFragment; readonly reload: () => Promise<unknown> }) {
  const { layoutNodes } = useVocabulary();
  useLayoutRevisions(layout, reload);
  return <Slots registry={layoutNodes} layout={layout} />;
}
