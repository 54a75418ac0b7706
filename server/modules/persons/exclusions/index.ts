export { everRuns } from './everRuns.ts';
