export type { Display, Expectation, Incident, Progress, SportModel } from './sportModel.ts';
export { models } from './sports.ts';
