export { followLayout, type Following } from './followLayout.ts';
export { holdStill } from './holdStill.ts';
