export { DEMO_PASSWORD, demoAccounts } from './demo/demoAccounts.ts';
export { demoOperators } from './demo/demoOperators.ts';
export { fillWorld } from './fillWorld.ts';
export { gameFeatures } from './gameProvider/paytable.ts';
export { openSandbox, type OpenSandbox } from './openSandbox.ts';
export type { Parties } from './partiesBeside.ts';
