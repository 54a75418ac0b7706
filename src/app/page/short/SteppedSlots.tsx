import { Slots } from '#src/render/index.ts';
import { useInSteps } from '../steps.ts';
import type { MainSlotsProps } from '../useIsLong.ts';

/** Draws the main region of a short page in steps where it stands behind a first view. Loads with such a start alone. */
export function SteppedSlots({ registry, layout, shelf }: MainSlotsProps) {
  return <Slots registry={registry} layout={useInSteps(layout)} shelf={shelf} />;
}
