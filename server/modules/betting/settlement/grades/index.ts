export { type FinalScore, hasScoreRule } from './grading.ts';
export { type GradeRefusal, type MarketGrades, recordGradesIn, type SelectionGrade } from './selectionGrades.ts';
