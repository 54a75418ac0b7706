export { isDialogAck } from './acknowledged.ts';
export { factsOf } from './facts.ts';
export { isDue, settledDialogs } from './settled.ts';
export { skipTour } from './tour.ts';
export { isForThem } from './whose.ts';
