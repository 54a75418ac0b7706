/** The door: what operators do, behind a host of their own. */
export { registerConsole } from './api.ts';
export { seedDemoOperators } from './demoOperators.ts';
export { advanceReleases } from './schedule.ts';
