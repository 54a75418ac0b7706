export { CENTS_A_POINT, pointsOf } from './points.ts';
export { tierProgressAt, tiers } from './tiers.ts';
