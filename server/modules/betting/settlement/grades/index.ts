export { type FinalScore, hasScoreRule, MOST_NAMED } from './grading.ts';
export { labelsOf, type Period, periodOf } from './periods.ts';
export { type GradeRefusal, type MarketGrades, recordGradesIn, type SelectionGrade } from './selectionGrades.ts';
