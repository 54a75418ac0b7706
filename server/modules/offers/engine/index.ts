export { followFacts } from './followFacts.ts';
