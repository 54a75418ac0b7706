/** The door: what operators do, behind a host of their own. */
export { registerConsole } from './api.ts';
export { demoOperators, seedDemoOperators } from './demoOperators.ts';
