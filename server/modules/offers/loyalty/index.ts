export { CENTS_A_POINT, pointsOf } from './points.ts';
export { standingAt, tiers } from './tiers.ts';
