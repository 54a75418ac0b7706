export { lockEvent, planResult, planVoid, planVoidEvent } from './eventPlans.ts';
export { gradesText, planGrades, compareWithGrades } from './gradePlans.ts';
