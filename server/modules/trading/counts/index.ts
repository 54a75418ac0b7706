export { countOf } from './counters.ts';
