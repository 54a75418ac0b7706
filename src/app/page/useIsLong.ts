import { useRef } from 'react';
import type { PageSlotsFragment } from '#src/gql/graphql.ts';
import { LONG } from '#src/shared/layouts/layoutPatch/longPage.ts';
import type { SlotsProps } from '#src/render/index.ts';
import type { LayoutNode, Vocabulary } from '../frame/vocabulary.tsx';

/** Number of shelves drawn at once. A screen shows fewer. */
export const AT_ONCE = 3;

export type MainProps = {
  readonly registry: Vocabulary['layoutNodes'];
  readonly layout: PageSlotsFragment;
  readonly canonicalUrl: string;
};

export type MainSlotsProps = Pick<MainProps, 'registry' | 'layout'> & Required<Pick<SlotsProps<LayoutNode>, 'shelf'>>;

/** True for a page of many shelves, or a page that the server sends in parts. */
export function useIsLong({ slots }: Pick<PageSlotsFragment, 'slots'>): boolean {
  const isLong = useRef(slots.length > LONG);
  return (isLong.current ||= slots.some(({ absence }) => absence === 'LATER'));
}
