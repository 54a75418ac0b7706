import { Slots } from '#src/render/index.ts';
import { useInSteps } from '../steps.ts';
import type { MainSlotsProps } from '../useIsLong.ts';

export function SteppedSlots({ registry, layout, shelf }: MainSlotsProps) {
  return <Slots registry={registry} layout={useInSteps(layout)} shelf={shelf} />;
}
