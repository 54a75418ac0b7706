/** Loads after the first shelves. */
export { followLayout, type Following } from './followLayout.ts';
export { holdStill } from './holdStill.ts';
