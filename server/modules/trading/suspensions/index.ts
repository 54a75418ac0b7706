export { listSuspensions } from './listSuspensions.ts';
export { showSuspensions } from './showSuspensions.ts';
export { endSuspensionIn, giveBackIn, suspendIn } from './suspend.ts';
export { createSuspensionWatch } from './suspensionWatch.ts';
