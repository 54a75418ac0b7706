export { correctSuspensions } from './correctSuspensions.ts';
export { listSuspensions } from './listSuspensions.ts';
export { showSuspensions } from './showSuspensions.ts';
export { giveBackIn, suspendIn } from './suspend.ts';
