export { type DryRun, dryRun } from './dryRun.ts';
export { lastDays } from './readWindow.ts';
