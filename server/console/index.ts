export { registerConsole } from './api.ts';
export { createChainWatch } from './chainWatch.ts';
export { lockDemoOperators } from './demoOperators.ts';
export { quarantineFailing } from './quarantine.ts';
export { advanceReleases } from './schedule.ts';
