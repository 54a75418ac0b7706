export { closeHarmCase, harmFileOf, openHarmCases } from './cases.ts';
export { computeHarm, currentScore, forgetHarm, keepScore } from './keepScores.ts';
export { harmLevelOf } from './level.ts';
export { noteExclusionVisit } from './visits.ts';
