import { useRef } from 'react';
import type { PageSlotsFragment } from '#src/gql/graphql.ts';
import { LONG } from '#src/shared/layouts/layoutPatch/longPage.ts';
import type { SlotsProps } from '#src/render/index.ts';
import type { LayoutNode, Vocabulary } from '../frame/vocabulary.tsx';

/** What the main region of a page is drawn from. */
export type MainProps = {
  readonly registry: Vocabulary['layoutNodes'];
  readonly layout: PageSlotsFragment;
  readonly canonicalUrl: string;
};

/** The same of a short page, with what draws its shelves in turn. */
export type MainSlotsProps = Pick<MainProps, 'registry' | 'layout'> & Required<Pick<SlotsProps<LayoutNode>, 'shelf'>>;

/** A page stays as it began, so that nothing is drawn anew when it grows; but when the server sends it in parts it has to be asked for. */
export function useIsLong({ slots }: Pick<PageSlotsFragment, 'slots'>): boolean {
  const isLong = useRef(slots.length > LONG);
  return (isLong.current ||= slots.some(({ absence }) => absence === 'LATER'));
}
