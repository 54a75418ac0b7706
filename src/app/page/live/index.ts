/** What keeps an open page up to date. It loads after the first shelves are there. */
export { followLayout, type Following } from './followLayout.ts';
export { holdStill } from './holdStill.ts';
