import { Slots, type SlotsProps } from '#src/render/index.ts';
import type { LayoutNode } from '../../vocabulary.tsx';
import { useInSteps } from '../steps.ts';
import type { MainProps } from '../useIsLong.ts';

export type MainSlotsProps = Pick<MainProps, 'registry' | 'layout'> & Required<Pick<SlotsProps<LayoutNode>, 'shelf'>>;

/** Draws the main region of a short page in steps where it stands behind a first view. Loads with such a start alone. */
export function SteppedSlots({ registry, layout, shelf }: MainSlotsProps) {
  return <Slots registry={registry} layout={useInSteps(layout)} shelf={shelf} />;
}
