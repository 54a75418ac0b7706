/** The door: tiers of the loyalty programme, and where a player stands in it. */
export { CENTS_A_POINT, pointsOf } from './points.ts';
export { standingAt, tiers } from './tiers.ts';
